"""Pages fetched elsewhere that are taken into the chronicle."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from kronika.model.analysis import Analysis
from kronika.model.article import Article
from kronika.model.lead import Lead
from kronika.model.page import Fetched


@dataclass(frozen=True, slots=True, kw_only=True)
class Brought:
    """A page as somebody else fetched it. Status 304 means: at that moment it was as before, and there is no body."""

    lead: Lead
    fetched: Fetched
    found: tuple[Lead, ...] = ()  # the pages its text goes on at, which may have come before it, or come later


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenIn:
    """What became of pages that were brought."""

    pages: int = 0  # versions written
    known: int = 0  # equal to what was stored for that time
    groundless: int = 0  # said to be as before, where nothing was before


@dataclass(frozen=True, slots=True, kw_only=True)
class BroughtArticle:
    """An article that somebody else took out of a page, perhaps with what is told of it."""

    article: Article
    url: str  # the page's, canonical
    fetched_at: datetime
    analysis: Analysis | None = None
    page: Brought | None = None  # None: the page has been taken in before

    @property
    def at(self) -> datetime:
        """When it was published, or fetched where that is unknown."""
        return self.article.published or self.fetched_at


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenArticle:
    """What became of an article that was brought."""

    article_id: int  # 0: its page is not here
    new: bool = False
    differs: bool = False  # the page is here and was read here, with another result, which stays
