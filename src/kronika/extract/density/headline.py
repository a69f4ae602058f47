"""The headline: the h1, of several the one nearest to <title>."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.extract.density.distance import distance
from kronika.html.text import text_of

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

LONGEST = 300  # characters that are compared
MOST = 40  # headings that are compared


def find_headline(root: Element, title: str) -> Element | None:
    """The h1 of the article; None on a page without any."""
    headings = list(root.iter("h1"))[:MOST]
    if len(headings) < 2:
        return headings[0] if headings else None
    best, least = headings[0], LONGEST + 1
    for heading in headings:
        text = text_of(heading)[:LONGEST]
        if abs(len(text) - len(title[:LONGEST])) < least:  # it cannot be nearer than its length is
            away = distance(title[:LONGEST], text)
            best, least = (heading, away) if away < least else (best, least)
    return best
