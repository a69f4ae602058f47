"""What a classifier thinks of one mention: probabilities that sum to one, and the label it would say."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Opinion:
    """Calibrated: of the mentions given .8, about eight in ten are so."""

    negative: float
    neutral: float
    positive: float
    label: int  # −1, 0 or 1; not always the likeliest: neutral is held back, since most mentions are neutral

    @property
    def sureness(self) -> float:
        """The probability of the label."""
        return (self.negative, self.neutral, self.positive)[self.label + 1]

    @property
    def likeliest(self) -> int:
        """The label with the highest probability."""
        chances = (self.negative, self.neutral, self.positive)
        return chances.index(max(chances)) - 1

    @property
    def points(self) -> tuple[float, float]:
        """One point on the side of the label: (positive, negative)."""
        return (1.0 if self.label > 0 else 0.0, 1.0 if self.label < 0 else 0.0)
