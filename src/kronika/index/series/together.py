"""Which things articles name together: the most frequent ones, and how many articles name each pair."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.index.series.rankings import Counted, most_frequent
from kronika.index.series.selection import Selection


@dataclass(frozen=True, slots=True, kw_only=True)
class Company:
    """Things by the number of their articles, and pairs of their places with the number of those that name both."""

    keys: tuple[str, ...]
    articles: tuple[int, ...]
    pairs: dict[tuple[int, int], int]


def company(selection: Selection, *, most: int) -> Company:
    """The most frequent things of a selection and what is named with what."""
    best = most_frequent(selection, Counted.THINGS, best=most)
    keys = [one.key for one in best]
    if not keys:
        return Company(keys=(), articles=(), pairs={})
    these = {"field": Counted.THINGS.value, "size": len(keys), "segment_size": len(keys), "include": keys}
    spec = {"first": {"terms": these, "aggs": {"second": {"terms": these}}}}
    told = selection.searcher.aggregate(selection.query, spec)["first"]["buckets"]
    place = {key: number for number, key in enumerate(keys)}
    pairs = {
        (place[one["key"]], place[other["key"]]): int(other["doc_count"])
        for one in told
        for other in one["second"]["buckets"]
        if place[one["key"]] < place[other["key"]]
    }
    return Company(keys=tuple(keys), articles=tuple(one.articles for one in best), pairs=pairs)
