"""How often people are right is found from what the others say, with an interval that holds."""

from __future__ import annotations

import numpy as np
import pytest

from kronika.learn.ballots import gather
from kronika.learn.dawid_skene import agree
from kronika.learn.reliability import assess
from tests.learn.crowd import crowd


def test_nobody() -> None:
    ballots = gather([], {})
    assert assess(ballots, agree(ballots)).reliabilities == []


def test_little_is_known_after_one_answer() -> None:
    ballots = gather([(1, 1, True, True)], {})
    [one] = assess(ballots, agree(ballots)).reliabilities
    assert one.shared == 0
    assert one.high - one.low > 0.4


@pytest.mark.parametrize("seed", range(4))
def test_the_interval_holds_the_share_that_was_right(seed: int) -> None:
    given = crowd(seed, answers=5, people=40)
    ballots = given.ballots
    truth = np.array([given.truth[number] for number in ballots.items.tolist()])[ballots.item]
    found = assess(ballots, agree(ballots)).reliabilities
    held = []
    for place, one in enumerate(found):
        own = ballots.person == place
        right = float((ballots.yes == truth)[own].mean())
        held.append(one.low - 0.02 <= right <= one.high + 0.02)
    assert np.mean(held) >= 0.9


def test_hidden_questions_are_counted() -> None:
    ballots = gather([(1, 1, True, True), (2, 1, False, True), (3, 1, True, True)], {1: True, 2: True})
    [one] = assess(ballots, agree(ballots)).reliabilities
    assert (one.gold_asked, one.gold_missed) == (2, 1)


def test_somebody_excluded_is_still_judged() -> None:
    rng = np.random.default_rng(1)
    votes = [(number, person, number % 2 == 0, True) for number in range(100) for person in (1, 2, 3)]
    votes += [(number, 4, bool(rng.random() < 0.5), False) for number in range(100)]
    ballots = gather(votes, {})
    found = {one.annotator_id: one for one in assess(ballots, agree(ballots)).reliabilities}
    assert found[4].share < 0.7 < 0.9 < found[1].share
