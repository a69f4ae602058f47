"""Anchors: rows of tokens that are rare within a gap, the same on both sides, and in the same order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from kronika.watch.diff.chain import heaviest_chain
from kronika.watch.diff.few import anchored, are_few
from kronika.watch.diff.grams import FIRST, Keys, as_runs, grams, pairs, places, really_equal, scattered, spans_of
from kronika.watch.diff.runs import Gap, Run
from kronika.watch.diff.texts import Numbers, Texts

PRESENCE = 0.01  # what a token counts for being there at all, so that runs of small words are not nothing


class Anchoring:
    """Finds anchors in all gaps at once; rows of a size are numbered once."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._grams: dict[int, tuple[Keys, Keys]] = {}

    def __call__(self, gaps: Sequence[Gap], size: int, most: int) -> list[Run]:
        """Runs of at least `size` tokens, each within one gap, grown from rows that come at most `most` times in it."""
        texts, open_gaps = self._texts, [gap for gap in gaps if min(gap.a1 - gap.a0, gap.b1 - gap.b0) >= size]
        if not open_gaps:
            return []
        runs = self._few(open_gaps, size, most) if are_few(open_gaps) else self._many(open_gaps, size, most)
        weight = texts.a_weight
        return heaviest_chain(runs, [weight[r.a + r.size] - weight[r.a] + PRESENCE * r.size for r in runs])

    def _few(self, gaps: Sequence[Gap], size: int, most: int) -> list[Run]:
        return anchored(self._texts.a_list, self._texts.b_list, gaps, size, most)

    def _many(self, gaps: Sequence[Gap], size: int, most: int) -> list[Run]:
        """The same, whole arrays at a time."""
        texts = self._texts
        a_keys, b_keys = self._numbered(size)
        a_spans, b_spans = spans_of(gaps)
        a_strange, b_strange = self._strange
        went = marked(a_keys, a_strange, size, *places(a_spans, size))
        came = marked(b_keys, b_strange, size, *places(b_spans, size))
        if not len(went[1]) or not len(came[1]):
            return []
        a_at, b_at = pairs(went, came, most)
        equal = really_equal(texts.a, texts.b, a_at, b_at, size)
        return as_runs(a_at[equal], b_at[equal], size)

    @cached_property
    def _strange(self) -> tuple[Numbers, Numbers]:
        """How many tokens that the other text does not have each text has up to each place."""
        texts, count = self._texts, len(self._texts.words)
        in_a, in_b = np.bincount(texts.a, minlength=count) > 0, np.bincount(texts.b, minlength=count) > 0
        return (
            np.concatenate(([0], np.cumsum(~in_b[texts.a]))),
            np.concatenate(([0], np.cumsum(~in_a[texts.b]))),
        )

    def _numbered(self, size: int) -> tuple[Keys, Keys]:
        if size not in self._grams:
            self._grams[size] = (grams(self._texts.a, size), grams(self._texts.b, size))
        return self._grams[size]


def marked(keys: Keys, strange: Numbers, size: int, at: Numbers, gap: Numbers) -> tuple[Keys, Numbers]:
    """The keys at these places, different in every gap, so that one sorting serves all of them.

    Rows with a token that the other text does not have are left out before: they can have no partner.
    """
    shared = strange[at + size] == strange[at]
    at, gap = at[shared], gap[shared]
    return keys[at] ^ (scattered(gap.astype(keys.dtype)) * FIRST), at
