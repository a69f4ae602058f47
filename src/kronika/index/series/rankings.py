"""The most frequent things or keywords, stretch by stretch."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from kronika.index.series.selection import Selection, Stretch
from kronika.model.series import Ranked, Ranking

EXACT = 200_000  # of a selection with fewer articles, all terms of every segment are compared
DEEP = 200  # of a larger one so many; what lies deeper in a segment's stretch has one article there, hardly two
EVERY = 100_000


class Counted(StrEnum):
    """What is ranked; the value is the field of the index."""

    THINGS = "entity_key"
    KEYWORDS = "keyword_key"
    OWN_KEYWORDS = "own_keyword_key"  # those the sites gave


def rankings(selection: Selection, stretches: Sequence[Stretch], counted: Counted, *, best: int) -> tuple[Ranking, ...]:
    """Of each stretch the most frequent; names are still the keys."""
    inner = {"best": {"terms": terms(selection, counted, 2 * best)}}
    told = selection.per_stretch(stretches, inner, each=2 * best)
    return tuple(
        Ranking(day=first, articles=int(bucket["doc_count"]), best=ranked(bucket["best"]["buckets"], best))
        for (first, _), bucket in zip(stretches, told, strict=True)
    )


def most_frequent(selection: Selection, counted: Counted, *, best: int) -> tuple[Ranked, ...]:
    """The same over the whole selection."""
    spec = {"best": {"terms": terms(selection, counted, 2 * best)}}
    return ranked(selection.searcher.aggregate(selection.query, spec)["best"]["buckets"], best)


def terms(selection: Selection, counted: Counted, size: int) -> dict[str, Any]:
    """How the index is asked. Each segment hands in its own most frequent, so with several it must look deeper."""
    one = selection.searcher.num_segments <= 1
    deep = size if one else EVERY if selection.count() <= EXACT else max(DEEP, size)
    return {"field": counted.value, "size": size, "segment_size": deep}


def ranked(buckets: Sequence[dict[str, Any]], best: int) -> tuple[Ranked, ...]:
    """The most frequent first; of equals in the order of the alphabet."""
    ordered = sorted(buckets, key=lambda one: (-one["doc_count"], one["key"]))
    return tuple(Ranked(key=one["key"], name=one["key"], articles=int(one["doc_count"])) for one in ordered[:best])
