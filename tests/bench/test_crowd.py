"""Crowds with bad voters at the real desk: with the default settings the truth is found and the bad are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.annotating.crowd import Size, play

SMALL = Size(people=20, fragments=700)


@pytest.mark.parametrize("seed", [1, 2])
def test_with_a_fifth_of_random_voters_the_truth_is_found_and_they_are_named(tmp_path: Path, seed: int) -> None:
    found = play(tmp_path, seed, SMALL)
    assert found.left == 0
    assert found.right >= 0.97
    assert found.bad >= 3
    assert (found.missed, found.accused) == (0, 0)
    assert 2.0 <= found.answers <= 4.0
    assert found.contested <= 0.05 * SMALL.fragments
