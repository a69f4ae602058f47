"""Captions: short lines that belong to a picture, by what they say or because nothing else stands beside it."""

from __future__ import annotations

import re
from functools import lru_cache

from kronika.extract.likeness import plain, starts_alike
from kronika.html.blocks import Block
from kronika.html.text import longer_than
from kronika.lang.language import Language

LONGEST = 160
LINE = 90
UP = 5  # levels above the line where its picture is looked for
MARKS = " .,;:!?…)]\"'“”»–—-"
CREDIT = re.compile(r"(?<!\w)(?:foto|fot\.|photo|image|фото|zdjęcie|snímek|zdroj|źródło|источник)\s?:", re.IGNORECASE)


def is_caption(block: Block, tongue: Language) -> bool:
    """A caption or a photo credit."""
    if len(block.text) > LONGEST or block.level:
        return False
    return says_caption(block.text, tongue) or with_picture(block) or beside_picture(block)


def with_picture(block: Block) -> bool:
    """A short line, no sentence, that a picture stands in (S2: a span with an image and under 90 characters)."""
    if len(block.text) >= LINE or block.text.endswith((".", "!", "?", "…", ":")):
        return False
    return any(element.tag == "img" for element in block.inline)


def says_caption(text: str, tongue: Language) -> bool:
    """It begins as captions do, names the photographer, or ends with "illustration"."""
    if CREDIT.search(text) and not text.lower().startswith(("zdroj", "źródło", "источник")):
        return True
    begins = starts_alike(text, tongue.caption_words) and (len(text) < 80 or ":" in text[:25])
    return begins or ends_so(text, tongue.caption_words)


def ends_so(text: str, phrases: tuple[str, ...]) -> bool:
    """It ends with a phrase of several words, whatever the marks between and after them."""
    whole, last = of_several_words(phrases)
    return text.rstrip(MARKS).lower().endswith(last) and plain(text).endswith(whole)


@lru_cache(maxsize=64)
def of_several_words(phrases: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The phrases of several words, and the last word of each."""
    whole = tuple(phrase for phrase in phrases if " " in phrase)
    return whole, tuple(phrase.rsplit(" ", 1)[1] for phrase in whole)


def beside_picture(block: Block) -> bool:
    """An element around it holds a picture and no other words."""
    length = len(block.text) + 5
    element = block.element
    for _ in range(UP):
        if element.tag in ("body", "article", "main") or longer_than(element, length):
            return False
        if next(element.iter("img", "picture", "video"), None) is not None:
            return True
        parent = element.getparent()
        if parent is None:
            return False
        element = parent
    return False
