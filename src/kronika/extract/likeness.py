"""How alike two short texts are, whatever their case, punctuation and spacing."""

from __future__ import annotations

import re
from collections import Counter

WORD = re.compile(r"\w+")


def plain(text: str) -> str:
    """Lower-case words with single spaces between."""
    return " ".join(WORD.findall(text.lower()))


def likeness(one: str, other: str) -> float:
    """Share of common words, from 0 to 1 (Dice)."""
    first, second = Counter(one.split()), Counter(other.split())
    total = first.total() + second.total()
    return 2 * (first & second).total() / total if total else 0.0


def starts_alike(text: str, beginnings: tuple[str, ...]) -> bool:
    """The text begins with one of these phrases, as whole words; case does not matter."""
    lower = text.lower().lstrip(" \t\n»›>•·–—-*|[(")
    return any(lower.startswith(phrase) and not lower[len(phrase) : len(phrase) + 1].isalnum() for phrase in beginnings)
