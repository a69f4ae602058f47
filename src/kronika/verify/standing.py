"""Where a text stands on its page: in what, among what, what was left out beside it, and what holds it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from kronika.html.blocks import Block, Outline, outline
from kronika.verify.shingles import Runs, numbers_of, runs_of, words_of

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

    from kronika.html.document import Document as Parsed

Numbers = NDArray[np.int64]

RUN = 4  # words in a row
TAKEN = 0.6  # of a block's runs must be in the text
MOST = 0.75  # of the text's words on the page are in what is called its holder
MAIN = 0.3  # of them directly in one element make its children neighbours of the text
GOOD_WORDS = 8
HEADLINE = 1
LINKED = 0.4
ENDS = frozenset('.!?…»”"’)“')
STEPS = 8  # of the path that are kept: the lowest, which a redesign changes and another section does not
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A text on its page, counted in words."""

    page: int  # all words of the page
    taken: int  # words of blocks that are in the text
    left: int  # words of sentences beside the text, in the same elements, that are not
    overlooked: int  # … and that the general engine holds to be of the text
    outside: int  # words in the text from outside what holds most of it
    linked: float  # share of links in what was taken
    path: str


def standing(parsed: Parsed, text_runs: Runs, general_runs: Runs | None = None) -> Standing | None:
    """Lay a text upon its page, and what the general engine found beside it; None where the page has no words."""
    laid = outline(parsed)
    if not laid.blocks:
        return None
    words_laid = Laid(laid.blocks)
    sizes, taken = words_laid.sizes, words_laid.found(text_runs)
    taken &= np.array([block.level != HEADLINE for block in laid.blocks])  # its words come again in the lead
    words = np.where(taken, sizes, 0)
    total = int(words.sum())
    if not total:
        return Standing(page=int(sizes.sum()), taken=0, left=0, overlooked=0, outside=0, linked=0.0, path="")
    beside = left_beside(laid, sizes, taken, total)
    also = words_laid.found(general_runs) if general_runs is not None and beside.any() else taken
    main = main_of(laid, words)
    holder = holder_of(laid, words, main, total)
    inside = slice(laid.firsts[holder], laid.ends[holder])
    return Standing(
        page=int(sizes.sum()),
        taken=total,
        left=int(sizes[beside].sum()),
        overlooked=int(sizes[beside & also].sum()),
        outside=total - int(words[inside].sum()),
        linked=linked_share(laid.blocks, taken),
        path=path_of(laid.holders[main]),
    )


class Laid:
    """The words of all blocks in one row, so that texts can be laid upon them one after another."""

    def __init__(self, blocks: list[Block]) -> None:
        spelled = [words_of(block.text) for block in blocks]
        self.sizes: Numbers = np.fromiter(map(len, spelled), dtype=np.int64, count=len(spelled))
        self._runs = runs_of(numbers_of([word for words in spelled for word in words]), RUN)
        most = len(self._runs)
        ends = np.cumsum(self.sizes)
        self._starts = (ends - self.sizes).clip(max=most)
        self._ends = np.maximum((ends - RUN + 1).clip(max=most), self._starts)

    def found(self, runs: Runs) -> NDArray[np.bool_]:
        """Which blocks are in a text; blocks of a word or two are too short to tell."""
        hits = np.concatenate([[0], np.cumsum(np.isin(self._runs, runs))])
        inside = hits[self._ends] - hits[self._starts]
        taken: NDArray[np.bool_] = (self.sizes >= RUN) & (inside >= TAKEN * (self.sizes - RUN + 1))
        return taken


def holder_of(laid: Outline, words: Numbers, main: int, total: int) -> int:
    """What holds most of the text: the element whose own paragraphs hold the greatest part, or one around it."""
    sums = np.concatenate([[0], np.cumsum(words)])
    holder = main
    while holder and sums[laid.ends[holder]] - sums[laid.firsts[holder]] < MOST * total:
        holder = laid.parents[holder]
    return holder


def main_of(laid: Outline, words: Numbers) -> int:
    """The element whose own paragraphs hold most of the text."""
    return int(np.argmax(per_parent(laid, words)))


def per_parent(laid: Outline, words: Numbers) -> Numbers:
    """Words by the element that holds the paragraphs they stand in."""
    parents = np.asarray(laid.parents)[[block.holder for block in laid.blocks]]
    return np.bincount(parents, weights=words, minlength=len(laid.holders)).astype(np.int64)


def left_beside(laid: Outline, sizes: Numbers, taken: NDArray[np.bool_], total: int) -> NDArray[np.bool_]:
    """Whole sentences in the elements the text stands in that are not in the text."""
    main = np.flatnonzero(per_parent(laid, np.where(taken, sizes, 0)) >= MAIN * total)
    chosen = set(main.tolist())
    return np.array(
        [
            not is_taken and size >= GOOD_WORDS and laid.parents[block.holder] in chosen and is_sentence(block)
            for block, size, is_taken in zip(laid.blocks, sizes, taken, strict=True)
        ],
        dtype=bool,
    )


def is_sentence(block: Block) -> bool:
    """A paragraph that could belong to a text."""
    return block.text[-1:] in ENDS and block.link_share < LINKED and not block.level


def linked_share(blocks: list[Block], taken: NDArray[np.bool_]) -> float:
    """Characters of links in what was taken, as a share."""
    chosen = [block for block, is_taken in zip(blocks, taken, strict=True) if is_taken]
    return sum(block.link_chars for block in chosen) / max(1, sum(len(block.text) for block in chosen))


def path_of(element: Element) -> str:
    """Tags and class names from the page's root down to an element, its lowest steps."""
    steps = [step_of(element), *(step_of(above) for above in element.iterancestors())]
    return ">".join(reversed(steps[:STEPS]))


def step_of(element: Element) -> str:
    """One element of a path: identifiers change from page to page and are left out."""
    names = sorted(name for name in (element.get("class") or "").split() if not any(map(str.isdigit, name)))
    return ".".join([str(element.tag), *names])[:LONGEST_NAME]
