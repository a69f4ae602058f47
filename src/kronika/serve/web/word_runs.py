"""Differences between texts as they are shown: long stretches that stayed as they were are cut short."""

from __future__ import annotations

from kronika.model.article_history import WordKind, Words

AROUND = 80  # characters of what stayed that are shown beside a change


def shortened(words: tuple[Words, ...]) -> list[Words]:
    """A difference without the long stretches that stayed as they were."""
    last = len(words) - 1
    return [
        Words(kind=word.kind, text=clipped(word.text, number == 0, number == last))
        if word.kind is WordKind.KEPT
        else word
        for number, word in enumerate(words)
    ]


def clipped(text: str, first: bool, last: bool) -> str:
    """The ends of a stretch that stand beside a change."""
    if len(text) <= 2 * AROUND + 20:
        return text
    head = "" if first else text[:AROUND].rsplit(" ", 1)[0] + " "
    tail = "" if last else " " + text[-AROUND:].split(" ", 1)[-1]
    return f"{head}…{tail}"
