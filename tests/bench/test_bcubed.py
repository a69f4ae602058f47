"""B³ of small cases that can be counted by hand."""

from __future__ import annotations

import pytest

from bench.naming.bcubed import Bcubed


def test_equal_groups_are_right() -> None:
    figures = Bcubed()
    figures.add(["a", "a", "b"], ["x", "x", "y"])
    assert figures.f1 == pytest.approx(1.0)


def test_one_group_for_all_loses_precision_only() -> None:
    figures = Bcubed()
    figures.add(["a", "a", "a", "a"], ["x", "x", "y", "y"])
    assert figures.precision / figures.names == pytest.approx(0.5)
    assert figures.recall / figures.names == pytest.approx(1.0)


def test_texts_are_counted_apart() -> None:
    figures = Bcubed()
    figures.add(["a"], ["x"])
    figures.add(["a"], ["y"])
    assert figures.f1 == pytest.approx(1.0)


def test_nothing_is_nothing() -> None:
    assert Bcubed().f1 == 0.0
