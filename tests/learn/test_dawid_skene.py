"""What many answers come to: right where people err, firm where the answer is known, the same as the reference."""

from __future__ import annotations

import numpy as np
import pytest

from kronika.learn.ballots import gather
from kronika.learn.dawid_skene import agree
from tests.learn.crowd import crowd, opposite, share_right


def test_nobody_has_answered() -> None:
    assert len(agree(gather([], {})).yes) == 0


def test_a_single_answer_is_believed_but_not_blindly() -> None:
    opinion = agree(gather([(7, 1, True, True)], {}))
    assert 0.5 < opinion.yes[0] < 0.95


def test_a_known_answer_holds_against_everybody() -> None:
    votes = [(1, person, False, True) for person in range(1, 9)]
    assert agree(gather(votes, {1: True})).yes[0] == 1.0


def test_who_is_excluded_is_judged_but_not_listened_to() -> None:
    votes = [(1, 1, True, True), (1, 2, False, False), (1, 3, False, False), (2, 1, True, True)]
    opinion = agree(gather(votes, {}))
    alone = agree(gather([(1, 1, True, True), (2, 1, True, True)], {}))
    assert opinion.yes[0] == pytest.approx(alone.yes[0], abs=0.02)


def test_somebody_reliable_outweighs_two_who_guess() -> None:
    rng = np.random.default_rng(4)
    truth = {number: bool(rng.random() < 0.5) for number in range(1, 201)}
    votes = [(number, person, answer, True) for number, answer in truth.items() for person in (1, 2, 3, 4)]
    votes += [(number, person, bool(rng.random() < 0.5), True) for number in truth for person in (5, 6)]
    votes += [(999, 1, True, True), (999, 5, False, True), (999, 6, False, True)]
    ballots = gather(votes, {})
    assert agree(ballots).yes[list(ballots.items).index(999)] > 0.9


def test_nobody_vouches_for_himself() -> None:
    votes = [(1, 1, True, True), (1, 2, False, True), (2, 1, True, True)]
    opinion = agree(gather(votes, {}))
    assert opinion.without[0] < 0.5 < opinion.yes[1]
    assert opinion.without[2] == pytest.approx(opinion.base)


def test_extreme_votes_do_not_overflow() -> None:
    votes = [(1, person, True, True) for person in range(1, 3000)]
    opinion = agree(gather(votes, {}))
    assert opinion.yes[0] == pytest.approx(1.0)
    assert np.isfinite(opinion.without).all()


@pytest.mark.parametrize("seed", range(5))
def test_with_a_fifth_of_random_voters_the_truth_is_found(seed: int) -> None:
    given = crowd(seed, answers=5, bad=0.2)
    ballots = given.ballots
    assert share_right(given, ballots, agree(ballots).yes) >= 0.97
    # one honest answer alone would be right .94 of the time, one of anybody .86


@pytest.mark.parametrize("seed", range(5))
def test_a_group_that_says_the_opposite_does_not_turn_the_truth(seed: int) -> None:
    given = crowd(seed, answers=3, bad=0.3, manner=opposite)
    ballots = given.ballots
    assert share_right(given, ballots, agree(ballots).yes) >= 0.97


@pytest.mark.parametrize("seed", range(3))
def test_the_reference_says_the_same(seed: int) -> None:
    pandas = pytest.importorskip("pandas")
    aggregation = pytest.importorskip("crowdkit.aggregation")
    given = crowd(seed, people=20, fragments=300, answers=8, gold=0.0)
    ballots = given.ballots
    table = pandas.DataFrame(
        {"task": ballots.item, "worker": ballots.person, "label": np.where(ballots.yes, "yes", "no")}
    )
    reference = aggregation.DawidSkene(n_iter=100).fit_predict_proba(table)
    theirs = reference.sort_index()["yes"].to_numpy()
    ours = agree(ballots, right=0.01, wrong=0.01).yes  # the reference takes nothing for granted
    assert ((ours >= 0.5) == (theirs >= 0.5)).mean() >= 0.995
    assert np.abs(ours - theirs).mean() < 0.01
