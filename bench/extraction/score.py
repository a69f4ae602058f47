"""How much of a text was found: shingles of four words, and snippets that must or must not be there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

WORD = re.compile(r"\w+")
BLANKS = re.compile(r"\s+")
LENGTH = 4

Shingles = Counter[tuple[str, ...]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Overlap:
    """Shares of the shingles of a page: in both texts, only in the found one, only in the gold one."""

    both: float
    extra: float
    missing: float

    @property
    def precision(self) -> float:
        """Share of what was found that is right; 0 when nothing was, unless nothing was to be found."""
        found = self.both + self.extra
        return self.both / found if found else float(not self.missing)

    @property
    def recall(self) -> float:
        """Share of what is right that was found."""
        right = self.both + self.missing
        return self.both / right if right else float(not self.extra)

    @property
    def f1(self) -> float:
        """Of this page alone."""
        return harmonic(self.precision, self.recall)


@dataclass(frozen=True, slots=True, kw_only=True)
class Macro:
    """Means over pages; F1 is the harmonic mean of the two means, as in the field's usual benchmark."""

    precision: float
    recall: float
    page_f1: float

    @property
    def f1(self) -> float:
        """Of the means."""
        return harmonic(self.precision, self.recall)


@dataclass(frozen=True, slots=True, kw_only=True)
class Snippets:
    """Counts: wanted and there, unwanted and there, wanted and not there."""

    right: int = 0
    wrong: int = 0
    missed: int = 0

    def __add__(self, other: Snippets) -> Snippets:
        return Snippets(
            right=self.right + other.right, wrong=self.wrong + other.wrong, missed=self.missed + other.missed
        )

    @property
    def f1(self) -> float:
        """Over all snippets alike."""
        counted = 2 * self.right + self.wrong + self.missed
        return 2 * self.right / counted if counted else 0.0


def harmonic(one: float, other: float) -> float:
    """The harmonic mean, 0 when both are."""
    return 2 * one * other / (one + other) if one + other else 0.0


def shingles(text: str) -> Shingles:
    """Runs of four words with their counts, case kept; a shorter text is one run, an empty one none."""
    words = WORD.findall(text)
    if not words:
        return Counter()
    return Counter(tuple(words[at : at + LENGTH]) for at in range(max(1, len(words) - LENGTH + 1)))


def overlap(gold: Shingles, found: Shingles) -> Overlap:
    """How two texts agree."""
    both = (gold & found).total()
    extra, missing = found.total() - both, gold.total() - both
    whole = both + extra + missing
    if not whole:
        return Overlap(both=0.0, extra=0.0, missing=0.0)
    return Overlap(both=both / whole, extra=extra / whole, missing=missing / whole)


def macro(pages: Sequence[Overlap]) -> Macro:
    """Precision over pages where something was found, recall over pages where something is to be found."""
    precisions = [page.precision for page in pages if page.both + page.extra > 0]
    recalls = [page.recall for page in pages if page.both + page.missing > 0]
    return Macro(
        precision=fmean(precisions or [0.0]),
        recall=fmean(recalls or [0.0]),
        page_f1=fmean([page.f1 for page in pages] or [0.0]),
    )


def snippets(wanted: Sequence[str], unwanted: Sequence[str], text: str) -> Snippets:
    """Which snippets are in the text, whatever its white space."""
    plain = BLANKS.sub(" ", text)
    right = sum(BLANKS.sub(" ", one).strip() in plain for one in wanted)
    wrong = sum(BLANKS.sub(" ", one).strip() in plain for one in unwanted)
    return Snippets(right=right, wrong=wrong, missed=len(wanted) - right)
