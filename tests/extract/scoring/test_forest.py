"""A forest in numpy gives what its trees say one by one."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from kronika.extract.scoring.forest import EARLY, ROWS, Forest, odds_to_share

FOREST = Forest(
    names=("words", "links"),
    measure=np.array([[0, 1], [0, 0], [1, 0]]),
    thresholds=np.array([[1.0, -1.0], [2.5, 0.0], [4.0, np.inf]], dtype=np.float32),
    leaves=np.array([[0.1, 0.2, 0.4, 0.8], [1, 2, 3, 4], [-1, -2, -3, -4]], dtype=np.float32),
    bias=0.25,
)


def by_hand(words: float, links: float) -> float:
    values = (np.float32(words), np.float32(links))
    total = FOREST.bias
    for tree in range(3):
        leaf = 0
        for level in range(2):
            leaf |= int(values[FOREST.measure[tree, level]] > FOREST.thresholds[tree, level]) << level
        total += float(FOREST.leaves[tree, leaf])
    return total


@given(st.lists(st.tuples(st.floats(-5, 5, width=32), st.floats(-5, 5, width=32)), min_size=1, max_size=30))
def test_all_at_once_equals_one_by_one(rows: list[tuple[float, float]]) -> None:
    words, links = (np.array(column, dtype=np.float32) for column in zip(*rows, strict=True))
    judged = FOREST.judge({"words": words, "links": links})
    assert np.allclose(judged, [by_hand(*row) for row in rows], atol=1e-5)


def test_huge_pages_are_judged_in_parts() -> None:
    words = np.linspace(-3, 3, 2 * ROWS + 7, dtype=np.float32)
    judged = FOREST.judge({"words": words, "links": np.zeros_like(words)})
    assert len(judged) == len(words)
    assert np.isclose(judged[-1], by_hand(3, 0))


def test_hopeless_blocks_are_seen_by_the_early_trees_only() -> None:
    trees = EARLY + 1
    forest = Forest(
        names=("words",),
        measure=np.zeros((trees, 1), dtype=np.int64),
        thresholds=np.zeros((trees, 1), dtype=np.float32),
        leaves=np.tile(np.array([-0.1, 0.1], dtype=np.float32), (trees, 1)),
        bias=0.0,
    )
    judged = forest.judge({"words": np.array([-1.0, 1.0], dtype=np.float32)}, hopeless=-3.0)
    assert np.allclose(judged, [-0.1 * EARLY, 0.1 * trees])


def test_odds() -> None:
    assert odds_to_share(np.array([0.0], dtype=np.float32))[0] == 0.5
