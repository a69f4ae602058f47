"""What is ignored on a watched page, as JSON; and how a person's word and a check's findings come together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from kronika.model.watch import Ignore, NoiseKind


def to_json(ignores: Iterable[Ignore]) -> list[dict[str, Any]]:
    """Ignores as a row keeps them; what says nothing is left out."""
    return [
        {
            name: value
            for name, value in (
                ("kind", one.kind.value),
                ("where", one.where),
                ("sample", one.sample),
                ("off", not one.on),
                ("by", one.by),
                ("since", one.since.astimezone(UTC).isoformat() if one.since else None),
            )
            if value
        }
        for one in ignores
    ]


def from_json(kept: Sequence[dict[str, Any]]) -> tuple[Ignore, ...]:
    """Ignores as they were kept."""
    return tuple(
        Ignore(
            kind=NoiseKind(one["kind"]),
            where=one.get("where", ""),
            sample=one.get("sample", ""),
            on=not one.get("off", False),
            by=one.get("by", ""),
            since=datetime.fromisoformat(one["since"]) if "since" in one else None,
        )
        for one in kept
    )


def with_word(kept: Sequence[Ignore], said: Ignore) -> tuple[Ignore, ...]:
    """With what a person said about one ignore, in its place or at the end."""
    found = next((one for one in kept if one.key == said.key), None)
    if found is None:
        return (*kept, said)
    word = replace(said, sample=said.sample or found.sample, since=said.since or found.since)
    return tuple(word if one.key == said.key else one for one in kept)


def with_findings(kept: Sequence[Ignore], found: Sequence[Ignore]) -> tuple[Ignore, ...]:
    """With what a check found. What a person decided stays, whatever the check believed when it began."""
    words = {one.key: one for one in kept if one.by}
    news = {one.key: one for one in found if one.key not in words and not one.by}
    before = [words.get(one.key) or news[one.key] for one in kept if one.key in words or one.key in news]
    known = {one.key for one in before}
    return (*before, *(one for key, one in news.items() if key not in known))
