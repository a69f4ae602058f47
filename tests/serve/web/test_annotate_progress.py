"""Progress in words, and thanks exactly when a milestone was passed."""

from __future__ import annotations

import pytest

from kronika.model.annotation import Choice, GivenAnswer, Kept, Progress, Receipt
from kronika.serve.web.annotate_progress import counted, marks, thanks, told
from kronika.serve.web.tongue import Tongue, tongues
from tests.serve.web.chronicle import NOW


def speak(lang: str) -> Tongue:
    """A language."""
    return tongues(NOW.tzinfo)[lang]  # type: ignore[arg-type]


def test_the_figures_are_told_in_words_and_as_a_share() -> None:
    said = told(Progress(mine=12, mine_today=1, answers=900, fragments=1200, covered=300, open=890), speak("en"))
    assert said["share"] == 25.0
    assert said["words"]["today"] == "1 answer today" and said["words"]["all"] == "300 of 1,200 hours answered"


def test_nobody_is_shown_fewer_than_their_own_answers() -> None:
    said = told(Progress(mine=7, answers=3, covered=3, fragments=10), speak("en"))
    assert (said["answers"], said["covered"]) == (7, 7)


def test_no_fragments_are_no_division() -> None:
    assert told(Progress(), speak("en"))["share"] == 0


@pytest.mark.parametrize(
    ("lang", "number", "words"),
    [
        ("pl", 1, "1 odpowiedź dzisiaj"), ("pl", 2, "2 odpowiedzi dzisiaj"), ("pl", 5, "5 odpowiedzi dzisiaj"),
        ("cs", 1, "1 odpověď dnes"), ("cs", 3, "3 odpovědi dnes"), ("cs", 5, "5 odpovědí dnes"),
        ("ru", 21, "21 ответ сегодня"), ("ru", 22, "22 ответа сегодня"), ("ru", 11, "11 ответов сегодня"),
    ],
)  # fmt: skip
def test_plurals_are_right(lang: str, number: int, words: str) -> None:
    assert told(Progress(mine_today=number), speak(lang))["words"]["today"] == words


@pytest.mark.parametrize(
    ("mine", "kept", "thanked"),
    [(9, 1, False), (10, 1, True), (11, 1, False), (12, 3, True), (10, 0, False), (1000, 1, True), (2500, 10, False)],
)
def test_a_milestone_is_thanked_for_when_it_is_passed(mine: int, kept: int, thanked: bool) -> None:
    assert bool(thanks(Progress(mine=mine), kept, speak("en"))) is thanked


def test_milestones_go_on_with_each_thousand() -> None:
    assert marks(2500)[-3:] == [500, 1000, 2000]


def test_only_new_answers_that_say_something_count() -> None:
    given = [
        GivenAnswer(fragment_id=number, choice=choice, client=f"c{number}")
        for number, choice in enumerate((Choice.YES, Choice.SKIP, Choice.NO))
    ]
    receipts = [
        Receipt(client=f"c{number}", fragment_id=number, status=status)
        for number, status in enumerate((Kept.KEPT, Kept.KEPT, Kept.REPEATED))
    ]
    assert counted(given, receipts) == 1
