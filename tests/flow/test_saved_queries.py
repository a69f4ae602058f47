"""One saved query wherever a query is: @NAME means it, and what is given beside it takes its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.saved_queries import question_of, save_query, tell_group
from kronika.flow.searching import find
from kronika.model.analysis import Tone
from kronika.model.errors import BadQuery, InputError, UnknownName
from kronika.model.saved_query import SavedQuery
from kronika.model.search import Question
from kronika.sampleweb.clock import NOW, SampleClock
from tests.flow.kept_articles import keep

FLOODS = Question(text="povodeň", since=NOW - timedelta(days=7), sources=("listy",), entities=("Brno",), lang="cs")


@pytest.fixture
def chronicle(tmp_path: Path) -> Iterator[Chronicle]:
    home = init_chronicle(tmp_path / "c", "[analyse]\nprocesses = 1\n")
    with open_chronicle(home, {}, clock=SampleClock(NOW)) as opened:
        yield opened


def test_a_name_stands_for_its_question(chronicle: Chronicle) -> None:
    save_query(chronicle, SavedQuery(name="velká voda", question=FLOODS))
    assert question_of(chronicle, "@velká voda") == question_of(chronicle, " @ velká voda ") == FLOODS
    assert question_of(chronicle, "povodeň @x") == Question(text="povodeň @x")
    assert question_of(chronicle, '"@velká voda"') == Question(text='"@velká voda"')
    assert question_of(chronicle, Question(lang="pl")) == Question(lang="pl")
    with pytest.raises(UnknownName, match="did you mean “velká voda”"):
        question_of(chronicle, "@velka voda")


def test_what_is_given_beside_a_name_takes_the_place_of_what_was_saved(chronicle: Chronicle) -> None:
    save_query(chronicle, SavedQuery(name="f", question=FLOODS))
    given = Question(
        text="@f", since=NOW, sources=("noviny",), entities=("Morava", "Brno"), tone=Tone.NEGATIVE, collapsed=True
    )
    assert question_of(chronicle, given) == replace(
        FLOODS, since=NOW, sources=("noviny",), entities=("Brno", "Morava"), tone=Tone.NEGATIVE, collapsed=True
    )


def test_a_query_saved_from_another_is_what_that_one_asks_now(chronicle: Chronicle) -> None:
    save_query(chronicle, SavedQuery(name="a", question=Question(text="povodeň")))
    made = save_query(chronicle, SavedQuery(name="b", question=Question(text="@a", lang="cs")))
    assert made.question == Question(text="povodeň", lang="cs")
    save_query(chronicle, SavedQuery(name="a", question=Question(text="volby")), overwrite=True)
    assert question_of(chronicle, "@b").text == "povodeň"
    assert question_of(chronicle, "@a").text == "volby"


def test_what_cannot_be_read_is_not_saved(chronicle: Chronicle) -> None:
    with pytest.raises(BadQuery):
        save_query(chronicle, SavedQuery(name="a", question=Question(text="(povodeň")))
    assert chronicle.store.saved_queries.all() == []
    save_query(chronicle, SavedQuery(name="a", question=Question(text="povodeň")))
    with pytest.raises(InputError, match="already"):
        save_query(chronicle, SavedQuery(name="a", question=Question(text="volby")))
    with pytest.raises(UnknownName, match="group"):
        tell_group(chronicle, "a", "Nobody")


def test_it_searches(chronicle: Chronicle) -> None:
    keep(chronicle, "1", "Povodeň v Brně", source="listy")
    keep(chronicle, "2", "Povodně v Praze", source="noviny")
    save_query(chronicle, SavedQuery(name="a", question=Question(text="povodeň")))
    assert find(chronicle, Question(text="@a")).total == 2
    assert find(chronicle, Question(text="@a", sources=("noviny",))).total == 1
