"""Is a page one article: it says so itself, or the extractor reads it as one and hardly anything is listed beside it."""

from __future__ import annotations

from datetime import datetime
from urllib.parse import urlsplit

from kronika.extract.article import read_page
from kronika.extract.engine import Ask
from kronika.html.document import Document
from kronika.model.article import PageClass
from kronika.model.page import Fetched

ARTICLES = (PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS)
SURE = 0.5
TEXT = 600  # characters


def is_article(document: Document, fetched: Fetched, now: datetime) -> bool:
    """The start page of a site never is."""
    parts = urlsplit(fetched.final_url)
    if parts.path.rstrip("/") in ("", "/index.html", "/index.php") and not parts.query:
        return False
    if says_so(document):
        return True
    article = read_page(
        Ask(html=fetched.body, url=fetched.final_url, content_type=fetched.header("content-type"), now=now)
    )
    return article.page_class in ARTICLES and article.confidence >= SURE and len(article.text) >= TEXT


def says_so(document: Document) -> bool:
    """og:type of its head."""
    return any(
        (meta.get("property") or "").lower() == "og:type" and (meta.get("content") or "").lower().startswith("article")
        for meta in document.root.iter("meta")
    )
