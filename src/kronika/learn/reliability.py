"""Reliability: how often each annotator is expected to be right, judged by what the others say, with an interval."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kronika.learn.ballots import Ballots, Flags, Floats, Numbers, sums
from kronika.learn.dawid_skene import Opinion
from kronika.model.annotation import Reliability

STEPS = 33  # places on each axis of the grid of possible people
BINS = 51  # steps of certainty of the others
PRIOR = 1.0  # people are rather right than wrong: density s¹·t¹
INTERVAL = (0.025, 0.975)
NO_BETTER = 0.4  # share of yes to yes, plus of no to no, less one: below this hardly better than guessing
HONEST = (
    0.8  # above this careful, if human: right nine times of ten; whoever lies between is neither accused nor cleared
)
GUESSERS = 0.2  # share of people that are taken to guess before anything is known
FIRM = 0.75  # certainty from which the others can be said to say something


@dataclass(frozen=True, slots=True, kw_only=True)
class Assessment:
    """What is known of the people of some ballots; arrays are by person."""

    reliabilities: list[Reliability]
    guessing: Floats  # probability that the person is hardly better than guessing
    expected: Floats  # share of their shared answers somebody who guesses alike would have right


def assess(ballots: Ballots, opinion: Opinion) -> Assessment:
    """Weigh every kind of person by how well it explains somebody's answers, given what the others said on each."""
    hits, passes = grid()
    likely = likelihood(ballots, opinion, hits, passes)
    weights = weighed(likely, PRIOR * (np.log(hits) + np.log(passes)))
    guessing = guessers(likely, hits, passes)
    base = mean_by(ballots, opinion.without)
    right = base[:, None] * hits + (1 - base[:, None]) * passes
    shares = (weights * right).sum(axis=1)
    low, high = (quantile(right, weights, part) for part in INTERVAL)
    counts = tallies(ballots, opinion)
    said_yes = mean_by(ballots, ballots.yes.astype(float))
    found = [
        Reliability(
            annotator_id=int(number),
            share=float(shares[place]),
            low=float(low[place]),
            high=float(high[place]),
            shared=int(counts[0][place]),
            agreed=int(counts[1][place]),
            gold_asked=int(counts[2][place]),
            gold_missed=int(counts[3][place]),
        )
        for place, number in enumerate(ballots.people)
    ]
    return Assessment(reliabilities=found, guessing=guessing, expected=base * said_yes + (1 - base) * (1 - said_yes))


def grid() -> tuple[Floats, Floats]:
    """Every kind of person: how often yes is said to yes, and no to no."""
    axis = (np.arange(STEPS) + 0.5) / STEPS
    hits, passes = np.meshgrid(axis, axis, indexing="ij")
    return hits.ravel(), passes.ravel()


def weighed(likely: Floats, prior: Floats) -> Floats:
    """The weight of every kind of person for each annotator."""
    both = likely + prior
    weights: Floats = np.exp(both - both.max(axis=1, keepdims=True))
    weights /= weights.sum(axis=1, keepdims=True)
    return weights


def guessers(likely: Floats, hits: Floats, passes: Floats) -> Floats:
    """The probability that somebody guesses, or answers the opposite, rather than being honest and human."""
    top = likely.max(axis=1, keepdims=True)
    chances = np.exp(likely - top)
    guess = hits + passes - 1 < NO_BETTER
    honest = hits + passes - 1 > HONEST
    for_guess = GUESSERS * (chances @ (guess / guess.sum()))
    for_honest = (1 - GUESSERS) * (chances @ (honest / honest.sum()))
    found: Floats = for_guess / (for_guess + for_honest)
    return found


def likelihood(ballots: Ballots, opinion: Opinion, hits: Floats, passes: Floats) -> Floats:
    """How well every kind of person explains each annotator's votes, in logarithms.

    Votes are counted in bins of what the others say, so their number costs nothing.
    """
    middle = (np.arange(BINS) + 0.5) / BINS
    place = np.minimum((opinion.without * BINS).astype(np.int64), BINS - 1)
    cells = (ballots.person * 2 + ballots.yes) * BINS + place
    counted = np.bincount(cells, minlength=len(ballots.people) * 2 * BINS).reshape(-1, 2 * BINS)
    said_yes = middle[:, None] * hits + (1 - middle[:, None]) * (1 - passes)
    said_no = middle[:, None] * (1 - hits) + (1 - middle[:, None]) * passes
    likely: Floats = counted.astype(np.float64) @ np.log(np.vstack([said_no, said_yes]))
    return likely


def tallies(ballots: Ballots, opinion: Opinion) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    """Shared answers, how many of them agree with the others, hidden questions, and how many of them were missed."""
    people = len(ballots.people)
    firm = np.maximum(opinion.without, 1 - opinion.without) >= FIRM
    shared = firm & (has_others(ballots) | ballots.known[ballots.item])
    agreed = shared & ((opinion.without >= 0.5) == ballots.yes)
    gold = ballots.known[ballots.item]
    missed = gold & (ballots.yes != (ballots.gold[ballots.item] == 1))
    counted = (np.bincount(ballots.person[flags], minlength=people) for flags in (shared, agreed, gold, missed))
    first, second, third, fourth = counted
    return first, second, third, fourth


def has_others(ballots: Ballots) -> Flags:
    """By vote: whether somebody else has voted on its item."""
    heard = np.bincount(ballots.item[ballots.counts], minlength=len(ballots.items))
    others: Flags = heard[ballots.item] - ballots.counts > 0
    return others


def mean_by(ballots: Ballots, values: Floats) -> Floats:
    """The mean of a value over each person's votes."""
    people = len(ballots.people)
    return sums(ballots.person, values, people) / np.maximum(np.bincount(ballots.person, minlength=people), 1)


def quantile(values: Floats, weights: Floats, part: float) -> Floats:
    """By row: the value below which this part of the weight lies."""
    order = np.argsort(values, axis=1)
    summed = np.cumsum(np.take_along_axis(weights, order, axis=1), axis=1)
    place = np.minimum((summed < part).sum(axis=1), values.shape[1] - 1)
    found: Floats = np.take_along_axis(values, np.take_along_axis(order, place[:, None], axis=1), axis=1)[:, 0]
    return found
