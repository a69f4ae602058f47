"""Lessons for a repair: the newest article pages since the break, read by the general engine, beside what others say of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from kronika.flow.chronicle import Chronicle
from kronika.flow.readers import Fault, Readers, Work
from kronika.flow.stored import work_of
from kronika.html.charset import decode
from kronika.model.article import Article, PageClass
from kronika.model.lead import Role
from kronika.model.selection import KnownPage, PageSelection
from kronika.model.source import Source
from kronika.verify.repair.lesson import Lesson

MOST_PAGES = 60  # the newest; more teach nothing new
BATCH = 8
SMALL = 16  # fewer pages are not worth starting processes for
ARTICLES = frozenset({PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS, PageClass.PAYWALL})
ROLES = frozenset({Role.ARTICLE, Role.PAGE})

Progress = Callable[[int, int], None]


def lessons_of(
    chronicle: Chronicle, source: Source, since: datetime, on_progress: Progress | None = None
) -> list[Lesson]:
    """The newest article pages since the break, read by the general engine, beside what others say of them."""
    pages = newest_pages(chronicle, source, since)
    known = chronicle.store.earlier.before(source.id, [one.page.url for one in pages], since)
    works = [work_of(chronicle, one.page.id) for one in pages]
    ready = [(page, work) for page, work in zip(pages, works, strict=True) if isinstance(work, Work)]
    articles = read_alone([replace(work, recipe=None, engine="auto") for _, work in ready], chronicle, on_progress)
    return [
        lesson_of(page, work, article, known.get(page.page.url))
        for (page, work), article in zip(ready, articles, strict=True)
        if isinstance(article, Article) and article.page_class in ARTICLES
    ]


def newest_pages(chronicle: Chronicle, source: Source, since: datetime) -> list[KnownPage]:
    """Pages that may be articles, the last version of each address, the newest of them."""
    chosen = PageSelection(source_id=source.id, since=since, newest=True)
    found = [known for known in chronicle.store.walks.over(chosen) if known.role in ROLES]
    likely = [known for known in found if known.role is Role.ARTICLE] or found
    return likely[-MOST_PAGES:]


def read_alone(works: Sequence[Work], chronicle: Chronicle, on_progress: Progress | None) -> list[Article | Fault]:
    """The pages by the general engine, some at a time."""
    crew = 0 if len(works) <= SMALL else chronicle.settings.extract.processes or os.cpu_count() or 1
    found: list[Article | Fault] = []
    with Readers(crew) as readers:
        for at in range(0, len(works), BATCH):
            found += readers.read(works[at : at + BATCH])
            if on_progress:
                on_progress(len(found), len(works))
    return found


def lesson_of(page: KnownPage, work: Work, article: Article, known: Article | None) -> Lesson:
    """A page and its teachers."""
    return Lesson(
        url=page.page.final_url,
        html=decode(work.body, work.content_type).text,
        at=work.now,
        general=article,
        feed_title=page.hints.get("title") or None,
        feed_summary=page.hints.get("summary") or None,
        known=known,
    )
