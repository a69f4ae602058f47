"""The nine numbers the published method knows of a document: P S N V and five counts of tags."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from kronika.html.document import Document as ParsedPage
from kronika.html.document import parse
from kronika.html.text import fold
from kronika.model.document import Document
from kronika.verify.classic.holder import holder_of

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

FEATURES = 9
SIZES = slice(0, 4)  # P S N V
TAGS = slice(4, 9)  # T_H T_B T_S T_I T_O
LINK, OTHER = 0, 4
CLASSES: Mapping[str, int] = {
    **dict.fromkeys(("br", "div", "span"), 1),
    **dict.fromkeys(("i", "b", "u", "em", "strong"), 2),
    "img": 3,
}
GAP = re.compile(r"\n[^\S\n]*\n")  # an empty line


def classic_features(document: Document, parsed: ParsedPage | None = None) -> tuple[float, ...]:
    """P S N V T_H T_B T_S T_I T_O; nothing where the page is not at hand. Who has the page's tree may hand it in."""
    if not document.html.strip():
        return ()
    paragraphs = paragraphs_of(document.text)
    page = parsed or parse(document.html)
    sizes = [len(paragraph) for paragraph in paragraphs]
    return (
        float(len(document.html)),
        float(sum(sizes)),
        float(len(sizes)),
        variance(sizes),
        *tag_counts(holder_of(page.root, paragraphs)),
    )


def paragraphs_of(text: str) -> list[str]:
    """What empty lines part; in a text without any, the lines."""
    pieces = GAP.split(text) if GAP.search(text) else text.split("\n")
    return [paragraph for paragraph in map(fold, pieces) if paragraph]


def variance(sizes: Sequence[int]) -> float:
    """Mean square distance from the mean; 0 of nothing."""
    if not sizes:
        return 0.0
    mean = sum(sizes) / len(sizes)
    return sum((size - mean) ** 2 for size in sizes) / len(sizes)


def tag_counts(holder: Element | None) -> tuple[float, ...]:
    """Elements inside the article by class; all 0 when the article is not on the page."""
    counts = [0.0] * 5
    if holder is not None:
        tags = Counter(element.tag for element in holder.iterdescendants())
        anchors = tags.pop("a", 0)
        counts[LINK] = float(sum(1 for anchor in holder.iterdescendants("a") if anchor.get("href") is not None))
        counts[OTHER] = anchors - counts[LINK]  # an anchor that leads nowhere is no link
        for tag, count in tags.items():
            counts[CLASSES.get(str(tag), OTHER)] += count
    return tuple(counts)
