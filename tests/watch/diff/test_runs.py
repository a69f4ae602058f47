"""Runs: cut where they overlap, joined where they touch, stretched as far as the texts agree."""

from __future__ import annotations

from kronika.watch.diff.runs import Gap, Run, fit, gaps_between, stretch


def test_overlaps_are_cut_and_neighbours_joined() -> None:
    assert fit([Run(0, 0, 3), Run(2, 4, 3), Run(5, 7, 2), Run(6, 3, 1)]) == [Run(0, 0, 3), Run(3, 5, 4)]


def test_gaps_are_what_is_left() -> None:
    assert gaps_between([Run(1, 0, 2)], 4, 5) == [Gap(0, 1, 0, 0), Gap(3, 4, 2, 5)]
    assert gaps_between([], 2, 3) == [Gap(0, 2, 0, 3)]


def test_heads_and_tails_become_runs() -> None:
    assert stretch((), [1, 2, 3, 4], [1, 2, 9, 4]) == [Run(0, 0, 2), Run(3, 3, 1)]
    assert stretch((), [1, 1, 1], [1, 1]) == [Run(0, 0, 2)]


def test_a_run_grows_at_both_ends_but_not_into_another() -> None:
    a, b = [7, 1, 2, 3, 8], [5, 1, 2, 3, 5, 6]
    assert stretch([Run(2, 2, 1)], a, b) == [Run(1, 1, 3)]
