"""An article: what extraction takes out of a page, and how sure it is."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class PageClass(StrEnum):
    """What kind of page it is."""

    ARTICLE = "article"
    ARTICLE_WITH_COMMENTS = "article_with_comments"
    BRIEFS = "briefs"
    NO_TEXT = "no_text"
    UNSOLVED = "unsolved"
    SOFT_404 = "soft_404"
    WALL = "wall"
    CHALLENGE = "challenge"
    PAYWALL = "paywall"


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """What made a derived record: stage and version, so that it can be made again."""

    stage: str
    version: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Article:
    """The clean article of one page. Empty strings and None mean "not found", never "unknown error"."""

    url: str | None
    title: str
    lead: str
    body: str
    page_class: PageClass
    confidence: float  # 0 … 1
    engine: str
    published: datetime | None = None  # aware; UTC when the page named no zone and no language rule applied
    published_from: str | None = None  # jsonld, microdata, meta, text …
    authors: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    section: str | None = None
    lang: str | None = None
    made: Made | None = None
    page_id: int | None = None

    @property
    def text(self) -> str:
        """Lead and body as one text."""
        return "\n\n".join(part for part in (self.lead, self.body) if part)


@dataclass(frozen=True, slots=True, kw_only=True)
class ArticleRecord:
    """An article as the store keeps it: with its number, its source's name and the page it came from."""

    id: int
    source: str
    page_id: int
    fetched_at: datetime
    article: Article


@dataclass(frozen=True, slots=True, kw_only=True)
class ArticleFilter:
    """Which articles to list, newest first by publication (or by fetching where that is unknown)."""

    source: str | None = None
    lang: str | None = None
    page_class: PageClass | None = None
    since: datetime | None = None
    until: datetime | None = None
    words: str | None = None  # every word must occur in title or lead or body, whatever its case
    dated: bool = False  # only those whose publication date is known
    with_text: bool = True  # leave out pages without an article (no_text, unsolved, briefs …)
