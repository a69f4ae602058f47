"""Fragments and answers as plain JSON objects, one a line: how they leave a chronicle and come into another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any

from kronika.model.annotation import Answer, Choice, Fragment, GivenAnswer, NewFragment
from kronika.model.errors import InputError

DEVICE = "device-"  # before the number of an annotator that has no name
WORDS = {"yes": Choice.YES, "no": Choice.NO, "skip": Choice.SKIP, "1": Choice.YES, "0": Choice.NO}
WORDS |= {"true": Choice.YES, "false": Choice.NO, "mass": Choice.YES, "not_mass": Choice.NO}


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedAnswer:
    """An answer from elsewhere: fragment and annotator by the names they have there."""

    kind: str
    key: str
    annotator: str
    choice: Choice
    client: str
    at: datetime | None = None
    seconds: float | None = None
    undone: datetime | None = None

    def given(self, fragment_id: int) -> GivenAnswer:
        """The answer to a fragment of ours."""
        return GivenAnswer(fragment_id=fragment_id, choice=self.choice, client=self.client, seconds=self.seconds)


def fragment_line(fragment: Fragment) -> dict[str, Any]:
    """A fragment as JSON, with what its answers come to."""
    return {
        "kind": fragment.kind,
        "site": fragment.site,
        "key": fragment.key,
        "before": fragment.before,
        "marked": fragment.marked,
        "after": fragment.after,
        "path": list(fragment.path),
        "p": fragment.p,
        "decided": fragment.decided,
        "url": fragment.url,
        "start": fragment.start,
        "end": fragment.end,
        "gold": fragment.gold,
        "answers": fragment.answers,
        "truth": fragment.truth,
        "truth_p": fragment.truth_p,
    }


def answer_line(answer: Answer, fragment: Fragment, annotator: str) -> dict[str, Any]:
    """An answer as JSON."""
    return {
        "kind": fragment.kind,
        "key": fragment.key,
        "annotator": annotator,
        "choice": answer.choice,
        "at": answer.at.isoformat(),
        "seconds": answer.seconds,
        "client": answer.client,
        "undone": answer.undone.isoformat() if answer.undone else None,
    }


def is_answer(line: Mapping[str, Any]) -> bool:
    """Whether a line is an answer and no fragment."""
    return "choice" in line and "annotator" in line


def read_fragment(line: Mapping[str, Any], kind: str) -> NewFragment:
    """A fragment from a line; `kind` where it names none."""
    marked = text(line, "marked")
    before, after, site = text(line, "before", ""), text(line, "after", ""), text(line, "site", "")
    gold = line.get("gold")
    p = line.get("p", 0.5)
    if isinstance(p, bool) or not isinstance(p, int | float) or not 0 <= p <= 1:
        raise InputError("p must be a number between 0 and 1.")
    return NewFragment(
        kind=text(line, "kind", kind),
        site=site,
        key=text(line, "key", "") or fingerprint(site, before, marked, after),
        before=before,
        marked=marked,
        after=after,
        path=tuple(str(step) for step in line.get("path") or ()),
        p=float(p),
        decided=bool(line.get("decided", False)),
        start=whole(line, "start"),
        end=whole(line, "end"),
        url=text(line, "url", ""),
        gold=None if gold is None else choice_of(gold),
    )


def read_answer(line: Mapping[str, Any], kind: str) -> NamedAnswer:
    """An answer from a line."""
    key, annotator, choice = text(line, "key"), str(line["annotator"]), choice_of(line["choice"])
    seconds = line.get("seconds")
    at = moment(line.get("at"))
    return NamedAnswer(
        kind=text(line, "kind", kind),
        key=key,
        annotator=annotator,
        choice=choice,
        client=text(line, "client", "") or fingerprint(key, annotator, choice, str(line.get("at"))),
        at=at,
        seconds=float(seconds) if isinstance(seconds, int | float) else None,
        undone=moment(line.get("undone")),
    )


def choice_of(said: object) -> Choice:
    """Yes, no or skip, as people and programs write them."""
    found = WORDS.get(str(said).strip().lower())
    if found is None:
        raise InputError(f"“{said}” is no answer; write yes, no or skip.")
    return found


def text(line: Mapping[str, Any], name: str, usual: str | None = None) -> str:
    """A text field."""
    value = line.get(name, usual)
    if not isinstance(value, str):
        raise InputError(f"“{name}” is missing or no text.")
    return value


def whole(line: Mapping[str, Any], name: str) -> int:
    """A whole number, or 0."""
    value = line.get(name, 0)
    return value if isinstance(value, int) and 0 <= value < 2**31 else 0


def moment(value: object) -> datetime | None:
    """A moment in ISO form; without a zone it is UTC."""
    if not isinstance(value, str) or not value:
        return None
    try:
        found = datetime.fromisoformat(value)
    except ValueError as error:
        raise InputError(f"“{value}” is no moment; write one such as 2026-03-01T18:00:00Z.") from error
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def fingerprint(*parts: str) -> str:
    """A short name that is the same for the same parts."""
    return blake2b("\n".join(parts).encode("utf-8", "replace"), digest_size=16).hexdigest()
