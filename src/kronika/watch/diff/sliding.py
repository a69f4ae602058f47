"""Sliding: what came or went is shown from a natural border on: a block, a sentence, rather than from its second word."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.watch.diff.runs import Run
from kronika.watch.diff.texts import Texts

FURTHEST = 400  # tokens that a change may slide
SENTENCE_ENDS = (".", "!", "?", "…", ".“", ".”", '."', "?“", "!“")


def slid(texts: Texts, runs: Sequence[Run]) -> list[Run]:
    """The same runs, with the borders between them where a reader would draw them."""
    moved = list(runs)
    for number in range(1, len(moved)):
        first, second = moved[number - 1], moved[number]
        went = second.b == first.b + first.size
        if went or second.a == first.a + first.size:
            text, start = (texts.a_list, first.a + first.size) if went else (texts.b_list, first.b + first.size)
            shift(moved, number, best(texts, text, start, leeway(text, moved, number, old=went)))
    return [run for run in moved if run.size]


def best(texts: Texts, text: Sequence[int], start: int, steps: range) -> int:
    """The steps to the most natural border; the nearest of equals."""
    return max(steps, key=lambda step: (border(texts, text, start + step), -abs(step))) if len(steps) > 1 else 0


def shift(runs: list[Run], gap: int, steps: int) -> None:
    """Let a gap begin some tokens later, or earlier."""
    if not steps:
        return
    first, second = runs[gap - 1], runs[gap]
    runs[gap - 1] = Run(first.a, first.b, first.size + steps)
    runs[gap] = Run(second.a + steps, second.b + steps, second.size - steps)


def leeway(text: Sequence[int], runs: Sequence[Run], gap: int, *, old: bool) -> range:
    """How many tokens a gap of one text may begin earlier (below zero) or later: it holds the same number of tokens."""
    if not 0 < gap < len(runs):
        return range(1)
    first, second = runs[gap - 1], runs[gap]
    start = (first.a if old else first.b) + first.size
    end = second.a if old else second.b
    back = ahead = 0
    while back < min(first.size, FURTHEST) and text[start - back - 1] == text[end - back - 1]:
        back += 1
    while ahead < min(second.size, FURTHEST) and text[start + ahead] == text[end + ahead]:
        ahead += 1
    return range(-back, ahead + 1)


def border(texts: Texts, text: Sequence[int], at: int) -> int:
    """How natural a border is before a token."""
    if at < len(text) and texts.is_bare(text[at]):
        return 3 if at == 0 or not texts.is_bare(text[at - 1]) else 2
    if at == 0:
        return 2
    before = texts.words[text[at - 1]]
    if texts.is_bare(text[at - 1]):
        return 1
    return 2 if before.endswith(SENTENCE_ENDS) else 1 if before.endswith((",", ";", ":")) else 0
