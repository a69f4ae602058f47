"""Mean points of articles, stretch by stretch: of all of a selection, or of each source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kronika.index.series.selection import Selection, Stretch
from kronika.model.series import Point

MEANS = {
    "positive": {"avg": {"field": "positive"}},
    "negative": {"avg": {"field": "negative"}},
    "value": {"avg": {"field": "score"}},
}


def points(selection: Selection, stretches: Sequence[Stretch]) -> tuple[Point, ...]:
    """One point a stretch; articles that nobody analysed do not count."""
    told = selection.with_tone().per_stretch(stretches, MEANS)
    return tuple(point(first, bucket) for (first, _), bucket in zip(stretches, told, strict=True))


def points_by_source(
    selection: Selection, stretches: Sequence[Stretch], sources: Sequence[str]
) -> dict[str, tuple[Point, ...]]:
    """The same for each of these sources."""
    inner = {
        "sources": {"terms": {"field": "source", "size": max(len(sources), 1), "include": list(sources)}, "aggs": MEANS}
    }
    told = selection.with_tone().per_stretch(stretches, inner, each=len(sources))
    found: dict[str, list[Point]] = {source: [] for source in sources}
    for (first, _), bucket in zip(stretches, told, strict=True):
        by_source = {one["key"]: one for one in bucket["sources"]["buckets"]}
        for source, those in found.items():
            those.append(point(first, by_source.get(source, NOTHING)))
    return {source: tuple(those) for source, those in found.items()}


NOTHING: dict[str, Any] = {"doc_count": 0}


def point(day: Any, bucket: dict[str, Any]) -> Point:
    """A bucket of the index as a point; without articles it has no values."""
    many = int(bucket["doc_count"])
    if not many:
        return Point(day=day, articles=0)
    positive, negative, value = (bucket[name]["value"] for name in MEANS)
    return Point(day=day, articles=many, positive=positive, negative=negative, value=value)
