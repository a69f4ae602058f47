"""Bad voters are named, all of them, and no honest one; every suspicion is a sentence with figures."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from kronika.learn.ballots import gather
from kronika.learn.dawid_skene import agree
from kronika.learn.reliability import assess
from kronika.learn.suspicion import at_least, suspect
from kronika.model.annotation import SUSPECT, Suspicion
from tests.learn.crowd import Crowd, always_yes, by_turns, crowd, guess, opposite


def signs(given: Crowd, seconds: list[float] | None = None) -> list[Suspicion]:
    ballots = given.ballots
    opinion = agree(ballots)
    return suspect(ballots, opinion, assess(ballots, opinion), np.array(seconds or given.seconds))


def named(given: Crowd) -> set[int]:
    return {one.annotator_id for one in signs(given) if one.strength >= SUSPECT}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("manner", [guess, always_yes, opposite, by_turns])
def test_bad_voters_are_named_and_no_honest_one(seed: int, manner: Callable[..., bool]) -> None:
    given = crowd(seed, people=30, answers=5, bad=0.2, manner=manner)
    assert named(given) == given.bad


@pytest.mark.parametrize("seed", range(6))
def test_an_honest_crowd_is_left_alone(seed: int) -> None:
    assert named(crowd(seed, answers=2, bad=0.0)) == set()


def test_all_the_same_answer_is_no_sign_where_it_is_the_truth() -> None:
    votes = [(number, person, True, True) for number in range(60) for person in range(1, 5)]
    ballots = gather(votes, {})
    opinion = agree(ballots)
    assert suspect(ballots, opinion, assess(ballots, opinion), np.full(len(votes), 2.5)) == []


def test_the_signs_of_somebody_who_always_says_yes() -> None:
    given = crowd(1, people=30, answers=5, manner=always_yes)
    one = next(iter(given.bad))
    said = {sign.sign: sign.sentence for sign in signs(given) if sign.annotator_id == one}
    assert "one_answer" in said
    assert said["one_answer"].startswith("Said yes to ")
    assert "agreement" in said


def test_yes_and_no_by_turns_is_a_pattern() -> None:
    given = crowd(2, people=30, answers=5, manner=by_turns)
    order = {person: [vote for vote in given.votes if vote[1] == person] for person in given.bad}
    person = next(iter(given.bad))
    turned = [(number, who, turn % 2 == 0, counts) for turn, (number, who, _, counts) in enumerate(order[person])]
    votes = [vote for vote in given.votes if vote[1] != person] + turned
    changed = Crowd(votes=votes, truth=given.truth, gold=given.gold, bad=given.bad, seconds=given.seconds)
    assert "pattern" in {sign.sign for sign in signs(changed) if sign.annotator_id == person}


def test_haste_is_told_and_racing_is_a_reason() -> None:
    given = crowd(3, people=10, answers=3, bad=0.0)
    hasty = [0.3 if vote[1] == 1 and turn % 2 else 2.5 for turn, vote in enumerate(given.votes)]
    racing = [0.3 if vote[1] == 1 else 2.5 for vote in given.votes]
    [told] = [sign for sign in signs(given, hasty) if sign.sign == "speed"]
    [reason] = [sign for sign in signs(given, racing) if sign.sign == "speed"]
    assert told.annotator_id == reason.annotator_id == 1
    assert told.strength < SUSPECT <= reason.strength
    assert "in less than 0.6 seconds" in reason.sentence


def test_missed_hidden_questions_name_somebody_nobody_shares_with() -> None:
    gold = dict.fromkeys(range(10), True)
    votes = [(number, 1, False, True) for number in gold] + [(number, 2, True, True) for number in gold]
    ballots = gather(votes, gold)
    opinion = agree(ballots)
    found = suspect(ballots, opinion, assess(ballots, opinion), np.full(len(votes), np.nan))
    assert [one.annotator_id for one in found if one.sign == "gold"] == [1]
    assert "Missed 10 of 10 hidden questions" in next(one.sentence for one in found if one.sign == "gold")


def test_the_tail_of_a_binomial() -> None:
    assert at_least(0, 10, 0.3) == pytest.approx(1.0)
    assert at_least(10, 10, 0.5) == pytest.approx(0.5**10)
    assert at_least(2, 3, 0.5) == pytest.approx(0.5)
