"""The headline by PortalCrawler's rule: an h1 or h2 that also stands in <title>, the earliest there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kronika.extract.classic.given_tag import given_tag
from kronika.extract.portal.options import Options
from kronika.html.document import Document
from kronika.html.text import text_of

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Headline:
    """Where the headline stands and what it says."""

    element: Element
    text: str


def find_headline(document: Document, options: Options) -> Headline | None:
    """The headline; None means that the page is no article. Of two at the same place in <title> the first on the page."""
    if options.headline:
        element = given_tag(options.headline).first(document.root)
        return None if element is None else Headline(element=element, text=text_of(element))
    best: tuple[int, Headline] | None = None
    for element in document.root.iter(*options.headline_tags):
        text = text_of(element)
        place = document.title.find(text) if len(text) >= options.min_headline else -1
        if place >= 0 and (best is None or place < best[0]):
            best = place, Headline(element=element, text=text)
    return best[1] if best else None
