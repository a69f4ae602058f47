"""Articles as programs see them: in lists short, alone whole."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pydantic import Field

from kronika.model.analysed import StoredAnalysis
from kronika.model.analysis import Tone
from kronika.model.article import ArticleRecord, PageClass
from kronika.serve.api.texts import Shown


class ArticleShown(Shown):
    """An article in a list."""

    id: int
    url: str | None
    source: str
    at: datetime = Field(description="Published, or fetched where that is unknown.")
    published: datetime | None
    title: str
    lead: str
    lang: str | None
    section: str | None
    page_class: PageClass
    tone: Tone | None = Field(description="p: positive, n: negative, a: neutral; null: not analysed.")
    score: float | None = Field(description="Positive less negative points.")


class PartShown(Shown):
    """One paragraph, heading, item, quotation, table or piece of code."""

    kind: str
    level: int
    text: str


class WholeArticleShown(ArticleShown):
    """All that was taken out of a page."""

    page_id: int
    fetched_at: datetime
    authors: list[str]
    keywords: list[str]
    body: str
    parts: list[PartShown]
    confidence: float
    engine: str
    quarantined: bool = Field(description="The watchdog says that this text is wrong.")
    pages: list[str] = Field(description="Addresses of further pages whose text is in the body.")


def article_shown(record: ArticleRecord, stored: StoredAnalysis | None) -> ArticleShown:
    """An article for a list."""
    return ArticleShown(**short(record, stored))


def whole_article_shown(record: ArticleRecord, stored: StoredAnalysis | None) -> WholeArticleShown:
    """An article for whoever reads it."""
    article = record.article
    return WholeArticleShown(
        **short(record, stored),
        page_id=record.page_id,
        fetched_at=record.fetched_at,
        authors=list(article.authors),
        keywords=list(article.keywords),
        body=article.body,
        parts=[PartShown(kind=part.kind.name.lower(), level=part.level, text=part.text) for part in article.parts],
        confidence=article.confidence,
        engine=article.engine,
        quarantined=record.quarantined,
        pages=list(article.pages),
    )


def short(record: ArticleRecord, stored: StoredAnalysis | None) -> dict[str, Any]:
    """What both tell."""
    article, sentiment = record.article, stored.analysis.sentiment if stored else None
    return {
        "id": record.id,
        "url": article.url,
        "source": record.source,
        "at": article.published or record.fetched_at,
        "published": article.published,
        "title": article.title,
        "lead": article.lead,
        "lang": article.lang,
        "section": article.section,
        "page_class": article.page_class,
        "tone": sentiment.tone if sentiment else None,
        "score": round(sentiment.score, 4) if sentiment else None,
    }
