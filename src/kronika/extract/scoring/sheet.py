"""A page as arrays: what the measures are computed from, one row a block and one a holder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from kronika.extract.scoring.arrays import Flags, Floats, Ints
from kronika.extract.scoring.letters import END, QUOTE, Letters, measure
from kronika.extract.scoring.lineage import Lineage, lineage
from kronika.html.blocks import Outline

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

GOOD_WORDS = 8
LINKED = 0.4
BRACKET = 11


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What the page says of itself, as texts to compare blocks with; empty ones are left out."""

    titles: tuple[str, ...] = ()
    descriptions: tuple[str, ...] = ()
    body: str = ""  # JSON-LD articleBody


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """All blocks and holders of a page as columns."""

    count: int
    letters: Letters  # of the blocks, then of the texts the page says of itself
    told: Told
    words: Floats
    link_share: Floats
    bold: Floats
    lines: Floats
    levels: Ints
    ends_sentence: Flags
    good: Flags
    tags: list[str]
    texts: list[str]
    holder: Ints  # of each block
    parents: Ints  # of each holder
    lineage: Lineage
    depths: Floats  # of each holder
    firsts: Ints
    ends: Ints
    holders: Sequence[Element]
    holder_tags: list[str]
    names: list[str]  # class and id of each holder; of empty ones nobody asks

    def inside(self, values: Floats) -> Floats:
        """The sum over the blocks of each holder."""
        sums = np.zeros(len(values) + 1)
        np.cumsum(values, out=sums[1:])
        return sums[self.ends] - sums[self.firsts]


def sheet(outline: Outline, told: Told) -> Sheet:
    """The columns of a page that has at least one block."""
    blocks = outline.blocks
    count = len(blocks)
    texts = [block.text for block in blocks]
    letters = measure([*texts, *(text for text in (*told.titles, *told.descriptions) if text)])
    words = letters.words[:count].astype(np.float32)
    characters = np.fromiter(map(len, texts), dtype=np.float32, count=count)
    link_share = np.minimum(1.0, column([block.link_chars for block in blocks]) / characters)
    parents = np.array(outline.parents)
    lines = lineage(parents)
    last, before = letters.last[:count], letters.before_last[:count]
    ends = (last == END) | (((last == QUOTE) | (last == BRACKET)) & (before == END))
    return Sheet(
        count=count,
        letters=letters,
        told=told,
        words=words,
        link_share=link_share,
        bold=np.minimum(1.0, column([block.bold_chars for block in blocks]) / characters),
        lines=column([block.lines for block in blocks]),
        levels=np.array([block.level for block in blocks]),
        ends_sentence=ends,
        good=(words >= GOOD_WORDS) & (link_share < LINKED) & ends,
        tags=[block.tag for block in blocks],
        texts=texts,
        holder=np.array([block.holder for block in blocks]),
        parents=parents,
        lineage=lines,
        depths=lines.sums(np.ones(len(parents), dtype=np.float32)),
        firsts=np.array(outline.firsts),
        ends=np.array(outline.ends),
        holders=outline.holders,
        holder_tags=outline.tags,
        names=[
            names_of(element) if first < end else ""
            for element, first, end in zip(outline.holders, outline.firsts, outline.ends, strict=True)
        ],
    )


def column(values: Sequence[float]) -> Floats:
    """Numbers as a column."""
    return np.array(values, dtype=np.float32)


def names_of(element: Element) -> str:
    """Class and id of an element."""
    named, number = element.get("class"), element.get("id")
    if named and number:
        return f"{named} {number}"
    return named or number or ""
