"""New articles of a saved query: found once each, whatever is read, analysed or indexed anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from kronika.flow.chronicle import Chronicle
from kronika.flow.searching import ids, opened
from kronika.model.article_history import Head
from kronika.model.errors import KronikaError
from kronika.model.group import Group
from kronika.model.saved_query import QueryLook, SavedQuery, Verdict

SHOWN = 10  # articles of one query in a message; the rest are counted


@dataclass(frozen=True, slots=True, kw_only=True)
class QueryNews:
    """What is new for one saved query, and what to note once it is told."""

    query: SavedQuery
    look: QueryLook | None  # None: it was not asked, or could not be
    numbers: tuple[int, ...] = ()  # of the new articles
    articles: tuple[Head, ...] = ()  # the newest of them
    oldest: datetime | None = None  # when the first of them was fetched
    waiting: int = 0  # not judged yet: their analysis is not done
    trouble: str = ""  # why the query could not be asked

    @property
    def count(self) -> int:
        """How many articles are new."""
        return len(self.numbers)

    @property
    def is_settled(self) -> bool:
        """Whether the look can be noted at once, because it leaves nothing to tell."""
        return self.look is not None and not self.count and not self.waiting


def news_of_group(chronicle: Chronicle, group: Group) -> tuple[QueryNews, ...]:
    """What is new for each saved query that a group is told of, by name."""
    return tuple(news_of(chronicle, query) for query in chronicle.store.saved_queries.of_group(group.id))


def news_of(chronicle: Chronicle, query: SavedQuery) -> QueryNews:
    """What is new since the last look; writes nothing. A query that cannot be asked says why and loses nothing."""
    if chronicle.store.saved_queries.mark() <= query.told_mark:
        return QueryNews(query=query, look=None)
    try:
        mark = opened(chronicle).mark  # before the question: what changes in between is looked at next time
        found = set(ids(chronicle, query.question))
    except KronikaError as error:
        return QueryNews(query=query, look=None, trouble=str(error))
    if mark <= query.told_mark:  # an index that is built anew has to catch up first
        return QueryNews(query=query, look=None)
    return judged(chronicle, query, found, mark)


def judged(chronicle: Chronicle, query: SavedQuery, found: set[int], mark: int) -> QueryNews:
    """Which of the changed articles are new to the query.

    We go by the index's marks, not by numbers of articles: an article gets its number before it is analysed, and one
    that was set aside may come back; each gets a new mark then. Numbers only tell what was there when telling began.
    """
    saved = chronicle.store.saved_queries
    changed = saved.candidates(query, mark)
    waiting = saved.unanalysed(changed) if chronicle.settings.analyse.enabled else set()
    known = saved.verdicts(query.id, [number for number in changed if number not in waiting])
    matched: list[int] = []
    unmatched: list[int] = []
    new: list[int] = []
    for number in changed:
        if number in waiting:
            continue
        before = known.get(number)
        if number not in found:
            unmatched += [number] if is_lost(number, before) else []
        elif before is None or not before.matched:
            new.append(number)
        elif before.article_id != number:
            matched.append(number)  # an edit of an article that was found before
    upto = query.told_mark if waiting else mark
    look = QueryLook(
        query_id=query.id,
        expected=query.tellings,
        mark=upto,
        matched=(*matched, *new),
        unmatched=tuple(unmatched),
    )
    return told(chronicle, query, look, new, len(waiting))


def is_lost(number: int, before: Verdict | None) -> bool:
    """A newer version is found no more: should a later one be, it is news again."""
    return before is not None and before.matched and before.article_id != number


def told(chronicle: Chronicle, query: SavedQuery, look: QueryLook, new: Sequence[int], waiting: int) -> QueryNews:
    """The news with what is to be shown of it, the newest first."""
    heads = sorted(chronicle.store.article_versions.heads(new).values(), key=lambda head: (head.at, head.id))
    return QueryNews(
        query=query,
        look=look,
        numbers=tuple(new),
        articles=tuple(reversed(heads[-SHOWN:])),
        oldest=min((head.fetched_at for head in heads), default=None),
        waiting=waiting,
    )
