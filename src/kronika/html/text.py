"""The words inside an element, white space folded."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


def fold(text: str) -> str:
    """White space of every kind, no-break spaces too, as single spaces."""
    return " ".join(text.split())


def text_of(element: Element) -> str:
    """All text inside an element."""
    return fold("".join(map(str, element.itertext())))
