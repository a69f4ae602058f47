"""Whatever is typed, a query is answered or refused with a sentence that points at a character."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kronika.index.grammar.marking import snippet
from kronika.index.grammar.parsing import parse
from kronika.index.grammar.pointing import pointed
from kronika.index.grammar.writing import write
from kronika.index.index import Index
from kronika.model.errors import BadQuery
from tests.index.oracle import Scan

PIECES = (
    'a déšť dest NOT AND OR && || ! + - ( ) [ ] { } " „ “ * ? ~ ~3 ^ ^2 : title: date: sentiment: lemma: = < > <= TO \\ / '
    "2016-01-12 2016 -3 1,5 poč* *:* ** ： \u00a0 \x00 \ud800 ß İ ё url: https:// section: entity: x:y 9999999999999 . … e1"
).split(" ")


def answered(text: str, index: Index) -> list[int] | None:
    """What is found; None when the query was refused."""
    try:
        query = parse(text)
    except BadQuery as fault:
        assert 0 <= fault.position <= len(text)
        assert fault.length >= 1
        assert str(fault)[0].isupper()
        assert pointed(fault).count("\n") == 2
        return None
    assert len(text) > 5_000 or parse(write(query)) == query
    snippet(query, "Bude silný déšť.", "cs", 10)
    return index.ids(query)


@settings(
    max_examples=400, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(text=st.text(max_size=30))
def test_any_text(text: str, sample_index: Index) -> None:
    answered(text, sample_index)


def test_pieces_of_queries(sample_index: Index, scan: Scan) -> None:
    chance = random.Random(7)
    refused = 0
    for number in range(2500):
        text = chance.choice(("", " ")).join(chance.choice(PIECES) for _ in range(chance.randint(1, 9)))
        found = answered(text, sample_index)
        refused += found is None
        if found is not None and number % 10 == 0:
            assert found == scan.ids(parse(text)), text
    assert 500 < refused < 2300  # both happen


@pytest.mark.parametrize(
    "text",
    [
        "*" * 5000,
        "?" * 5000,
        "a*" * 4000,
        "(" * 9000,
        '"' * 9999,
        "\\" * 9999,
        "NOT " * 2500,
        "title:" * 1600,
        "lemma:" * 1600 + "a",
        "[" * 9000 + " TO ",
        "date:[" * 1600,
        "a OR " * 400 + "b",
        "+" * 9999,
        "a^9" * 3000,
        '"a b c d"~5',
        '"a a"~100',
        "*aa aa* *bb* ?cc? (*dd)",
        "?aaaaaaa*aaa?aa?aaa*aaaa?*aaa",
        "id:" + "9" * 400,
        "date:" + "9" * 400,
        "sentiment:1e999",
        "x" * 9999,
        "é" * 9999,
        "\u0301" * 9999,
        "ﷺ" * 3000,
        "url:" + "a" * 9000,
        "section:" + "a" * 9000,
        "entity:" + "a/" * 4000,
        "section:" + "*a" * 3 + "b" * 20,
    ],
)
def test_hostile(text: str, sample_index: Index) -> None:
    answered(text, sample_index)
