"""A selection: the articles a question is about, narrowed by days and without repeated texts, as the index sees them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Any

from tantivy import FieldType, Occur, Order, Query, Searcher

from kronika.index.fields import schema
from kronika.index.index import Index, repeated
from kronika.model import query as tree

DAY = timedelta(days=1)
MOST_BUCKETS = 50_000  # the index gives up at 65 000

Stretch = tuple[date, date]  # the first and the last day


def select(index: Index, query: tree.Query, zone: tzinfo = UTC) -> Selection:
    """The articles a query finds, as the index is now; what is written meanwhile is not seen. Days are those of the zone."""
    from kronika.index.answering.translation import translate

    searcher = index.searcher()
    return Selection(searcher=searcher, query=translate(query, searcher), zone=zone)


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """Articles of the index; every narrowing makes a new one."""

    searcher: Searcher
    query: Query
    zone: tzinfo = UTC

    def within(self, first: date, last: date) -> Selection:
        """Those of these days, both included."""
        bounds = seconds(first, self.zone), seconds(last + DAY, self.zone)
        return self.only(
            Query.range_query(schema(), "at", FieldType.Integer, *bounds, include_lower=True, include_upper=False)
        )

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
        found = self.searcher.aggregate(self.query, {"moments": {"stats": {"field": "at"}}})["moments"]
        if not found["count"]:
            return None
        first, last = (datetime.fromtimestamp(found[end], self.zone).date() for end in ("min", "max"))
        return first, last

    def per_stretch(
        self, stretches: Sequence[Stretch], inner: dict[str, Any], *, each: int = 1
    ) -> list[dict[str, Any]]:
        """What an aggregation says of each stretch. `each`: how many buckets it may make there."""
        at_once = max(1, MOST_BUCKETS // (each + 1))
        found: list[dict[str, Any]] = []
        for place in range(0, len(stretches), at_once):
            some = stretches[place : place + at_once]
            spec: dict[str, Any] = {"stretches": {"range": ranges(some, self.zone)}}
            if inner:
                spec["stretches"]["aggs"] = inner
            told = self.searcher.aggregate(self.query, spec)["stretches"]["buckets"]
            by_key = {bucket["key"]: bucket for bucket in told}
            found += [by_key[str(number)] for number in range(len(some))]
        return found


def ranges(stretches: Sequence[Stretch], zone: tzinfo) -> dict[str, Any]:
    """Stretches of days as the index wants them; a day may have 23 or 25 hours."""
    return {
        "field": "at",
        "ranges": [
            {"key": str(place), "from": seconds(first, zone), "to": seconds(last + DAY, zone)}
            for place, (first, last) in enumerate(stretches)
        ],
    }


def flat(values: Iterable[Any]) -> list[int]:
    """One number of each article, however the index hands them out."""
    return [int(value[0] if isinstance(value, list | tuple) else value) for value in values]


def seconds(day: date, zone: tzinfo) -> int:
    """When a day begins, counted from 1970."""
    return int(datetime.combine(day, time.min, zone).timestamp())
