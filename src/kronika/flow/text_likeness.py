"""Texts that are nearly the same, as the store asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.analyse.duplicates.clusters import LEAST
from kronika.analyse.duplicates.likeness import alike, bands


class Likeness:
    """What `kronika.model.analysed.Alikeness` wants, by runs of words."""

    def bands(self, prints: Sequence[int]) -> Sequence[int]:
        """Numbers of which texts that are alike share at least one, most probably."""
        return bands(prints)

    def alike(self, one: Sequence[int], other: Sequence[int]) -> bool:
        """Whether two texts are nearly the same."""
        return alike(one, other) >= LEAST
