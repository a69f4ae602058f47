"""A fault is shown with carets below the characters it is about."""

from __future__ import annotations

import pytest

from kronika.index.grammar.parsing import parse
from kronika.index.grammar.pointing import pointed
from kronika.model.errors import BadQuery


def shown(text: str) -> list[str]:
    with pytest.raises(BadQuery) as caught:
        parse(text)
    return pointed(caught.value).split("\n")


def test_carets() -> None:
    assert shown("déšť titel:sníh")[1:] == ["  déšť titel:sníh", "       ^^^^^"]


def test_at_the_end() -> None:
    assert shown("title:")[1:] == ["  title:", "        ^"]


def test_wide_letters_and_lines() -> None:
    assert shown("天气\n(a")[1:] == ["  天气 (a", "       ^"]


def test_accents_of_their_own_take_no_column() -> None:
    assert shown("c\u030c (a")[1:] == ["  c\u030c (a", "    ^"]


@pytest.mark.parametrize("before", [0, 40, 300])
def test_long_queries_are_shown_around_the_fault(before: int) -> None:
    _, line, carets = shown("a " * before + "(b" + " c" * 100)
    assert len(line) < 90
    assert line[carets.index("^")] == "("
