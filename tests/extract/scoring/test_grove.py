"""Trees that share their questions answer as trees asked one by one."""

from __future__ import annotations

import numpy as np

from kronika.extract.scoring.grove import grove

MEASURE = np.array([[0, 1], [0, 0], [1, 0]])
THRESHOLDS = np.array([[1.0, -1.0], [1.0, 0.0], [np.inf, 0.0]], dtype=np.float32)
LEAVES = np.arange(12, dtype=np.float32).reshape(3, 4)


def test_a_common_question_is_kept_once() -> None:
    made = grove(MEASURE, THRESHOLDS, LEAVES)
    asked = list(zip(made.measure.tolist(), made.thresholds.ravel().tolist(), strict=True))
    assert asked == [(0, 1.0), (1, -1.0), (0, 0.0), (1, np.inf)]


def test_every_tree_gets_its_own_answers() -> None:
    shown = np.array([[2.0, 0.5, -3.0], [0.0, -2.0, 5.0]], dtype=np.float32)
    expected = [
        sum(
            float(LEAVES[tree, sum(int(row[MEASURE[tree, at]] > THRESHOLDS[tree, at]) << at for at in range(2))])
            for tree in range(3)
        )
        for row in shown.T
    ]
    assert grove(MEASURE, THRESHOLDS, LEAVES).sum(shown).tolist() == expected


def test_no_block_and_no_tree() -> None:
    assert grove(MEASURE, THRESHOLDS, LEAVES).sum(np.zeros((2, 0), dtype=np.float32)).shape == (0,)
    assert grove(MEASURE[:0], THRESHOLDS[:0], LEAVES[:0]).sum(np.ones((2, 3), dtype=np.float32)).tolist() == [0, 0, 0]
