"""Where the things of a graph stand: springs draw together what is named together, all push each other away. Always the same."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

ROUNDS = 400
GOLDEN = np.pi * (3 - np.sqrt(5))

Places = NDArray[np.float64]


def laid_out(many: int, ties: Sequence[tuple[int, int, float]], shape: float = 1.0) -> Places:
    """Places between 0 and 1 for so many things; ties have a weight from 0 to 1. `shape` is width by height of the drawing."""
    if many < 2:
        return np.full((many, 2), 0.5)
    numbers = np.arange(many)
    radius = np.sqrt((numbers + 0.5) / many)
    at = np.stack([radius * np.cos(numbers * GOLDEN) * shape, radius * np.sin(numbers * GOLDEN)], axis=1)
    pull = np.zeros((many, many))
    for first, second, weight in ties:
        pull[first, second] = pull[second, first] = 0.35 + 0.65 * weight
    crowd = np.sqrt(np.maximum((pull > 0).sum(axis=1), 1))
    pull /= np.sqrt(np.outer(crowd, crowd))  # who has many ties is not crushed by them
    ideal = 1.1 * np.sqrt(4 * shape / many)
    for step in range(ROUNDS):
        at = at + moves(at, pull, ideal, 0.12 * (1 - step / ROUNDS) + 0.002, shape)
    return stretched(at)


def moves(at: Places, pull: NDArray[np.float64], ideal: float, most: float, shape: float) -> Places:
    """What every thing moves in one round, no further than `most`."""
    apart = at[:, None, :] - at[None, :, :]
    far = np.maximum(np.sqrt((apart**2).sum(axis=2)), 1e-3)
    force = ideal**2 / far - pull * far**2 / ideal
    np.fill_diagonal(force, 0.0)
    total = (apart / far[:, :, None] * force[:, :, None]).sum(axis=1)
    total -= at * np.array([0.6 / shape, 0.6 * shape])  # to the middle, so that nothing drifts away
    length = np.maximum(np.sqrt((total**2).sum(axis=1, keepdims=True)), 1e-9)
    moved: Places = total / length * np.minimum(length, most)
    return moved


def kept_apart(at: Places, radii: NDArray[np.float64], field: tuple[float, float, float, float], gap: float) -> Places:
    """Places in pixels, moved until no two marks with their gap lie on each other, within left, top, right and bottom."""
    low, high = np.array(field[:2]), np.array(field[2:])
    needed = radii[:, None] + radii[None, :] + gap
    for _ in range(ROUNDS):
        between = at[:, None, :] - at[None, :, :]
        far = np.maximum(np.sqrt((between**2).sum(axis=2)), 1e-3)
        short = np.maximum(needed - far, 0.0)
        np.fill_diagonal(short, 0.0)
        if not short.any():
            break
        push = between / far[:, :, None] * (short * 0.25)[:, :, None]
        at = np.clip(at + push.sum(axis=1), low, high)
    return at


def stretched(at: Places) -> Places:
    """The places drawn out over the whole field."""
    low, high = at.min(axis=0), at.max(axis=0)
    filled: Places = (at - low) / np.maximum(high - low, 1e-9)
    return filled
