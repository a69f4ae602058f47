"""The limit of distance and how it depends on the size of a set."""

from __future__ import annotations

import numpy as np
import pytest

from kronika.verify.classic import threshold as module
from kronika.verify.classic.series import Scale, divergences
from kronika.verify.classic.threshold import DEGREE, LARGEST, NODES, farthest, fitted, node_sizes, threshold
from tests.verify.classic.paper import good


def test_sizes_go_evenly_from_nothing_to_everything() -> None:
    assert node_sizes(300).tolist() == list(range(6, 301, 6))
    assert node_sizes(30).tolist() == list(range(1, 31))
    assert len(node_sizes(70_000)) == NODES
    assert node_sizes(70_000)[-1] == LARGEST


def test_k_is_the_greatest_distance_of_any_window() -> None:
    documents = good(120)
    scale = Scale.of(documents)
    running = scale.running(documents)
    windows = [scale.running(documents[start : start + 30])[-1] for start in range(91)]
    wanted = divergences(running[-1], np.array(windows), scale.widths).max(axis=0)
    assert farthest(running, np.array([30]), scale.widths)[0].tolist() == pytest.approx(wanted.tolist())


def test_of_very_many_windows_some_evenly_spread_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    documents = good(200)
    scale = Scale.of(documents)
    running = scale.running(documents)
    every = farthest(running, np.array([50]), scale.widths)
    monkeypatch.setattr(module, "WINDOWS", 40)
    some = farthest(running, np.array([50]), scale.widths)
    assert (some <= every).all()
    assert (some > 0.7 * every).all()


def test_h_lies_on_or_above_every_k_and_touches_one() -> None:
    documents = good(300)
    scale = Scale.of(documents)
    sizes = node_sizes(300)
    greatest = farthest(scale.running(documents), sizes, scale.widths)
    coefficients = fitted(sizes, greatest)
    above = np.array([threshold(coefficients, 300, int(size)) for size in sizes]) - greatest
    assert coefficients.shape == (5, DEGREE + 1)
    assert (above > -1e-9).all()
    assert above.min(axis=0).tolist() == pytest.approx([0] * 5, abs=1e-9)


def test_the_coefficients_are_those_of_powers_of_one_over_x() -> None:
    sizes = node_sizes(300)
    truth = np.array([0.02, 3.0, -4.0, 10.0, 0.0, 0.0, 0.0, 0.0])
    values = (1.0 / sizes)[:, None] ** np.arange(8) @ truth
    coefficients = fitted(sizes, values[:, None])
    again = (1.0 / sizes)[:, None] ** np.arange(8) @ coefficients[0]
    assert again.tolist() == pytest.approx(values.tolist(), rel=1e-6)


def test_between_and_beyond_the_sizes_looked_at_the_nearest_below_counts() -> None:
    documents = good(300)
    scale = Scale.of(documents)
    sizes = node_sizes(300)
    coefficients = fitted(sizes, farthest(scale.running(documents), sizes, scale.widths))

    def limit(size: int) -> list[float]:
        return threshold(coefficients, 300, size).tolist()

    assert limit(59) == limit(54)
    assert limit(1) == limit(6)
    assert limit(9_999) == limit(300)
    assert all(small > large for small, large in zip(limit(12), limit(240), strict=True))


def test_a_limit_is_never_negative() -> None:
    assert (threshold(np.full((5, DEGREE + 1), -1.0), 300, 60) == 0).all()
