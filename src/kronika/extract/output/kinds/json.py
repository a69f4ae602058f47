"""JSON: one object on one line, the fields that scripts rely on first."""

from __future__ import annotations

import json
from typing import Any

from kronika.extract.output.format import Entry, Format
from kronika.extract.output.plain_values import about, iso
from kronika.model.article import Article, Item, Part


def write(entry: Entry) -> str:
    """One line."""
    return json.dumps(fields(entry.article) | {"file": entry.file}, ensure_ascii=entry.narrow) + "\n"


def fields(article: Article) -> dict[str, Any]:
    """The contract of `kronika extract --json`, then all the rest."""
    return {
        "url": article.url,
        "title": article.title,
        "lead": article.lead,
        "body": article.body,
        "text": article.text,
        **about(article),
        "published_from": article.published_from,
        "parts": [part_fields(part) for part in article.parts],
        "items": [item_fields(item) for item in article.items],
        "origins": dict(article.origins),
        "faults": list(article.faults),
        "following": article.following,
        "pages": list(article.pages),
        "made": {"stage": article.made.stage, "version": article.made.version} if article.made else None,
        "page_id": article.page_id,
    }


def part_fields(part: Part) -> dict[str, Any]:
    """A part; only headings and items have a level."""
    found: dict[str, Any] = {"kind": part.kind.name.lower(), "text": part.text}
    return found | {"level": part.level} if part.level else found


def item_fields(item: Item) -> dict[str, Any]:
    """A comment or a brief."""
    return {"title": item.title, "text": item.text, "url": item.url, "author": item.author, "at": iso(item.at)}


KIND = Format(suffix=".json", write=write)
