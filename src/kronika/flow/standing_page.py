"""A page to stand in for the one an article was read from, where only the article came along: its text as plain HTML."""

from __future__ import annotations

import json
from html import escape

from kronika.model.article import GAP, Article, Part, PartKind
from kronika.model.page import Headers

HEADERS: Headers = (
    ("Content-Type", "text/html; charset=utf-8"),
    ("X-Kronika", "made from an article of a corpus; the page itself did not come along"),
)
TAGS = {PartKind.PARAGRAPH: "p", PartKind.QUOTE: "blockquote", PartKind.CODE: "pre", PartKind.ITEM: "li"}


def standing_page(article: Article) -> bytes:
    """HTML that people can read, and from which the article can be read again."""
    lang = f' lang="{escape(article.lang)}"' if article.lang else ""
    parts = [
        f"<!doctype html><html{lang}><head><meta charset=utf-8><title>{escape(article.title)}</title>",
        f'<script type="application/ld+json">{described(article)}</script></head><body><article>',
        f"<h1>{escape(article.title)}</h1>",
        *(f'<p class="lead">{lines(text)}</p>' for text in (article.lead.split(GAP) if article.lead else ())),
        *(element(part) for part in article.parts),
        "</article></body></html>\n",
    ]
    return "\n".join(parts).encode("utf-8", "replace")


def described(article: Article) -> str:
    """What is known of it, as search engines read it."""
    known = {
        "@context": "https://schema.org",
        "@type": "NewsArticle",
        "headline": article.title,
        "datePublished": article.published.isoformat() if article.published else None,
        "author": [{"@type": "Person", "name": name} for name in article.authors],
        "keywords": list(article.keywords),
        "articleSection": article.section,
        "url": article.url,
    }
    return json.dumps({name: value for name, value in known.items() if value}, ensure_ascii=True).replace(
        "<", "\\u003c"
    )


def element(part: Part) -> str:
    """One part."""
    if part.kind is PartKind.TABLE:
        rows = ("".join(f"<td>{escape(cell)}</td>" for cell in row.split("\t")) for row in part.text.split("\n"))
        return f"<table>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"
    if part.kind is PartKind.ITEM:
        return f"<ul><li>{lines(part.text)}</li></ul>"
    tag = f"h{min(max(part.level, 2), 6)}" if part.kind is PartKind.HEADING else TAGS[part.kind]
    return f"<{tag}>{escape(part.text) if part.kind is PartKind.CODE else lines(part.text)}</{tag}>"


def lines(text: str) -> str:
    """Text with its line breaks."""
    return escape(text).replace("\n", "<br>")
