"""Which blocks of a page hold the words of the article, however the article cut, joined and cleaned them."""

from __future__ import annotations

import re
from collections.abc import Sequence

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
    whole, single = f" {BETWEEN.join(lines)} ", frozenset(lines)
    runs = runs_of(whole.split())
    return [fits(said(seen, block), whole, single, runs) for block in seen.blocks]


def said(seen: Seen, block: SeenBlock) -> list[str]:
    """The words of a block."""
    return [token for token in seen.tokens[block.start : block.end] if not is_tag(token)]


def fits(block: list[str], whole: str, single: frozenset[str], runs: frozenset[tuple[str, ...]]) -> bool:
    """Equal to a line of the article; long enough and in it; or made of its runs for the most part."""
    text = " ".join(block)
    if not text or text in single:
        return bool(text)
    if len(block) < SURE:
        return False
    if f" {text} " in whole:
        return True
    own = [tuple(block[start : start + RUN]) for start in range(len(block) - RUN + 1)]
    return sum(run in runs for run in own) >= MOSTLY * len(own)


def runs_of(said: list[str]) -> frozenset[tuple[str, ...]]:
    """All runs of a text."""
    return frozenset(zip(*(said[start:] for start in range(RUN)), strict=False))
