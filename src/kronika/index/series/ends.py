"""The articles at both ends of each stretch: the most negative and the most positive."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from kronika.index.series.selection import Selection, Stretch
from kronika.model.analysis import Tone

DIRECTIONS = {Tone.NEGATIVE: "asc", Tone.POSITIVE: "desc"}


@dataclass(frozen=True, slots=True, kw_only=True)
class AtEnd:
    """An article and how it sounds."""

    day: date  # the first of its stretch
    end: Tone
    article_id: int
    score: float


def ends(selection: Selection, stretches: Sequence[Stretch], *, best: int) -> list[AtEnd]:
    """Of each stretch the most negative, then the most positive; a positive article is never among the most negative."""
    told = selection.with_tone().per_stretch(stretches, {end.value: extreme(end, best) for end in DIRECTIONS}, each=2)
    return [
        AtEnd(day=first, end=end, article_id=number, score=score)
        for (first, _), bucket in zip(stretches, told, strict=True)
        for end in DIRECTIONS
        for score, number in hits(bucket[end.value]["hits"], end)
    ]


def extreme(end: Tone, best: int) -> dict[str, Any]:
    """How the index is asked for one end."""
    order = [{"score": DIRECTIONS[end]}, {"id": "asc"}]
    return {"top_hits": {"size": best, "sort": order, "docvalue_fields": ["id", "score"]}}


def hits(told: Sequence[dict[str, Any]], end: Tone) -> list[tuple[float, int]]:
    """Points and number of each article that is on this side of nought."""
    found = [(float(one["docvalue_fields"]["score"][0]), int(one["docvalue_fields"]["id"][0])) for one in told]
    return [(score, number) for score, number in found if (score < 0 if end is Tone.NEGATIVE else score > 0)]
