"""How good a text is: runs of four words in common with the gold text."""

from __future__ import annotations

import re
from collections import Counter

WORD = re.compile(r"\w+")
RUN = 4


def runs(text: str) -> Counter[tuple[str, ...]]:
    """All runs of four words; a shorter text is one run."""
    words = WORD.findall(text)
    return Counter(run for i in range(max(1, len(words) - RUN + 1)) if (run := tuple(words[i : i + RUN])))


def precision_recall(gold: str, text: str) -> tuple[float, float]:
    """Which part of the text is right, and which part of the gold text is there."""
    wanted, found = runs(gold), runs(text)
    shared = (wanted & found).total()
    return shared / max(1, found.total()), shared / max(1, wanted.total())


def page_f1(gold: str, text: str) -> float:
    """Both in one number."""
    precision, recall = precision_recall(gold, text)
    return 2 * precision * recall / (precision + recall) if precision + recall else 0.0
