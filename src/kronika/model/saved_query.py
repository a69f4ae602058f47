"""A saved query: one question with a name, used as search, chart, alert, digest and corpus."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from kronika.model.search import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedQuery:
    """A question with a name; `id` is 0 until the store has given one."""

    name: str
    question: Question = field(default_factory=Question)
    id: int = 0
    note: str = ""
    by: str = ""  # who saved it
    saved: datetime | None = None
    group_id: int | None = None  # whose members are told of new articles, in the rhythm of the group
    group: str = ""  # its name; set by the store, empty when it was deleted
    told_article: int = 0  # articles up to this number were there when telling began: they are never told
    told_mark: int = 0  # changes of articles up to this mark have been looked at
    tellings: int = 0  # how often it was looked at; who comes second finds another number
    removed: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """Whether a query found an article, as it was noted for the article or an earlier version of it."""

    article_id: int  # the version it was noted for
    matched: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class QueryLook:
    """What a look for new articles came to; written in the transaction that tells of them, behind `expected`."""

    query_id: int
    expected: int  # `tellings` when the look began
    mark: int  # changes up to this one were looked at
    matched: tuple[int, ...] = ()  # articles that were told, or whose earlier version was
    unmatched: tuple[int, ...] = ()  # newer versions of such articles that the query does not find any more
