"""Judged pages for a file: the stored bytes, what people said, and the article as it was when it was right."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from kronika.flow.accuracy import settle
from kronika.flow.chronicle import Chronicle
from kronika.model.article import Article
from kronika.model.judgement import Judgement, Verdict
from kronika.model.page import Page


def exported(chronicle: Chronicle, source: str | None = None) -> Iterator[dict[str, Any]]:
    """One object per judged page, in the order the pages were first judged."""
    pages: dict[int, list[Judgement]] = {}
    for judgement in chronicle.store.judgements.listing(source=source, with_articles=True):
        pages.setdefault(judgement.reading.page_id, []).append(judgement)
    for page_id, given in pages.items():
        yield record(chronicle, page_id, given)


def record(chronicle: Chronicle, page_id: int, given: list[Judgement]) -> dict[str, Any]:
    """A judged page: its bytes, what people said of its newest reading, and the article as it was when right."""
    page, store = chronicle.store.pages.get(page_id), chronicle.store
    newest = [judgement for judgement in given if judgement.reading == given[-1].reading]
    verdict = settle([judgement.verdict for judgement in newest])
    right = [judgement for judgement in newest if judgement.verdict is Verdict.RIGHT and verdict is Verdict.RIGHT]
    article = right[-1].article if right else None
    further = further_pages(chronicle, page, article.pages, right[-1].at) if article else []
    return {
        **stored(chronicle, page),
        "source": given[-1].source,
        "lang": store.sources.by_id(page.source_id).lang,
        "verdict": verdict.value,
        "article": as_json(article) if article else None,
        "following": [stored(chronicle, one) for one in further],
        "judgements": [said_by(judgement) for judgement in given],
    }


def further_pages(chronicle: Chronicle, first: Page, urls: Sequence[str], at: datetime) -> list[Page]:
    """The following pages whose text the article had, as they were when it was judged."""
    versions = [chronicle.store.pages.versions(url, first.source_id) for url in urls]
    then = [[page for page in pages if page.fetched_at <= at] or pages for pages in versions]
    return [pages[0] for pages in then if pages]


def stored(chronicle: Chronicle, page: Page) -> dict[str, Any]:
    """A stored page with its bytes."""
    return {
        "url": page.final_url,
        "asked": page.url,
        "fetched_at": page.fetched_at.isoformat(),
        "content_type": page.header("content-type"),
        **packed(chronicle.store.pages.body(page.id)),
    }


def packed(body: bytes) -> dict[str, str]:
    """Bytes for JSON: as text where that gives them back whole, else in base64."""
    try:
        return {"html": body.decode("utf-8"), "charset": "utf-8"}
    except UnicodeDecodeError:
        return {"html": base64.b64encode(body).decode("ascii"), "charset": "base64"}


def unpacked(line: Mapping[str, Any]) -> bytes:
    """The bytes of a page as they were."""
    if line["charset"] == "base64":
        return base64.b64decode(line["html"], validate=True)
    return str(line["html"]).encode(line["charset"])


def as_json(article: Article) -> dict[str, Any]:
    """What was judged about an article."""
    return {
        "title": article.title,
        "lead": article.lead,
        "body": article.body,
        "text": article.text,
        "published": article.published.isoformat() if article.published else None,
        "authors": list(article.authors),
        "page_class": article.page_class.value,
    }


def said_by(judgement: Judgement) -> dict[str, Any]:
    """One person's verdict."""
    return {
        "verdict": judgement.verdict.value,
        "note": judgement.note,
        "by": judgement.by,
        "at": judgement.at.isoformat(),
        "engine": judgement.reading.engine,
        "version": judgement.reading.version,
    }
