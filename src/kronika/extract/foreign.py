"""What the model may take for text and a reader never would: captions, comments, forms, "read also", datelines, marked ads."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from kronika.extract.furniture import Kinds, by_words, named_kind
from kronika.extract.likeness import starts_alike
from kronika.extract.scoring.sheet import names_of
from kronika.extract.scoring.tokens import tokens
from kronika.extract.view import View
from kronika.html.blocks import Block
from kronika.lang.dates import find_dates

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

ALWAYS = frozenset({"caption", "comment", "form"})
SHORT = 12  # words of a dateline, an invitation to share, a line of tags
TAGS = 30  # words of a signature with a line of tags
LINE = frozenset({"share", "keywords"})
# Names that mean nothing else; shorter ones ("ad", "promo") stand on parts of many texts.
ADVERTS = frozenset(
    "reklama reklamy reklamni reklamowy advert adverts advertisement advertising adbox adslot adsbygoogle inzerce inzerat sponsored".split()
)
INVITATIONS = frozenset("newsletter newsletterbox newslettersignup biuletyn".split())  # a whole text may be one
LINKED = 0.5
ASIDE = 40  # words; a longer one may be the text
CAPTION_UP = 2
UP = 5  # levels above a block where such a name is looked for
ENDS = (".", "!", "?", "…", "“", "”", '"', "»", ":", ")")


def is_foreign(view: View, kinds: Kinds, index: int, *, begun: bool, sure: bool) -> bool:
    """The block is none of the article's text; `begun`: running text stands before it, `sure`: the model takes it for text."""
    block, words = view.blocks[index], view.words[index]
    if not begun and words <= SHORT and not block.level and is_about(view, block):
        return True
    if "\n" in block.text and words <= TAGS and names_tags(view, block):
        return True
    if sure and (block.level or (words > SHORT and block.link_share <= LINKED)):
        return is_marked(block, kinds.marked(index))
    kind = kinds[index]
    return (
        kind in ALWAYS
        or (kind == "teaser" and block.link_chars > 0)
        or (kind in LINE and words <= SHORT)
        or (kind in ("navigation", "ad") and words < ASIDE and is_aside(block.element))
        or (
            kind in ("ad", "share")
            and (by_words(block, view) == "ad" or is_called(block.element, ADVERTS | INVITATIONS))
        )
    )


def is_marked(block: Block, kind: str | None) -> bool:
    """Of a heading or a sentence: only readers, forms, captions and ads by their own name prove that it is none of the text.

    The identifier of a heading is made of its words ("social-media"), and a paragraph may begin with a picture.
    """
    if kind == "caption":
        return not block.level and is_called_caption(block.element)
    return kind in ("comment", "form") or (kind == "ad" and is_called(block.element, ADVERTS))


def is_about(view: View, block: Block) -> bool:
    """A line between headline and text that tells of the article: when, by whom, where on the site."""
    text = block.text
    if text.endswith(ENDS):
        return False
    return block.link_share > LINKED or bool(find_dates(text, lang=view.lang, now=view.now)) or len(text.split()) <= 4


def names_tags(view: View, block: Block) -> bool:
    """One of its lines is a list of tags."""
    return any(starts_alike(line, view.tongue.keyword_words) for line in block.text.split("\n"))


def is_called_caption(element: Element) -> bool:
    """The element, or one close around it, is a caption by its tag or name."""
    near = (element, *islice(element.iterancestors(), CAPTION_UP))
    return any(place.tag == "figcaption" or named_kind(names_of(place)) == "caption" for place in near)


def is_aside(element: Element) -> bool:
    """It stands in an <aside>, beside the text by the page's own word."""
    return element.tag == "aside" or any(place.tag == "aside" for place in islice(element.iterancestors(), UP))


def is_called(element: Element, words: frozenset[str]) -> bool:
    """The block, or something around it, has one of these words in its name."""
    place: Element | None = element
    for _ in range(UP):
        if place is None:
            return False
        if not words.isdisjoint(tokens(names_of(place))):
            return True
        place = place.getparent()
    return False
