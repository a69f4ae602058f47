"""Hours that are listed together: "7.00, 9.00 (dzieci) i 18.00" is one chain, and what is said before or after it is said of all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from kronika.model.mention import Mention, PageText

GAP = 60  # characters between two hours of one list
NOTE = r"\([^()\d]{1,40}\)"
JOIN = re.compile(
    rf"\.?(?:\s*{NOTE})?\s*(?:[,;/|•·*–—-]|,?\s*(?:i|oraz|lub|a także)(?:\s+o)?(?:\s+(?:godz\.?|g\.))?|[,;]\s*(?:godz\.?|g\.))?\s*",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Chain:
    """The first and the last hour of a list, by their places among the mentions."""

    first: int
    last: int


def chains_of(page: PageText, mentions: Sequence[Mention]) -> list[Chain]:
    """For every mention the list it stands in; most stand in one of their own."""
    starts: list[int] = []
    for place, mention in enumerate(mentions):
        joined = place > 0 and is_joined(page.text, mentions[place - 1], mention)
        starts.append(starts[-1] if joined else place)
    ends = list(range(len(mentions)))
    for place in range(len(mentions) - 2, -1, -1):
        if starts[place + 1] == starts[place]:
            ends[place] = ends[place + 1]
    return [Chain(first, last) for first, last in zip(starts, ends, strict=True)]


def is_joined(text: str, one: Mention, other: Mention) -> bool:
    """Nothing between them but signs, an "and" and a short note. A range is no list."""
    if other.start - one.end > GAP or one.until or not same_form(one.text, other.text):
        return False
    between = text[one.end : other.start]
    return "\n\n" not in between and JOIN.fullmatch(between) is not None


def same_form(one: str, other: str) -> bool:
    """Both with minutes or both without."""
    return (len(one) > 2) == (len(other) > 2)
