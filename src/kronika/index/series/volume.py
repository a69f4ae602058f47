"""How many articles there are: stretch by stretch, and of each source."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.index.series.selection import Selection, Stretch
from kronika.model.series import Point

MOST_SOURCES = 10_000


def counts(selection: Selection, stretches: Sequence[Stretch]) -> tuple[Point, ...]:
    """One point a stretch; one without articles is a gap."""
    told = selection.per_stretch(stretches, {})
    return tuple(
        Point(day=first, articles=many, value=float(many) if many else None)
        for (first, _), bucket in zip(stretches, told, strict=True)
        for many in (int(bucket["doc_count"]),)
    )


def sources(selection: Selection) -> dict[str, int]:
    """Articles of each source, the most frequent first."""
    spec = {"sources": {"terms": {"field": "source", "size": MOST_SOURCES}}}
    told = selection.searcher.aggregate(selection.query, spec)["sources"]["buckets"]
    ordered = sorted(((bucket["key"], int(bucket["doc_count"])) for bucket in told), key=lambda one: (-one[1], one[0]))
    return dict(ordered)
