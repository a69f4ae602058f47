"""Judged pages for a file: the stored bytes, what people said, and the article as it was when it was right."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping
from typing import Any

from kronika.flow.accuracy import settle
from kronika.flow.chronicle import Chronicle
from kronika.model.article import Article
from kronika.model.judgement import Judgement, Verdict


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
    right = [judgement.article for judgement in newest if judgement.verdict is Verdict.RIGHT]
    return {
        "url": page.final_url,
        "source": given[-1].source,
        "lang": store.sources.by_id(page.source_id).lang,
        "fetched_at": page.fetched_at.isoformat(),
        "content_type": page.header("content-type"),
        **packed(store.pages.body(page_id)),
        "verdict": verdict.value,
        "article": as_json(right[-1]) if verdict is Verdict.RIGHT and right[-1] else None,
        "judgements": [said_by(judgement) for judgement in given],
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
