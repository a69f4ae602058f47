"""Series of frequencies and the distance between them."""

from __future__ import annotations

import math

import numpy as np
import pytest

from kronika.verify.classic.series import GRAIN, Scale, divergences
from tests.verify.classic.paper import comments, good


def plain_distance(reference: list[float], test: list[float]) -> float:
    """The formula as it is printed, with the grain."""
    p = [(count + GRAIN) / (sum(reference) + GRAIN * len(reference)) for count in reference]
    q = [(count + GRAIN) / (sum(test) + GRAIN * len(test)) for count in test]
    return sum(a * math.log(a / b) for a, b in zip(p, q, strict=True))


def column(values: list[float]) -> np.ndarray:
    """Documents that differ in P only."""
    table = np.ones((len(values), 9))
    table[:, 0] = values
    return table


@pytest.mark.parametrize(("documents", "intervals"), [(50, 6), (64, 7), (300, 9), (1_000, 10), (1_024, 11)])
def test_the_number_of_intervals_is_sturges_rounded_down(documents: int, intervals: int) -> None:
    assert Scale.of(good(documents)).intervals == intervals


def test_intervals_are_equal_and_the_greatest_value_is_in_the_last() -> None:
    scale = Scale.of(column([0, 10, 20, 30, 40, 50, 60, 70]))  # 8 documents, 4 intervals of 17.5
    counts = scale.running(column([0, 17, 18, 52, 53, 70]))[-1]
    assert counts[:6].tolist() == [0, 2, 1, 1, 2, 0]


def test_values_outside_the_range_fall_into_open_intervals() -> None:
    scale = Scale.of(column([10, 20, 30, 40]))
    counts = scale.running(column([9, -5, 25, 41, 1e9]))[-1]
    assert counts[: scale.intervals + 2].tolist() == [2, 0, 1, 0, 2]


def test_a_size_that_never_changed_has_one_interval_in_use() -> None:
    scale = Scale.of(column([5, 5, 5, 5]))
    assert scale.running(column([5, 4, 6]))[-1][:5].tolist() == [1, 1, 0, 0, 1]


def test_tags_are_summed_over_the_set() -> None:
    documents = good(30)
    assert Scale.of(documents).running(documents)[-1][-5:].tolist() == documents[:, 4:].sum(axis=0).tolist()


def test_any_window_is_a_difference_of_running_counts() -> None:
    documents = good(60)
    scale = Scale.of(documents)
    running = scale.running(documents)
    assert (running[40] - running[15] == scale.running(documents[15:40])[-1]).all()


def test_the_distance_is_the_printed_one() -> None:
    reference, test = good(200), comments(80)
    scale = Scale.of(reference)
    counts = [scale.running(table)[-1] for table in (reference, test)]
    found = divergences(counts[0], counts[1][None], scale.widths)[0]
    ends = np.cumsum((0, *scale.widths))
    wanted = [
        plain_distance(counts[0][begin:end].tolist(), counts[1][begin:end].tolist())
        for begin, end in zip(ends, ends[1:], strict=False)
    ]
    assert found.tolist() == pytest.approx(wanted)


def test_the_reference_comes_first_in_the_distance() -> None:
    one, other = np.array([9.0, 1.0]), np.array([1.0, 1.0])
    forth = divergences(one, other[None], (2,))[0, 0]
    back = divergences(other, one[None], (2,))[0, 0]
    assert forth == pytest.approx(plain_distance([9, 1], [1, 1]))
    assert forth != pytest.approx(back)


def test_empty_intervals_give_a_finite_distance_that_grows_with_the_evidence() -> None:
    reference = np.array([50.0, 50.0, 0.0])
    few, many = divergences(reference, np.array([[5.0, 0.0, 0.0], [500.0, 0.0, 0.0]]), (3,))[:, 0]
    assert 0 < few < many < math.inf


def test_a_set_is_no_distance_from_itself_and_a_source_without_tags_none_from_another() -> None:
    documents = good(100)
    documents[:, 4:] = 0
    scale = Scale.of(documents)
    counts = scale.running(documents)[-1]
    assert divergences(counts, counts[None], scale.widths)[0].tolist() == pytest.approx([0] * 5, abs=1e-12)
    assert divergences(counts, scale.running(good(50))[-1:], scale.widths)[0, 4] > 0.1
