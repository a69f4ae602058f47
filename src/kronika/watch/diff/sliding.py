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
    for number in range(len(moved) - 1):
        first, second = moved[number], moved[number + 1]
        if second.b == first.b + first.size:
            steps = best_steps(texts, texts.a_list, first, second, second.a)
        elif second.a == first.a + first.size:
            steps = best_steps(texts, texts.b_list, first, second, second.b)
        else:
            continue
        moved[number] = Run(first.a, first.b, first.size + steps)
        moved[number + 1] = Run(second.a + steps, second.b + steps, second.size - steps)
    return [run for run in moved if run.size]


def best_steps(texts: Texts, text: Sequence[int], first: Run, second: Run, end: int) -> int:
    """How many tokens later (or earlier, below zero) the change between two runs should begin; `end` is where it ends."""
    length = end - ((first.a if text is texts.a_list else first.b) + first.size)
    start = end - length
    back = 0
    while back < min(first.size, FURTHEST) and text[start - back - 1] == text[end - back - 1]:
        back += 1
    ahead = 0
    while ahead < min(second.size, FURTHEST) and text[start + ahead] == text[end + ahead]:
        ahead += 1
    if not back and not ahead:
        return 0
    return max(range(-back, ahead + 1), key=lambda steps: (border(texts, text, start + steps), -abs(steps)))


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
