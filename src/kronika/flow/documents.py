"""Which of the pages that were read are documents of their source, by which its extraction is judged.

A page that was followed as an article counts, whatever came of it: a text that is missing is what the watchdog is for.
On a site that is walked whole, menus, forms and lists are pages like any other; there a page counts when it holds an
article, when an earlier version of it did, or when the recipe of the site says so by its path. Entries, listings and
the further pages of a text are never documents.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from kronika.flow.chronicle import Chronicle
from kronika.flow.readers import Found, Told, Work
from kronika.model.document import Measures
from kronika.model.job import Job
from kronika.model.lead import Role
from kronika.model.selection import ToldPage
from kronika.store.article_rows import WITH_TEXT


def with_told(chronicle: Chronicle, works: Mapping[Job, Work]) -> dict[Job, Work]:
    """The works with what was known of their pages before they were fetched."""
    known = chronicle.store.pages.told([job.subject for job in works])
    return {job: replace(work, told=told(known[job.subject])) for job, work in works.items()}


def told(page: ToldPage) -> Told:
    """What feeds and listings said; an empty word says nothing."""
    hints = page.hints
    return Told(
        source=page.source,
        role=page.role,
        feed_title=hints.get("title") or None,
        feed_summary=hints.get("summary") or None,
    )


def documents(chronicle: Chronicle, works: Mapping[Job, Work], found: Mapping[Job, Found]) -> dict[Job, Measures]:
    """What was measured on those that are documents."""
    before = chronicle.store.articles.ever_among([job.subject for job in found])
    return {
        job: one.measures for job, one in found.items() if is_document(works[job], one, was_one=job.subject in before)
    }


def is_document(work: Work, found: Found, *, was_one: bool) -> bool:
    """Whether a page counts."""
    role = work.told.role if work.told is not None else Role.PAGE
    if role is not Role.PAGE:
        return role is Role.ARTICLE
    by_path = work.recipe is not None and bool(work.recipe.path)
    return by_path or was_one or found.article.page_class in WITH_TEXT
