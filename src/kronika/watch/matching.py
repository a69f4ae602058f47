"""Which blocks of a page hold the words of the article, however the article cut, joined and cleaned them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property

from kronika.watch.seeing import Seen, SeenBlock
from kronika.watch.words import is_tag, words

RUN = 4  # words in a row that are looked for
MOSTLY = 0.6  # share of a block's runs that the article has
SURE = 5  # words of a block that cannot be in the article by chance
LINES = re.compile(r"[\n\t]+")
BETWEEN = " ¶ "  # stands between texts, so that no run goes over a border


def matching(seen: Seen, texts: Sequence[str]) -> list[bool]:
    """For every block, whether the article has it."""
    lines = [" ".join(words(line)) for text in texts for line in LINES.split(text)]
    lines = [line for line in lines if line]
    if not lines:
        return [False] * len(seen.blocks)
    article = Text(lines)
    return [article.has(said(seen, block)) for block in seen.blocks]


def said(seen: Seen, block: SeenBlock) -> list[str]:
    """The words of a block."""
    return [token for token in seen.tokens[block.start : block.end] if token[0] != "<" or not is_tag(token)]


class Text:
    """The lines of the article, and the runs of words in them."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._single = frozenset(lines)
        self._whole = BETWEEN.join(lines).split()

    @cached_property
    def _runs(self) -> frozenset[tuple[str, ...]]:
        return frozenset(runs_of(self._whole))

    def has(self, block: list[str]) -> bool:
        """Equal to a line of the article, or made of its runs for the most part."""
        text = " ".join(block)
        if not text or text in self._single:
            return bool(text)
        if len(block) < SURE:
            return False
        own = list(runs_of(block))
        return len(self._runs.intersection(own)) >= MOSTLY * len(set(own))


def runs_of(said: list[str]) -> Iterator[tuple[str, ...]]:
    """All runs of a text."""
    return zip(*(said[start:] for start in range(RUN)), strict=False)
