"""A tree that is written reads back as the same tree."""

from __future__ import annotations

from datetime import timedelta, timezone

import pytest
from hypothesis import given, settings

from kronika.index.grammar.parsing import parse
from kronika.index.grammar.writing import write
from kronika.model.query import Both, Field, Not, Phrase, Query, Range, Wild, Word
from tests.index.random_trees import TREES

ELSEWHERE = timezone(timedelta(hours=5, minutes=30))


@settings(max_examples=400, deadline=None, derandomize=True)
@given(query=TREES)
def test_reads_back(query: Query) -> None:
    assert parse(write(query), zone=ELSEWHERE) == query


@pytest.mark.parametrize(
    ("query", "text"),
    [
        (Word(field=Field.TEXT, text="déšť"), "déšť"),
        (Word(field=Field.TITLE, text="déšť", exact=True), 'title:"déšť"'),
        (Word(field=Field.TEXT, text="AND"), "\\AND"),
        (Phrase(field=Field.BODY, words=("silný", "déšť"), slop=3, lemmas=True), 'body:lemma:"silný déšť"~3'),
        (Wild(field=Field.TEXT, pattern="*cas?"), "*cas?"),
        (Range(field=Field.SENTIMENT, high=-3.0, with_high=False), "sentiment:[* TO -3}"),
        (Range(field=Field.DATE, low=1452556800), "date:[2016-01-12T00:00:00Z TO *]"),
        (Not(part=Word(field=Field.SECTION, text="Z domova")), 'NOT section:"Z domova"'),
        (
            Both(parts=(Word(field=Field.TEXT, text="a"),), nice=(Word(field=Field.TEXT, text="b"),)),
            "+a b",
        ),
    ],
)
def test_written(query: Query, text: str) -> None:
    assert write(query) == text
