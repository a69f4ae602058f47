"""Title, lead and body cut out of one text again."""

from __future__ import annotations

from dataclasses import replace

from kronika.model.article import GAP, Article


def with_text(article: Article, text: str, lead_length: int) -> Article:
    """An article that has its title and all else, with lead and body from the text its analysis counts in."""
    title = article.title.strip()
    rest = text[len(title) :].removeprefix(GAP) if title else text
    lead = rest[:lead_length]
    body = rest[lead_length:].removeprefix(GAP) if lead else rest
    return replace(article, lead=lead, body=body)
