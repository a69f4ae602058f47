"""A judgement as a row, with the article as it was when it was judged."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Row

from kronika.model.article import Article, PageClass
from kronika.model.judgement import Judgement, Reading, Verdict
from kronika.store.article_rows import to_article
from kronika.store.columns import clean


def to_judgement(row: Row[Any], *, with_article: bool = False) -> Judgement:
    """A row, with its source's name, as a record."""
    return Judgement(
        id=row.id,
        article_id=row.article_id,
        source=row.source,
        reading=Reading(page_id=row.page_id, engine=row.engine, version=row.version),
        verdict=Verdict(row.verdict),
        at=row.at,
        by=row.person,
        note=row.note,
        article=thawed(row.article, row.engine) if with_article else None,
    )


def frozen(row: Row[Any]) -> dict[str, Any]:
    """What is judged about an article, taken from its row."""
    article = to_article(row)
    return {
        "url": article.url,
        "title": clean(article.title),
        "lead": clean(article.lead),
        "body": clean(article.body),
        "shape": article.shape,
        "page_class": article.page_class.value,
        "confidence": article.confidence,
        "published": article.published.isoformat() if article.published else None,
        "authors": [clean(author) for author in article.authors],
        "lang": article.lang,
        "pages": [clean(url) for url in article.pages],
    }


def thawed(kept: dict[str, Any], engine: str) -> Article:
    """The article as it was."""
    return Article(
        url=kept["url"],
        title=kept["title"],
        lead=kept["lead"],
        body=kept["body"],
        shape=kept["shape"],
        page_class=PageClass(kept["page_class"]),
        confidence=kept["confidence"],
        engine=engine,
        published=datetime.fromisoformat(kept["published"]) if kept["published"] else None,
        authors=tuple(kept["authors"]),
        lang=kept["lang"],
        pages=tuple(kept.get("pages", ())),
    )
