"""Words with wildcards: what fits them, and how they are written."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.index.grammar.patterns import Shape, fitting, is_wild, squeezed
from tests.index.oracle import fits


@settings(max_examples=300, deadline=None, derandomize=True)
@given(pattern=st.text("ab*?", max_size=8), text=st.text("ab", max_size=8))
def test_shapes(pattern: str, text: str) -> None:
    assert Shape(pattern).fits(text) == fits(pattern, text)


def test_many_stars_take_no_time() -> None:
    assert not Shape("*a" * 100 + "b").fits("a" * 50_000)


@pytest.mark.parametrize(
    ("pattern", "text", "expected"),
    [
        ("poc*", "počasí", True),
        ("poč*", "pocasi", False),
        ("POČ*", "počasí", True),
        ("*дка", "ёлка", False),
        ("ел?а", "ёлка", True),
        ("a\\*b", "a*b", True),
        ("a\\*b", "axb", False),
        ("a.c*", "abc", False),
    ],
)
def test_fitting(pattern: str, text: str, expected: bool) -> None:
    assert fitting(pattern)(text) is expected


def test_writing() -> None:
    assert squeezed("a***b\\=\\*?") == "a*b=\\*?"
    assert not is_wild("a\\*b\\?")
    assert is_wild("a\\\\*")
