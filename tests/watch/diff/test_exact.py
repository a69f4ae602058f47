"""The way found is a shortest one, and looking for it ends when the budget does."""

from __future__ import annotations

from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from kronika.watch.diff.exact import Budget, shortest
from kronika.watch.diff.runs import Gap, Run

LETTERS = st.lists(st.integers(0, 3), max_size=9)


def common(a: list[int], b: list[int]) -> int:
    """The length of the longest common subsequence, by its definition."""

    @cache
    def longest(x: int, y: int) -> int:
        if x == len(a) or y == len(b):
            return 0
        if a[x] == b[y]:
            return 1 + longest(x + 1, y + 1)
        return max(longest(x + 1, y), longest(x, y + 1))

    return longest(0, 0)


@given(LETTERS, LETTERS)
def test_as_much_is_equal_as_can_be(a: list[int], b: list[int]) -> None:
    runs = shortest(a, b, Gap(0, len(a), 0, len(b)), 100, Budget(100_000))
    assert runs is not None
    assert all(a[run.a : run.a + run.size] == b[run.b : run.b + run.size] for run in runs)
    assert sum(run.size for run in runs) == common(a, b)


def test_a_gap_stands_where_it_stands() -> None:
    assert shortest([9, 1, 2, 9], [8, 8, 2, 8], Gap(1, 3, 2, 3), 10, Budget(100)) == [Run(2, 2, 1)]


def test_too_far_and_too_dear_are_given_up() -> None:
    a, b = list(range(100)), list(range(100, 200))
    gap = Gap(0, 100, 0, 100)
    assert shortest(a, b, gap, 50, Budget(1_000_000)) is None
    budget = Budget(500)
    assert shortest(a, b, gap, 300, budget) is None
    assert budget.steps > -500
