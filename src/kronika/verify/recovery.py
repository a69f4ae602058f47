"""When a broken source is well again: the damaged documents must have become as rare as they were."""

from __future__ import annotations

from kronika.verify.cusum import evidence

BAR = 7.0
LEAST, MOST = 0.08, 0.9  # a rate of damage is taken to be between these


def step(total: float, *, damaged: bool, usual: float, rate: float) -> float:
    """The evidence for recovery after one more document; `rate` is the damage during the episode."""
    broken = min(MOST, max(LEAST, rate))
    return max(0.0, total + evidence(damaged, broken, min(usual, broken / 2)))


def is_well(total: float) -> bool:
    """Enough."""
    return total >= BAR
