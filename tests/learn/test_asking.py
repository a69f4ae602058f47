"""A fragment is asked about until its answers are sure enough, and answers are judged when it is time."""

from __future__ import annotations

import pytest

from kronika.learn.asking import Asking, is_judging_due
from kronika.learn.ballots import gather
from kronika.learn.dawid_skene import agree
from kronika.settings import AnnotateSettings

ASKING = Asking(least=2, most=7, sure=0.97)


@pytest.mark.parametrize(
    ("p", "answers", "wanted"),
    [
        (0.99, 1, 2),  # the least, however sure
        (0.99, 2, 2),
        (0.99, 5, 2),  # enough: no more are wanted than there are
        (0.97, 2, 2),
        (0.96, 2, 3),
        (0.5, 1, 2),
        (0.6, 6, 7),
        (0.6, 7, 7),  # contested: an editor decides
        (0.6, 9, 7),
    ],
)
def test_one_more_is_asked_as_long_as_there_is_a_doubt(p: float, answers: int, wanted: int) -> None:
    assert ASKING.wanted(p, answers) == wanted


def test_the_least_holds_even_where_the_most_is_less() -> None:
    assert Asking(least=3, most=1, sure=0.9).wanted(0.6, 1) == 3


def test_newcomers_who_agree_are_not_enough_and_people_who_are_known_are() -> None:
    """Two who never answered anything else agree on 1; two who were right about forty hidden questions agree on 2."""
    gold = {number: number % 2 == 0 for number in range(100, 140)}
    known = [(number, person, yes, True) for number, yes in gold.items() for person in (1, 2)]
    votes = [*known, (1, 3, True, True), (1, 4, True, True), (2, 1, True, True), (2, 2, True, True)]
    votes += [(number, person, number == 3, True) for number in (3, 4, 5) for person in (1, 2)]
    opinion = agree(gather(votes, gold))
    sure = AnnotateSettings().sure
    assert opinion.yes[0] < sure
    assert opinion.yes[1] >= sure


@pytest.mark.parametrize(
    ("since", "answers", "waiting", "due"),
    [
        (199, 1_000, 100, False),
        (200, 1_000, 100, True),
        (200, 100_000, 100, False),  # seldom, when there is much to judge
        (2_000, 100_000, 100, True),
        (2, 1_000, 99, False),
        (3, 1_000, 99, True),  # little is left to ask
        (1, 100_000, 0, True),  # nothing is: perhaps there is, once judged
        (0, 100_000, 0, False),
    ],
)
def test_answers_are_judged_when_many_are_new_or_little_is_left(
    since: int, answers: int, waiting: int, due: bool
) -> None:
    assert is_judging_due(since=since, answers=answers, waiting=waiting) is due
