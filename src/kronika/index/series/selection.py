"""A selection: the articles a question is about, narrowed by days and without repeated texts, as the index sees them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any

from tantivy import FieldType, Occur, Order, Query, Searcher

from kronika.index.fields import schema
from kronika.index.index import Index, repeated
from kronika.model import query as tree

EPOCH = date(1970, 1, 1)
MOST_BUCKETS = 50_000  # the index gives up at 65 000

Stretch = tuple[date, date]  # the first and the last day


def select(index: Index, query: tree.Query) -> Selection:
    """The articles a query finds, as the index is now; what is written meanwhile is not seen."""
    from kronika.index.answering.translation import translate

    searcher = index.searcher()
    return Selection(searcher=searcher, query=translate(query, searcher))


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """Articles of the index; every narrowing makes a new one."""

    searcher: Searcher
    query: Query

    def within(self, first: date, last: date) -> Selection:
        """Those of these days, both included."""
        days = Query.range_query(schema(), "day", FieldType.Integer, number_of(first), number_of(last))
        return self.only(days)

    def only(self, *queries: Query) -> Selection:
        """Those that also fulfil these."""
        return replace(self, query=Query.boolean_query([(Occur.Must, one) for one in (self.query, *queries)]))

    def without(self, ids: Iterable[int]) -> Selection:
        """All but these articles."""
        gone = list(ids)
        if not gone:
            return self
        named = Query.term_set_query(schema(), "id", gone)
        return replace(self, query=Query.boolean_query([(Occur.Must, self.query), (Occur.MustNot, named)]))

    def with_tone(self) -> Selection:
        """Those that were analysed."""
        return self.only(Query.exists_query("tone"))

    def collapsed(self) -> Selection:
        """Of texts that are nearly the same only the first."""
        return self.without(repeated(self.searcher, self.query))

    def ids(self) -> list[int]:
        """Their numbers, the newest first."""
        many = self.count()
        if not many:
            return []
        hits = self.searcher.search(self.query, limit=many, count=False, order_by_field="at", order=Order.Desc).hits
        numbers = flat(self.searcher.fast_field_values("id", [address for _, address in hits]))
        return [number for _, number in sorted(zip((at for at, _ in hits), numbers, strict=True), reverse=True)]

    def count(self) -> int:
        """How many there are."""
        return self._many(self.query)

    def _many(self, query: Query) -> int:
        return int(self.searcher.aggregate(query, {"many": {"value_count": {"field": "id"}}})["many"]["value"])

    def days(self) -> Stretch | None:
        """The first and the last day that have any; None without articles."""
        found = self.searcher.aggregate(self.query, {"days": {"stats": {"field": "day"}}})["days"]
        if not found["count"]:
            return None
        return day_of(int(found["min"])), day_of(int(found["max"]))

    def per_stretch(
        self, stretches: Sequence[Stretch], inner: dict[str, Any], *, each: int = 1
    ) -> list[dict[str, Any]]:
        """What an aggregation says of each stretch. `each`: how many buckets it may make there."""
        at_once = max(1, MOST_BUCKETS // (each + 1))
        found: list[dict[str, Any]] = []
        for place in range(0, len(stretches), at_once):
            some = stretches[place : place + at_once]
            spec: dict[str, Any] = {"stretches": {"range": ranges(some)}}
            if inner:
                spec["stretches"]["aggs"] = inner
            told = self.searcher.aggregate(self.query, spec)["stretches"]["buckets"]
            by_key = {bucket["key"]: bucket for bucket in told}
            found += [by_key[str(number)] for number in range(len(some))]
        return found


def ranges(stretches: Sequence[Stretch]) -> dict[str, Any]:
    """Stretches of days as the index wants them."""
    return {
        "field": "day",
        "ranges": [
            {"key": str(place), "from": number_of(first), "to": number_of(last) + 1}
            for place, (first, last) in enumerate(stretches)
        ],
    }


def flat(values: Iterable[Any]) -> list[int]:
    """One number of each article, however the index hands them out."""
    return [int(value[0] if isinstance(value, list | tuple) else value) for value in values]


def number_of(day: date) -> int:
    """A day, counted from 1970-01-01."""
    return (day - EPOCH).days


def day_of(number: int) -> date:
    """The day of a number."""
    return EPOCH + timedelta(days=number)
