"""Steps up the tree give what walking up by hand gives."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from kronika.extract.scoring.lineage import lineage


@st.composite
def trees(draw: st.DrawFn) -> list[int]:
    """Parents of elements in document order; the first is its own."""
    count = draw(st.integers(1, 60))
    return [0] + [draw(st.integers(0, place - 1)) for place in range(1, count)]


def line(parents: list[int], place: int) -> list[int]:
    """An element and what is above it."""
    found = [place]
    while found[-1]:
        found.append(parents[found[-1]])
    return found


@given(trees(), st.data())
def test_as_by_hand(parents: list[int], data: Any) -> None:
    count = len(parents)
    values = np.array(data.draw(st.lists(st.integers(-9, 9), min_size=count, max_size=count)), dtype=np.float32)
    bits = np.array(data.draw(st.lists(st.integers(0, 255), min_size=count, max_size=count)))
    steps = lineage(np.array(parents))
    least, sums, faded = steps.least(values[None, :])[0], steps.sums(values), steps.sums(values, 0.5)
    for place in range(count):
        above = line(parents, place)
        assert least[place] == min(values[above])
        assert sums[place] == sum(values[above])
        assert np.isclose(faded[place], sum(value * 0.5**level for level, value in enumerate(values[above])), atol=1e-4)
        assert steps.bits(bits)[place] == np.bitwise_or.reduce(bits[above])
