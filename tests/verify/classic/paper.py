"""A made-up paper for tests: measures of good documents, of comments taken for articles, and of longer reads."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from kronika.model.document import Measures

Table = npt.NDArray[np.float64]


def good(count: int, seed: int = 0) -> Table:
    """P S N V and five counts of tags, drawn as a news site's would be."""
    dice = np.random.default_rng(seed)
    words = dice.lognormal(5.8, 0.5, count)
    paragraphs = np.maximum(2, np.round(words / 55))
    text = np.round(words * 6.2)
    page = np.round(48_000 + 2.1 * text + dice.normal(0, 900, count))
    variance = np.round(dice.gamma(6.0, 1_500, count))
    tags = dice.poisson((3, 4, 1, 1, 14), (count, 5))
    return np.column_stack((page, text, paragraphs, variance, tags)).astype(np.float64)


def comments(count: int, seed: int = 0) -> Table:
    """What a recipe returns that hits the readers' comments: many short paragraphs in other tags."""
    dice = np.random.default_rng(seed)
    paragraphs = dice.integers(30, 90, count)
    text = paragraphs * dice.integers(60, 110, count)
    page = np.round(95_000 + dice.normal(0, 4_000, count))
    tags = np.column_stack([dice.poisson(rate * paragraphs) for rate in (2.0, 4.0, 0.1, 1.0, 0.5)])
    return np.column_stack((page, text, paragraphs, dice.gamma(3.0, 400, count), tags)).astype(np.float64)


def measures(table: Table) -> list[Measures]:
    """As the detector is given them."""
    return [Measures(values={}, classic=tuple(row)) for row in table.tolist()]
