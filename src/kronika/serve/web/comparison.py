"""The last good document beside the first bad one: the stored page and what was taken out of it, before and after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kronika.model.article import ArticleRecord
from kronika.model.errors import UnknownName
from kronika.model.health import Episode
from kronika.model.page import Page
from kronika.serve.web.reading import Shown, paragraphs, shown
from kronika.store.store import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One document."""

    page: Page
    record: ArticleRecord | None  # None: nothing was read from it
    lead: Sequence[str] = ()
    body: Sequence[Shown] = ()

    @property
    def lead_words(self) -> int:
        """The length of the lead."""
        return len(self.record.article.lead.split()) if self.record else 0

    @property
    def body_words(self) -> int:
        """The length of the body."""
        return len(self.record.article.body.split()) if self.record else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """Before and after; either may be unknown."""

    before: Side | None
    after: Side | None


def comparison(store: Store, episode: Episode | None) -> Comparison | None:
    """The two documents of an episode; None: there is nothing to compare."""
    if episode is None:
        return None
    before, after = (side(store, number) for number in (episode.last_good_page, episode.first_page))
    return Comparison(before=before, after=after) if before or after else None


def side(store: Store, page_id: int | None) -> Side | None:
    """A document by its page; None: the page is not kept any more."""
    try:
        page = store.pages.get(page_id) if page_id is not None else None
    except UnknownName:
        page = None
    if page is None:
        return None
    record = store.checkups.article(page.id)
    if record is None:
        return Side(page=page, record=None)
    article = record.article
    return Side(page=page, record=record, lead=paragraphs(article.lead), body=shown(article.parts, top=4))
