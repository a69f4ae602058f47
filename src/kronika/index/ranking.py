"""What comes first: hits in the order people asked for, so that one page goes on where the other ended."""

from __future__ import annotations

from typing import Any, TypeAlias

import tantivy

from kronika.index.fields import schema
from kronika.model.search import Order

Ranked: TypeAlias = list[tuple[int, float]]  # number of the article, and its relevance where that was asked for
FIELDS = {Order.NEWEST: "at", Order.OLDEST: "at", Order.NEGATIVE: "score", Order.POSITIVE: "score"}
ASCENDING = frozenset({Order.OLDEST, Order.NEGATIVE})
TYPES = {"at": tantivy.FieldType.Integer, "score": tantivy.FieldType.Float}


def ranked(
    searcher: tantivy.Searcher, asked: tantivy.Query, order: Order, limit: int, offset: int
) -> tuple[int, Ranked]:
    """How many there are in all, and those from `offset` on."""
    wanted = min(limit + offset, max(searcher.num_docs, 1)) or 1
    if order is Order.BEST:
        result = searcher.search(asked, wanted, count=True)
        best = by_relevance(searcher, result.hits)
        return count_of(result), best[offset : offset + limit]
    name = FIELDS[order]
    if name == "score":  # what nobody has analysed is neither negative nor positive
        asked = both(asked, tantivy.Query.exists_query(name))
    direction = tantivy.Order.Asc if order in ASCENDING else tantivy.Order.Desc
    result = searcher.search(asked, wanted + 1, count=True, order_by_field=name, order=direction)
    hits = result.hits
    if len(hits) > wanted and hits[-1][0] == hits[-2][0]:
        hits = with_ties(searcher, asked, name, hits)
    return count_of(result), in_order(searcher, hits, order)[offset : offset + limit]


def count_of(result: Any) -> int:
    """How many a search found in all; the package's own types do not know of it."""
    return int(result.count)


def by_relevance(searcher: tantivy.Searcher, hits: list[tuple[float, tantivy.DocAddress]]) -> Ranked:
    """The best first; equals stand as they lie in the index, so that pages do not overlap."""
    numbers = searcher.fast_field_values("id", [place for _, place in hits])
    return [(int(number or 0), float(score)) for number, (score, _) in zip(numbers, hits, strict=True)]


def with_ties(searcher: tantivy.Searcher, asked: tantivy.Query, name: str, hits: list[Any]) -> list[Any]:
    """The hits, and all that have the same value as the last of them: who of these comes first is not for chance to say."""
    last = hits[-1][0]
    same = tantivy.Query.range_query(schema(), name, TYPES[name], last, last)
    equal = searcher.search(both(asked, same), max(searcher.num_docs, 1), count=False).hits
    return [hit for hit in hits if hit[0] != last] + [(last, place) for _, place in equal]


def in_order(searcher: tantivy.Searcher, hits: list[Any], order: Order) -> Ranked:
    """Hits by their value; equal ones by time and number, the newest first unless the oldest are wanted."""
    places = [place for _, place in hits]
    numbers, times = searcher.fast_field_values("id", places), searcher.fast_field_values("at", places)
    up, later = (1 if order in ASCENDING else -1), (1 if order is Order.OLDEST else -1)
    keyed = [
        (up * value, later * (at or 0), later * (number or 0), int(number or 0))
        for (value, _), at, number in zip(hits, times, numbers, strict=True)
    ]
    return [(number, 0.0) for _, _, _, number in sorted(keyed)]


def both(one: tantivy.Query, other: tantivy.Query) -> tantivy.Query:
    """What both find."""
    return tantivy.Query.boolean_query([(tantivy.Occur.Must, one), (tantivy.Occur.Must, other)])
