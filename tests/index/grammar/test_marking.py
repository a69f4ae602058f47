"""Marks stand where the words of a query stand, and nowhere else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.index.grammar.marking import marks
from kronika.index.grammar.parsing import parse
from kronika.index.grammar.snippets import snippet
from kronika.index.word_places import placed_words
from kronika.index.words import cut
from kronika.model.query import Field, Query
from tests.index.random_trees import TREES

TEXT = (
    "Dnes bude hezky. V Praze se sešli ministři. Prezidentovi zmokly boty, protože přišel silný déšť; "
    "silné deště potrvají.\n\nČesko-polského jednání se prezident nezúčastní."
)


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("prezident", "Prezidentovi | prezident"),
        ('"prezident"', "prezident"),
        ("dest", "déšť | deště"),
        ("destě", ""),
        ('"silny dest"', "silný déšť"),
        ('lemma:"silny dest"', "silný déšť | silné deště"),
        ("min* *rezid*", "ministři | Prezidentovi | prezident"),
        ('"boty prezidentovi"~3', "Prezidentovi | boty"),
        ('"prezidentovi boty"', ""),
        ("česko-polský", "Česko-polského"),
        ("entity:Praha", "Praze"),
        ("praze NOT boty", "Praze"),
        ("-boty", ""),
        ("title:boty", "boty"),
        ("lang:cs date:2016 sentiment:>3", ""),
        ('boty OR "zmokly boty"', "zmokly boty"),
        ("+ministr hezky^2", "hezky | ministři"),
    ],
)
def test_marks(query: str, expected: str) -> None:
    found = [TEXT[start:end] for start, end in marks(parse(query), TEXT, "cs")]
    assert found == (expected.split(" | ") if expected else [])


def test_only_what_is_asked_of_the_field() -> None:
    query = parse("title:boty silný")
    assert [TEXT[start:end] for start, end in marks(query, TEXT, "cs", field=Field.BODY)] == ["silný", "silné"]


def test_spellings_of_the_index_lead_from_form_to_form() -> None:
    query = parse("destem")
    assert marks(query, "Déšť.", "cs") == []
    assert marks(query, "Déšť.", "cs", spellings=lambda word: [word, "deštěm"]) == [(0, 4)]


def test_accents_of_their_own_and_soft_hyphens_belong_to_the_word() -> None:
    text = "Po\u00adc\u030casi\u0301!"
    assert marks(parse("počasí"), text, "cs") == [(0, len(text) - 1)]


@settings(max_examples=100, deadline=None, derandomize=True)
@given(query=TREES, text=st.text("déšť silný a.-\n\u00adc\u030cPrezidentовиё", max_size=60))
def test_marks_are_in_order_and_inside(query: Query, text: str) -> None:
    found = marks(query, text, "cs")
    edges = [edge for mark in found for edge in mark]
    assert edges == sorted(edges)
    assert all(0 <= start < end <= len(text) for start, end in found)
    shown = snippet(query, text, "cs", 20)
    assert text[shown.start : shown.start + len(shown.text)] == shown.text
    assert all(0 <= start < end <= len(shown.text) for start, end in shown.marks)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(text=st.text("aÁč1_-'.\u00ad\u0301 \nж", max_size=40))
def test_words_are_those_of_the_index(text: str) -> None:
    assert [word.text for word in placed_words(text)] == cut(text)


def test_snippets_show_the_sentence() -> None:
    shown = snippet(parse("ministr"), TEXT, "cs", 60)
    assert shown.text == "V Praze se sešli ministři. Prezidentovi zmokly boty, protože"
    assert [shown.text[start:end] for start, end in shown.marks] == ["ministři"]
    assert shown.before
    assert shown.after


def test_snippets_show_most_of_what_was_asked() -> None:
    shown = snippet(parse("prezident boty dest"), TEXT, "cs", 80)
    assert shown.text.startswith("Prezidentovi zmokly boty")


def test_snippets_without_a_hit_show_the_beginning() -> None:
    shown = snippet(parse("nic"), TEXT, "cs", 20)
    assert (shown.text, shown.marks, shown.before, shown.after) == ("Dnes bude hezky. V", (), False, True)


def test_near_words_in_a_long_text() -> None:
    text = "na se " * 3000 + "konec na"
    assert len(marks(parse('"na se konec"~10'), text, None)) == 14  # 7 na, 6 se, 1 konec
