"""What the model may take for text and a reader never would: captions, comments, forms, "read also", datelines, marked ads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kronika.extract.scoring.names import tokens
from kronika.extract.scoring.sheet import names_of
from kronika.extract.view import View

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

ALWAYS = frozenset({"caption", "comment", "form"})
SHORT = 12  # words of a dateline, an invitation to share, a line of tags
LINE = frozenset({"share", "keywords"})
# Names that mean nothing else; shorter ones ("ad", "promo") stand on parts of many texts.
ADVERTS = frozenset(
    "reklama reklamy reklamni reklamowy advert adverts advertisement advertising adbox adslot adsbygoogle inzerce inzerat sponsored".split()
)
UP = 5  # levels above a block where such a name is looked for


def is_foreign(view: View, kinds: Sequence[str | None], index: int, *, begun: bool) -> bool:
    """The block is none of the article's text; `begun`: running text stands before it."""
    kind = kinds[index]
    if kind is None:
        return False
    short = view.words[index] <= SHORT
    block = view.blocks[index]
    return (
        kind in ALWAYS
        or (kind == "teaser" and block.link_chars > 0)
        or (kind == "byline" and short and not begun)
        or (kind in LINE and short)
        or (kind == "ad" and is_advert(block.element))
    )


def is_advert(element: Element) -> bool:
    """Something around the block is called an advertisement."""
    place: Element | None = element
    for _ in range(UP):
        if place is None:
            return False
        if not ADVERTS.isdisjoint(tokens(names_of(place))):
            return True
        place = place.getparent()
    return False
