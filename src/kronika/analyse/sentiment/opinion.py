"""What a classifier thinks of one mention: probabilities that sum to one."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Opinion:
    """Calibrated: of the mentions given .8, about eight in ten are so."""

    negative: float
    neutral: float
    positive: float

    @property
    def sureness(self) -> float:
        """The probability of what is likeliest."""
        return max(self.negative, self.neutral, self.positive)

    @property
    def label(self) -> int:
        """−1, 0 or 1."""
        if self.neutral == self.sureness:
            return 0
        return 1 if self.positive == self.sureness else -1

    @property
    def points(self) -> tuple[float, float]:
        """One point on the side it is likeliest on: (positive, negative)."""
        return (1.0 if self.label > 0 else 0.0, 1.0 if self.label < 0 else 0.0)
