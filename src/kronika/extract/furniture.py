"""What on a page is furniture: navigation, comments, teasers, captions, ads, sharing, tags, bylines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, overload

import numpy as np

from kronika.extract import marks
from kronika.extract.captions import is_caption
from kronika.extract.comments import below_heading
from kronika.extract.likeness import starts_alike
from kronika.extract.scoring.sheet import Sheet
from kronika.extract.scoring.sorts import BITS, sorts
from kronika.extract.view import View
from kronika.html.blocks import Block, Outline
from kronika.lang.dates import find_dates

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

NEVER_MARKED = frozenset({"html", "body", "main", "article"})
MOST = 0.6  # a part that holds more of the running text than this is no furniture, whatever it is called
APPEAL = 2  # spaces in a phrase that begins nothing but an appeal
SHORT = 160  # only short blocks are furniture by their words


def furniture(view: View, headline: int | None) -> Kinds:
    """The kind of furniture each block is, None for text; found out when asked, because most are never asked for."""
    return Kinds(view, headline)


class Kinds(Sequence[str | None]):
    """The kinds of all blocks of a page."""

    def __init__(self, view: View, headline: int | None) -> None:
        self._view = view
        self._headline = headline
        self._marks: Marks | None = None
        self._readers: set[int] | None = None
        self._known: dict[int, str | None] = {}

    def __len__(self) -> int:
        return len(self._view.blocks)

    @overload
    def __getitem__(self, index: int) -> str | None: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str | None]: ...
    def __getitem__(self, index: int | slice) -> str | None | Sequence[str | None]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        if index not in self._known:
            if not -len(self) <= index < len(self):
                raise IndexError(index)
            self._known[index] = self._find(index % len(self))
        return self._known[index]

    def marked(self, index: int) -> str | None:
        """The kind by its place alone, whatever the block says."""
        if self._marks is None or self._readers is None:
            self._marks = Marks(self._view, self._headline)
            self._readers = set(below_heading(self._view, self._headline))
        kind = self._marks.kind(self._view.blocks[index].element)
        return kind or ("comment" if index in self._readers else None)

    def _find(self, index: int) -> str | None:
        return self.marked(index) or by_words(self._view.blocks[index], self._view)


class Marks:
    """Furniture by tag, role and name of an element or of anything around it."""

    def __init__(self, view: View, headline: int | None) -> None:
        around = () if headline is None else ancestry(view.blocks[headline].element)
        self._safe = frozenset(around)  # what holds the headline is no furniture
        self._known: dict[Element, str | None] = {}
        self._view = view
        self._weight: dict[Element, float] | None = None

    def kind(self, element: Element) -> str | None:
        """The kind of the outermost marked element around, because a comment's author is a comment."""
        if element in self._known:
            return self._known[element]
        parent = element.getparent()
        kind = None if parent is None else self.kind_above(parent)
        kind = kind or self._own(element)
        self._known[element] = kind
        return kind

    def kind_above(self, element: Element) -> str | None:
        """As `kind`, without recursion over deep trees."""
        chain = [element]
        while chain[-1] not in self._known and (parent := chain[-1].getparent()) is not None:
            chain.append(parent)
        kind = None
        for link in reversed(chain):
            kind = self._known[link] if link in self._known else kind or self._own(link)
            self._known[link] = kind
        return kind

    def _own(self, element: Element) -> str | None:
        tag = str(element.tag)
        if tag in NEVER_MARKED or element in self._safe:
            return None
        named = named_kind(f"{element.get('class') or ''} {element.get('id') or ''}")
        kind = named or marks.BY_TAG.get(tag) or marks.BY_ROLE.get(element.get("role") or "")
        if kind is None or kind == "comment":  # readers may well write more than the paper
            return kind
        return None if self._holds_most(element) else kind

    def _holds_most(self, element: Element) -> bool:
        if self._weight is None:
            self._weight = running_text(self._view.outline, self._view.sheet)
        return self._weight.get(element, 0) > MOST * max(self._weight.values(), default=1)


@lru_cache(maxsize=16_384)
def named_kind(names: str) -> str | None:
    """What class and id names tell; a lead is never furniture."""
    spoken = sorts(names)
    if not spoken or spoken & BITS["lead"]:
        return None
    return next((sort for sort, bit in BITS.items() if spoken & bit), None)


def ancestry(element: Element) -> tuple[Element, ...]:
    """An element and everything around it."""
    return (element, *element.iterancestors())


def running_text(outline: Outline, sheet: Sheet | None) -> dict[Element, float]:
    """Words of running text in each element that holds blocks."""
    if sheet is None:
        return {}
    running = np.where((sheet.words >= 10) & (sheet.link_share < 0.4), sheet.words, 0)
    return dict(zip(outline.holders, sheet.inside(running).tolist(), strict=True))


def by_words(block: Block, view: View) -> str | None:
    """Furniture by what it says: short lines that begin as teasers, captions, ads and so on do."""
    text, tongue = block.text, view.tongue
    if len(text) > SHORT and block.link_share < 0.5:
        return None
    if starts_alike(text, tongue.teaser_words) and (block.links or len(text) < 40 or text.rstrip().endswith(":")):
        return "teaser"
    if starts_alike(text, tongue.ad_words) and (len(text) < 40 or text[: text.find(" ")].endswith((".", ":"))):
        return "ad"
    if starts_alike(text, appeals(tongue.ad_words)):
        return "ad"
    if is_caption(block, tongue):
        return "caption"
    return furniture_line(block, view)


@lru_cache(maxsize=64)
def appeals(phrases: tuple[str, ...]) -> tuple[str, ...]:
    """The phrases that begin nothing but an appeal."""
    return tuple(phrase for phrase in phrases if phrase.count(" ") >= APPEAL)


def furniture_line(block: Block, view: View) -> str | None:
    """Sharing, tags, bylines and dates that stand alone."""
    text, tongue = block.text, view.tongue
    if len(text) < 60 and starts_alike(text, tongue.share_words) and not text.endswith("."):
        return "share"
    if starts_alike(text, tongue.keyword_words) and (block.links or ":" in text[:25]):
        return "keywords"
    if starts_alike(text, tongue.consent_words):
        return "consent"
    if text.startswith(("©", "(c)", "Copyright")):
        return "navigation"
    if len(text) < 80 and starts_alike(text, (*tongue.author_prefixes, *tongue.date_words)) and ":" in text[:25]:
        return "byline"
    return "byline" if is_dateline(text, view) else None


def is_dateline(text: str, view: View) -> bool:
    """A short line that is mostly a date."""
    if len(text) > 80 or not any(character.isdigit() for character in text):
        return False
    found = find_dates(text, lang=view.lang, now=view.now)
    return bool(found) and sum(date.end - date.start for date in found) >= 0.35 * len(text)
