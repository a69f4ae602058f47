"""The frame of a page: the elements and class names it is built of, so that a redesign is seen whatever the text says."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

FRAMING = frozenset("div section article main header footer nav aside table ul form h1 h2 figure body".split())
MOST = 120


def frame_of(root: Element) -> tuple[int, ...]:
    """Numbers of the distinct framing elements, each with its class names and its parent's tag; sorted, the smallest ones."""
    found = set()
    for element in root.iter(*FRAMING):
        parent = element.getparent()
        above = parent.tag if parent is not None else ""
        found.add(crc32(f"{above}>{element.tag}.{element.get('class') or ''}".encode("utf-8", "replace")))
    return tuple(sorted(found)[:MOST])
