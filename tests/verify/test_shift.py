"""Two samples: far apart on the bad side is no chance, the same or better is."""

from __future__ import annotations

import numpy as np
import pytest

from kronika.verify.shift import chance, worse

DICE = np.random.default_rng(7)
REFERENCE = np.sort(DICE.normal(0.5, 0.1, 300))


def likelihood(sample: np.ndarray, *, high: bool) -> float:
    return chance(worse(REFERENCE, sample, high=high), len(REFERENCE), len(sample))


def test_the_same_distribution_is_likely() -> None:
    assert min(likelihood(DICE.normal(0.5, 0.1, 30), high=True) for _ in range(20)) > 1e-4


@pytest.mark.parametrize(("mean", "high"), [(0.8, True), (0.2, False)])
def test_a_shift_to_the_bad_side_is_not(mean: float, high: bool) -> None:
    sample = DICE.normal(mean, 0.1, 30)
    assert likelihood(sample, high=high) < 1e-9
    assert likelihood(sample, high=not high) > 0.5


def test_more_documents_are_surer() -> None:
    assert chance(0.4, 300, 60) < chance(0.4, 300, 30) < chance(0.4, 50, 30)
