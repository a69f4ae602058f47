"""An article of a corpus as plain values that files hold, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from kronika.flow.corpus_analysis import analysis_of, analysis_values
from kronika.model.article import Article, Item, Made, PageClass
from kronika.model.corpus import CorpusEntry

LINE_ENDS = {code: f"\\u{code:04x}" for code in (0x85, 0x2028, 0x2029)}


def entry_values(entry: CorpusEntry) -> dict[str, Any]:
    """All of it, what people look for first."""
    article = entry.article
    return {
        "number": entry.number,
        "sha256": entry.content,
        "source": entry.source,
        "url": article.url,
        "at": entry.at.isoformat(),
        "title": article.title,
        "lead": article.lead,
        "body": article.body,
        **article_details(article),
        "article_id": entry.article_id,
        "page_id": entry.page_id,
        "page_url": entry.page_url,
        "final_url": entry.final_url,
        "version": entry.version,
        "fetched_at": entry.fetched_at.isoformat(),
        "seen_at": iso(entry.seen_at),
        "previous_url": entry.via,
        "link_text": entry.link_text,
        "cluster": entry.cluster,
        "analysis": analysis_values(entry.analysis) if entry.analysis is not None else None,
    }


def line_of(entry: CorpusEntry) -> bytes:
    """One article as a line of JSON, for readers with any notion of what ends a line."""
    text = json.dumps(entry_values(entry), ensure_ascii=False)
    return text.translate(LINE_ENDS).encode("utf-8", "replace") + b"\n"


def article_details(article: Article) -> dict[str, Any]:
    """What is known of an article beside its words."""
    return {
        "shape": article.shape,
        "published": iso(article.published),
        "published_from": article.published_from,
        "authors": list(article.authors),
        "keywords": list(article.keywords),
        "section": article.section,
        "lang": article.lang,
        "page_class": article.page_class.value,
        "confidence": article.confidence,
        "engine": article.engine,
        "made": {"stage": article.made.stage, "version": article.made.version} if article.made else None,
        "items": [item_values(item) for item in article.items],
        "origins": dict(article.origins),
        "faults": list(article.faults),
        "following": article.following,
        "pages": list(article.pages),
    }


def item_values(item: Item) -> dict[str, Any]:
    """A comment or a brief."""
    return {"title": item.title, "text": item.text, "url": item.url, "author": item.author, "at": iso(item.at)}


def entry_of(values: Mapping[str, Any]) -> CorpusEntry:
    """The entry as it was; a KeyError, TypeError or ValueError where something needed is missing or wrong."""
    told = values.get("analysis")
    return CorpusEntry(
        number=values["number"],
        said=values.get("sha256"),
        source=values["source"],
        article=article_of(values),
        article_id=values.get("article_id", 0),
        page_id=values.get("page_id", 0),
        page_url=values.get("page_url") or values["url"] or "",
        final_url=values.get("final_url") or values.get("page_url") or values["url"] or "",
        version=values.get("version", 1),
        fetched_at=datetime.fromisoformat(values["fetched_at"]),
        seen_at=moment(values.get("seen_at")),
        via=values.get("previous_url"),
        link_text=values.get("link_text"),
        cluster=values.get("cluster"),
        analysis=analysis_of(told) if told is not None else None,
    )


def article_of(values: Mapping[str, Any]) -> Article:
    """The article as it was."""
    made = values.get("made")
    return Article(
        url=values["url"],
        title=values["title"],
        lead=values["lead"],
        body=values["body"],
        shape=values.get("shape", ""),
        page_class=PageClass(values["page_class"]),
        confidence=float(values.get("confidence", 1.0)),
        engine=values.get("engine", ""),
        published=moment(values.get("published")),
        published_from=values.get("published_from"),
        authors=tuple(values.get("authors", ())),
        keywords=tuple(values.get("keywords", ())),
        section=values.get("section"),
        lang=values.get("lang"),
        made=Made(stage=made["stage"], version=made["version"]) if made else None,
        page_id=values.get("page_id"),
        items=tuple(Item(**{**one, "at": moment(one["at"])}) for one in values.get("items", ())),
        origins=dict(values.get("origins", {})),
        faults=tuple(values.get("faults", ())),
        following=values.get("following"),
        pages=tuple(values.get("pages", ())),
    )


def iso(at: datetime | None) -> str | None:
    """A moment with its zone."""
    return at.isoformat() if at is not None else None


def moment(text: str | None) -> datetime | None:
    """A moment as it was."""
    return datetime.fromisoformat(text) if text is not None else None
