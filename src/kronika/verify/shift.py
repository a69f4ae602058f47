"""Whether the newest documents come from another distribution than the good ones: two samples, Kolmogorov and Smirnov."""

from __future__ import annotations

from math import exp, sqrt

import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.float64]


def worse(reference: Values, sample: Values, *, high: bool) -> float:
    """The greatest distance between the two distributions on the bad side; `reference` is sorted."""
    sample = np.sort(sample)
    points = np.concatenate([reference, sample])
    below_reference = np.searchsorted(reference, points, side="right") / len(reference)
    below_sample = np.searchsorted(sample, points, side="right") / len(sample)
    distance = below_reference - below_sample if high else below_sample - below_reference
    return float(distance.max(initial=0.0))


def chance(distance: float, reference: int, sample: int) -> float:
    """How likely good documents are to lie so far off by chance."""
    weight = reference * sample / (reference + sample)
    root = sqrt(weight)
    stretched = (root + 0.12 + 0.11 / root) * distance
    return min(1.0, exp(-2 * stretched * stretched))
