"""Scores made probabilities: a slope and an offset fitted to scores of sites the model had not seen."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

STEPS = 50
CALM = 1e-3  # a little weight that keeps the slope finite where all answers are right


def fit(scores: Sequence[float], truths: Sequence[bool]) -> tuple[float, float]:
    """Slope and offset of a logistic curve through the scores (Platt), by Newton's method."""
    inputs = np.column_stack([np.asarray(scores, dtype=float), np.ones(len(scores))])
    wanted = smoothed(np.asarray(truths, dtype=bool))
    found = np.array([1.0, 0.0])
    for _ in range(STEPS):
        chances = 1.0 / (1.0 + np.exp(-np.clip(inputs @ found, -30, 30)))
        slope = inputs.T @ (chances - wanted) + CALM * (found - np.array([1.0, 0.0]))
        bend = (inputs * (chances * (1 - chances))[:, None]).T @ inputs + CALM * np.eye(2)
        step = np.linalg.solve(bend, slope)
        found = found - step
        if float(np.abs(step).max()) < 1e-8:
            break
    return float(max(found[0], 0.05)), float(found[1])


def smoothed(truths: np.ndarray) -> np.ndarray:
    """Targets a little inside 0 and 1, as Platt proposed: a certainty is never proved by a few examples."""
    yes, no = int(truths.sum()), int((~truths).sum())
    return np.where(truths, (yes + 1) / (yes + 2), 1 / (no + 2))
