"""The heaviest chain is as heavy as any that trying all would find."""

from __future__ import annotations

from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from kronika.watch.diff.chain import heaviest_chain
from kronika.watch.diff.runs import Run


@given(st.permutations(range(7)), st.lists(st.integers(1, 9), min_size=7, max_size=7))
def test_no_other_chain_weighs_more(order: list[int], weights: list[int]) -> None:
    runs = [Run(a, b, 1) for a, b in enumerate(order)]
    chain = heaviest_chain(runs, [float(weight) for weight in weights])
    assert all(left.a < right.a and left.b < right.b for left, right in pairwise(chain))
    assert sum(weights[run.a] for run in chain) == max(
        sum(weights[run.a] for run in some)
        for size in range(1, 8)
        for some in combinations(runs, size)
        if all(left.b < right.b for left, right in pairwise(some))
    )


def test_nothing_makes_no_chain() -> None:
    assert heaviest_chain([], []) == []
