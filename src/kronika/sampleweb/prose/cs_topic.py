"""A topic of the Czech news: who may speak in it and the patterns its titles, leads and paragraphs are made of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Topic:
    """Patterns with slots. People a, b, c hold `roles`, o and q are `orgs`; every other slot is the same in all topics."""

    key: str
    roles: tuple[str, str, str]
    orgs: tuple[str, str]
    keywords: tuple[str, ...]  # base forms; may hold slots
    titles: tuple[str, ...]
    leads: tuple[str, ...]
    body: tuple[str, ...]
    heads: tuple[str, ...]
    captions: tuple[str, ...]
    lists: tuple[tuple[str, ...], ...] = ()  # a sentence that ends in a colon, then the items
