"""Whole blocks, from one tag that divides to the next; short ones may move too, when there is no other like them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from kronika.watch.diff.runs import Gap, Run
from kronika.watch.diff.texts import Numbers, Texts

LEAST = 4  # tokens
Content = tuple[int, ...]


def is_whole(texts: Texts, run: Run) -> bool:
    """Whether a run begins with a block and ends with one, in both texts."""
    return (
        begins_at(texts, texts.a_list, run.a)
        and begins_at(texts, texts.b_list, run.b)
        and ends_at(texts, texts.a_list, run.a + run.size)
        and ends_at(texts, texts.b_list, run.b + run.size)
    )


def begins_at(texts: Texts, text: Sequence[int], at: int) -> bool:
    """Whether a block begins here, with its tag or behind it."""
    return at == 0 or texts.is_bare(text[at]) or texts.is_bare(text[at - 1])


def ends_at(texts: Texts, text: Sequence[int], at: int) -> bool:
    """Whether a block has just ended."""
    return at == len(text) or texts.is_bare(text[at]) or texts.is_bare(text[at - 1])


def moved_blocks(texts: Texts, gaps: Sequence[Gap]) -> list[Run]:
    """Blocks that went whole and came whole, once each, and stand nowhere else."""
    a_tags, b_tags = np.flatnonzero(texts.bare[texts.a]), np.flatnonzero(texts.bare[texts.b])
    went = once(texts.a_list, blocks(a_tags, [(gap.a0, gap.a1) for gap in gaps], len(texts.a)))
    came = once(texts.b_list, blocks(b_tags, [(gap.b0, gap.b1) for gap in gaps], len(texts.b)))
    both = went.keys() & came.keys()
    if not both:
        return []
    for text, tags in ((texts.a_list, a_tags), (texts.b_list, b_tags)):
        both &= once(text, blocks(tags, [(0, len(text))], len(text)), only=both).keys()
    return sorted(Run(went[content], came[content], len(content)) for content in both)


def blocks(tags: Numbers, spans: Iterable[tuple[int, int]], size: int) -> Iterator[tuple[int, int]]:
    """What stands between tags, where all of it lies within a span."""
    borders = np.concatenate(([-1], tags, [size]))
    for start, end in spans:
        if end - start < LEAST:
            continue
        first = int(np.searchsorted(borders, start - 1))
        last = int(np.searchsorted(borders, end, side="right"))
        near = borders[first:last].tolist()
        for left, right in zip(near, near[1:], strict=False):
            if right - left > LEAST:
                yield left + 1, right


def once(text: Sequence[int], found: Iterable[tuple[int, int]], only: set[Content] | None = None) -> dict[Content, int]:
    """Blocks of which there is one, with their places."""
    at: dict[Content, int] = {}
    seen: Counter[Content] = Counter()
    for start, end in found:
        content = tuple(text[start:end])
        if only is None or content in only:
            seen[content] += 1
            at[content] = start
    return {content: place for content, place in at.items() if seen[content] == 1}
