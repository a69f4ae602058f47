"""Dawid–Skene: what many answers come to when people err in ways of their own; known answers hold firm."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kronika.learn.ballots import Ballots, Flags, Floats, sums

ROUNDS = 100
SETTLED = 1e-5
RIGHT, WRONG = 4.0, 1.0  # answers that everybody is taken to have given already: right and wrong ones
SAFE = 1e-9


@dataclass(frozen=True, slots=True, kw_only=True)
class Opinion:
    """What the votes come to."""

    yes: Floats  # by item: probability that the answer is yes
    without: Floats  # by vote: the same for its item, had this vote not been given
    hits: Floats  # by person: share of yes said to what is yes
    passes: Floats  # by person: share of no said to what is no
    base: float  # share of yes among all items
    rounds: int


def agree(ballots: Ballots, *, right: float = RIGHT, wrong: float = WRONG) -> Opinion:
    """Truth and confusions by expectation and maximisation, beginning with the majority.

    A few answers that everybody is taken to have given keep somebody with three answers from being called perfect,
    and the many from agreeing that yes means no.
    """
    start = spread(ballots, majority(ballots))
    yes, hits, passes, base, rounds = start, np.empty(0), np.empty(0), 0.5, 0
    for step in range(ROUNDS):
        hits, passes = confusions(ballots, yes, right, wrong)
        base = share_of_yes(ballots, yes)
        weights = evidence(ballots, hits, passes)
        fresh = spread(ballots, expit(logit(base) + total(ballots, weights)))
        moved = float(np.max(np.abs(fresh - yes))) if len(yes) else 0.0
        yes, rounds = fresh, step + 1
        if moved < SETTLED:
            break
    return Opinion(
        yes=yes,
        without=left_out(ballots, yes, base, hits, passes),
        hits=hits,
        passes=passes,
        base=base,
        rounds=rounds,
    )


def majority(ballots: Ballots) -> Floats:
    """The share of yes among the votes of each item, with one vote for either side added."""
    heard = ballots.counts
    said = sums(ballots.item[heard], ballots.yes[heard], len(ballots.items))
    votes = np.bincount(ballots.item[heard], minlength=len(ballots.items))
    share: Floats = (said + 1.0) / (votes + 2.0)
    return share


def spread(ballots: Ballots, yes: Floats) -> Floats:
    """Probabilities with the known answers put in."""
    return np.where(ballots.known, ballots.gold, yes)


def confusions(ballots: Ballots, yes: Floats, right: float, wrong: float) -> tuple[Floats, Floats]:
    """How often each person says yes to yes, and no to no."""
    truth, people = yes[ballots.item], len(ballots.people)
    all_yes, all_no = sums(ballots.person, truth, people), sums(ballots.person, 1 - truth, people)
    hit = sums(ballots.person, truth * ballots.yes, people)
    passed = sums(ballots.person, (1 - truth) * ~ballots.yes, people)
    return (hit + right) / (all_yes + right + wrong), (passed + right) / (all_no + right + wrong)


def share_of_yes(ballots: Ballots, yes: Floats) -> float:
    """The share of yes among items whose answer was not known: hidden questions are chosen by hand."""
    free = heard(ballots) & ~ballots.known
    return float((yes[free].sum() + 1.0) / (free.sum() + 2.0))


def heard(ballots: Ballots) -> Flags:
    """By item: whether any vote on it counts."""
    return np.bincount(ballots.item[ballots.counts], minlength=len(ballots.items)) > 0


def evidence(ballots: Ballots, hits: Floats, passes: Floats) -> Floats:
    """How much each vote speaks for yes, in logarithms; nothing, where it does not count."""
    hit, passed = clip(hits)[ballots.person], clip(passes)[ballots.person]
    speaks = np.where(ballots.yes, np.log(hit) - np.log(1 - passed), np.log(1 - hit) - np.log(passed))
    return np.where(ballots.counts, speaks, 0.0)


def total(ballots: Ballots, weights: Floats) -> Floats:
    """The evidence of all votes on each item."""
    return sums(ballots.item, weights, len(ballots.items))


def left_out(ballots: Ballots, yes: Floats, base: float, hits: Floats, passes: Floats) -> Floats:
    """What the others say on the item of each vote: nobody vouches for himself."""
    weights = evidence(ballots, hits, passes)
    others = logit(base) + total(ballots, weights)[ballots.item] - weights
    return np.where(ballots.known[ballots.item], ballots.gold[ballots.item], expit(others))


def clip(share: Floats) -> Floats:
    """Shares that have a logarithm."""
    return np.clip(share, SAFE, 1 - SAFE)


def logit(share: float) -> float:
    """The logarithm of odds."""
    return float(np.log(share) - np.log1p(-share))


def expit(odds: Floats) -> Floats:
    """A probability from the logarithm of odds, for odds of any size."""
    return 0.5 * (1.0 + np.tanh(0.5 * odds))
