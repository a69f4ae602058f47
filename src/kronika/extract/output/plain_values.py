"""What is known about an article as plain values, for JSON and for whatever is read like it."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from kronika.model.article import Article


def about(article: Article) -> dict[str, Any]:
    """All but its address, its words and how it came about, in the order scripts rely on."""
    return {
        "published": iso(article.published),
        "authors": list(article.authors),
        "keywords": list(article.keywords),
        "section": article.section,
        "lang": article.lang,
        "page_class": article.page_class.value,
        "confidence": round(article.confidence, 3),
        "engine": article.engine,
    }


def iso(at: datetime | None) -> str | None:
    """A time with its zone."""
    return at.isoformat() if at else None
