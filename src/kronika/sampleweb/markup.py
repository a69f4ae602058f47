"""Small pieces that page builders share: a whole document, paragraphs, links."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape


def document(title: str, body: str, *, lang: str, charset: str | None = "utf-8", head: str = "") -> str:
    """A plain HTML document; `charset` None leaves the declaration out."""
    meta = f'<meta charset="{charset}">' if charset else ""
    return f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>{meta}<title>{escape(title)}</title>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'


def paragraphs(texts: Iterable[str]) -> str:
    """Texts as paragraphs; one that starts with "## " is a sub-heading."""
    return "\n".join(
        f"<h2>{escape(text[3:])}</h2>" if text.startswith("## ") else f"<p>{escape(text)}</p>" for text in texts
    )


def link(to: str, text: str) -> str:
    """A link."""
    return f'<a href="{escape(to)}">{escape(text)}</a>'


def listed(items: Iterable[str]) -> str:
    """Ready pieces of HTML as a list."""
    return "<ul>\n" + "\n".join(f"<li>{item}</li>" for item in items) + "\n</ul>"
