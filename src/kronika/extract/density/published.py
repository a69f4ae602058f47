"""The date of publication: microdata, else the first date behind the h1, else one right beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from typing import TYPE_CHECKING, cast

from kronika.extract.classic.tags import SILENT
from kronika.html.text import fold, text_of
from kronika.lang.dates import Found, first_date

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

ITEMS = "//*[@itemprop]"
DATES = frozenset({"datePublished", "dateCreated"})
LOOKED_AT = 1_000  # characters of a node
MOST_HOLDERS = 5_000  # texts in which a date is looked for: no page says later when it was published


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Published:
    """When, in which words, where on the page, and by which way."""

    when: datetime
    words: str
    element: Element
    source: str  # microdata or text


def find_published(root: Element, *, lang: str | None, now: datetime) -> Published | None:
    """The date, if the page shows one; a page with a marked date is not searched further, as in the original."""
    marked = next((one for one in items(root) if DATES & set((one.get("itemprop") or "").split())), None)
    if marked is not None:
        return in_microdata(marked, lang=lang, now=now)
    return in_text(root, lang=lang, now=now)


def items(root: Element) -> list[Element]:
    """Everything that is an item's property."""
    return cast("list[Element]", root.xpath(ITEMS))


def in_microdata(marked: Element, *, lang: str | None, now: datetime) -> Published | None:
    """datetime, else content, else the text of the first marked element."""
    for text in (marked.get("datetime"), marked.get("content"), text_of(marked)[:LOOKED_AT]):
        found = first_date(fold(text), lang=lang, now=now) if text else None
        if text and found:
            return made(found, fold(text), marked, "microdata")
    return None


def in_text(root: Element, *, lang: str | None, now: datetime) -> Published | None:
    """The first date behind the first h1; one before it only where the h1 is its sibling or its parent's sibling."""
    for element in islice(near_headline(root), MOST_HOLDERS):
        text = beginning(element)
        found = first_date(text, lang=lang, now=now)
        if found:
            return made(found, text, element, "text")
    return None


def near_headline(root: Element) -> Iterator[Element]:
    """The parents of texts that may hold the date: beside an h1, and all from the first h1 on; none without an h1."""
    beside = {parent for heading in root.iter("h1") if (parent := heading.getparent()) is not None}
    headed = False
    for element in text_holders(root) if beside else ():
        headed = headed or element.tag == "h1" or inside_headline(element)
        if headed or beside_headline(element, beside):
            yield element


def made(found: Found, text: str, element: Element, source: str) -> Published:
    """A date with its words."""
    return Published(when=found.when, words=text[found.start : found.end], element=element, source=source)


def text_holders(root: Element) -> Iterator[Element]:
    """The parents of all texts, in order."""
    for element in root.iter("*"):
        if element.tag not in SILENT and (
            not blank(element.text) or any(not blank(child.tail) for child in element.iterchildren())
        ):
            yield element


def blank(text: str | None) -> bool:
    """Nothing to read."""
    return not text or text.isspace()


def beginning(element: Element) -> str:
    """How the text of an element begins: enough to hold its date, however much it holds."""
    pieces: list[str] = []
    length = 0
    for piece in map(str, element.itertext()):
        pieces.append(piece)
        length += len(piece)
        if length > LOOKED_AT:
            break
    return fold("".join(pieces))[:LOOKED_AT]


def inside_headline(element: Element) -> bool:
    """A part of an h1."""
    return next(element.iterancestors("h1"), None) is not None


def beside_headline(element: Element, parents: set[Element]) -> bool:
    """An h1 is its sibling or its parent's sibling."""
    parent = element.getparent()
    return parent is not None and (parent in parents or parent.getparent() in parents)
