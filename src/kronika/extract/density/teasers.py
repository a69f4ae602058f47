"""Teasers of other articles: a picture and a text in one node, both linked to the same address.

The published code would also take the picture's own link for the text; we follow the published description.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.extract.density.cleaning import NEVER, drop
from kronika.html.text import text_of

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


def drop_teasers(root: Element, *, length: int, min_page_len: int) -> None:
    """Take teasers out, unless too little text would be left: then the article stands in the same node."""
    seen: dict[Element, dict[str, bool]] = {}
    teasers: dict[Element, None] = {}
    for picture in root.iter("img"):
        link = picture.getparent()
        around = None if link is None or link.tag != "a" else link.getparent()
        if link is None or around is None or around.tag in NEVER:
            continue
        href = link.get("href") or ""
        if around not in seen:
            seen[around] = written_links(around)
        if len(href) > 1 and "'" not in href and '"' not in href and seen[around].get(href):
            teasers[around] = None
    for around in teasers:
        if length - len(text_of(around)) > min_page_len:
            drop(around)


def written_links(element: Element) -> dict[str, bool]:
    """The addresses that a text in the element is linked to."""
    return {link.get("href") or "": True for link in element.iter("a") if text_of(link)}
