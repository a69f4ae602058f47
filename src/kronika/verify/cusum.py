"""A sequential test on yes and no: has the rate of documents beyond a limit risen? One fast test, one slow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log

FAST_RATE, FAST_BAR = 0.35, 10.0
SLOW_RATE, SLOW_BAR = 0.10, 9.0
MOST_RATE = 0.95


@dataclass(slots=True, kw_only=True)
class Cusum:
    """Sums of evidence for one sign; each falls back to nought when the evidence is used up."""

    rate: float  # of good documents
    ease: float = 1.0  # a part of the usual bars is enough
    fast: float = 0.0
    slow: float = 0.0
    fast_from: int = 0  # the document since which the fast sum is above nought
    slow_from: int = 0
    _steps: tuple[tuple[float, float], tuple[float, float]] = field(init=False)  # of fast and slow: within, beyond

    def __post_init__(self) -> None:
        fast = min(MOST_RATE, max(FAST_RATE, 2 * self.rate))
        slow = min(MOST_RATE, max(SLOW_RATE, 4 * self.rate))
        self._steps = (
            (evidence(False, self.rate, fast), evidence(True, self.rate, fast)),
            (evidence(False, self.rate, slow), evidence(True, self.rate, slow)),
        )

    def add(self, beyond: bool, index: int) -> None:
        """One more document."""
        fast, slow = self._steps
        if not self.fast:
            self.fast_from = index
        if not self.slow:
            self.slow_from = index
        self.fast = max(0.0, self.fast + fast[beyond])
        self.slow = max(0.0, self.slow + slow[beyond])

    @property
    def level(self) -> float:
        """How near the nearer of the two bars is: 1 is the bar itself."""
        return max(self.fast / FAST_BAR, self.slow / SLOW_BAR) / self.ease

    @property
    def since(self) -> int:
        """The document from which the evidence grew."""
        return self.fast_from if self.fast / FAST_BAR >= self.slow / SLOW_BAR else self.slow_from

    def clear(self) -> None:
        """Begin anew."""
        self.fast = self.slow = 0.0

    def as_plain(self) -> list[float]:
        """For the store."""
        return [self.rate, self.ease, self.fast, self.slow, self.fast_from, self.slow_from]

    @classmethod
    def from_plain(cls, plain: Sequence[float]) -> Cusum:
        """From the store."""
        rate, ease, fast, slow, fast_from, slow_from = plain
        return cls(rate=rate, ease=ease, fast=fast, slow=slow, fast_from=int(fast_from), slow_from=int(slow_from))


def evidence(beyond: bool, usual: float, other: float) -> float:
    """How much one document speaks for the other rate."""
    return log(other / usual) if beyond else log((1 - other) / (1 - usual))
