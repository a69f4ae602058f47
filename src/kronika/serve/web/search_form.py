"""The search as the address says it: a question, the order of what is found, and texts that no index holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta, tzinfo

from kronika.model.article import ArticleFilter, PageClass
from kronika.model.search import Order
from kronika.serve.web.asked import Asked, Query
from kronika.serve.web.days import midnight, read_day
from kronika.serve.web.labels import N_

STANDINGS = {"aside": True, "all": None}  # which texts beside those in good standing
ORDERS = {
    Order.NEWEST: N_("newest first"),
    Order.BEST: N_("best match first"),
    Order.NEGATIVE: N_("most negative first"),
    Order.POSITIVE: N_("most positive first"),
    Order.OLDEST: N_("oldest first"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """The form of the Articles screen, as typed."""

    asked: Asked = field(default_factory=Asked)
    order: Order = Order.NEWEST
    page_class: str = ""
    standing: str = ""  # "aside": only texts that are set aside; "all": those too

    @classmethod
    def read(cls, query: Query) -> Search:
        """The fields as the address gives them."""
        order = query.get("order", "")
        return cls(
            asked=Asked.read(query),
            order=Order(order) if order in set(Order) else Order.NEWEST,
            page_class=query.get("class", ""),
            standing=query.get("standing", ""),
        )

    def values(self) -> dict[str, str | Sequence[str]]:
        """The fields by the names they have in the address; what is usual is left out."""
        return self.asked.values() | {
            "order": self.order.value if self.order is not Order.NEWEST else "",
            "class": self.page_class,
            "standing": self.standing,
        }

    @property
    def empty(self) -> bool:
        """Is nothing chosen?"""
        return not any(self.values().values())

    @property
    def outside(self) -> bool:
        """Are texts wanted that no index holds: pages without an article, or what the watchdog has set aside?"""
        return self.page_class in set(PageClass) or self.standing in STANDINGS

    def of_source(self, name: str) -> Search:
        """The same in one source."""
        return replace(self, asked=replace(self.asked, sources=(name,)))

    def filter(self, zone: tzinfo) -> ArticleFilter:
        """What to ask the store instead of the index; the query is then a list of words."""
        asked = self.asked
        since, until = read_day(asked.since), read_day(asked.until)
        chosen = PageClass(self.page_class) if self.page_class in set(PageClass) else None
        return ArticleFilter(
            source=asked.sources[0] if asked.sources else None,
            lang=asked.lang or None,
            page_class=chosen,
            since=midnight(since, zone) if since else None,
            until=midnight(until + timedelta(days=1), zone) if until else None,
            words=" ".join(asked.text.split()) or None,
            with_text=chosen is None and self.standing not in STANDINGS,
            quarantined=STANDINGS.get(self.standing, False),
        )
