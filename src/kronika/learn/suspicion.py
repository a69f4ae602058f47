"""Suspicion: signs that somebody does not answer in good faith, each a sentence with its figures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, lgamma, log, log1p

import numpy as np

from kronika.learn.ballots import Ballots, Flags, Floats
from kronika.learn.dawid_skene import Opinion
from kronika.learn.reliability import FIRM, Assessment, has_others
from kronika.model.annotation import Suspicion

FEW = 10  # answers below which nothing is said about somebody's agreement
ENOUGH = 20  # … and about habits
HONEST_MISS = 0.15  # hidden questions that a careful but human person misses, at most
CHANCE = 0.001  # how rarely an honest person may look like that
SURE = 0.95  # that somebody is hardly better than guessing
FASTEST = 0.6  # seconds in which a fragment can be read at all
HASTY, RACING = 0.3, 0.8  # share of answers faster than that: told, and a reason
HINT, REASON = 0.4, 0.6
LOPSIDED = 0.9  # share of one answer
GAP = 0.15  # … and by how much it exceeds what the others say
ALTERNATING = 0.85  # share of changes between yes and no


@dataclass(frozen=True, slots=True, kw_only=True)
class Habits:
    """The votes of one person in the order they came."""

    yes: Flags
    truth: Floats  # what all say
    others: Floats  # what the others say
    shared: Flags  # whether the others say anything
    seconds: Floats  # NaN when not known


def suspect(ballots: Ballots, opinion: Opinion, assessment: Assessment, seconds: Floats) -> list[Suspicion]:
    """Every sign found, by annotator. `seconds` are those of each vote."""
    found: list[Suspicion] = []
    order = np.argsort(ballots.person, kind="stable")
    ends = np.cumsum(np.bincount(ballots.person, minlength=len(ballots.people)))
    shared = (has_others(ballots) | ballots.known[ballots.item]) & (
        np.maximum(opinion.without, 1 - opinion.without) >= FIRM
    )
    for place, number in enumerate(ballots.people.tolist()):
        votes = order[ends[place - 1] if place else 0 : ends[place]]
        habits = Habits(
            yes=ballots.yes[votes],
            truth=opinion.yes[ballots.item[votes]],
            others=opinion.without[votes],
            shared=shared[votes],
            seconds=seconds[votes],
        )
        said = [*by_gold(assessment, place), *by_agreement(assessment, place), *by_habits(habits)]
        found += [
            Suspicion(annotator_id=number, sign=sign, sentence=sentence, strength=strength)
            for sign, sentence, strength in said
        ]
    return found


Sign = tuple[str, str, float]


def by_gold(assessment: Assessment, place: int) -> Iterator[Sign]:
    """More hidden questions missed than a careful person would."""
    one = assessment.reliabilities[place]
    if one.gold_missed and at_least(one.gold_missed, one.gold_asked, HONEST_MISS) < CHANCE:
        usual = HONEST_MISS * one.gold_asked
        yield (
            "gold",
            f"Missed {one.gold_missed} of {one.gold_asked} hidden questions; a careful person misses {usual:.0f} at most.",
            1 - at_least(one.gold_missed, one.gold_asked, HONEST_MISS),
        )


def by_agreement(assessment: Assessment, place: int) -> Iterator[Sign]:
    """No better than guessing, by what the others say."""
    one, guessing = assessment.reliabilities[place], float(assessment.guessing[place])
    if one.shared >= FEW and guessing >= SURE:
        share, chance = one.agreed / one.shared, float(assessment.expected[place])
        yield (
            "agreement",
            f"Agrees with the others on {one.agreed} of {one.shared} shared fragments ({share:.0%}); "
            f"guessing would give about {chance:.0%}.",
            guessing,
        )


def by_habits(habits: Habits) -> Iterator[Sign]:
    """One answer for all, yes and no by turns, faster than anybody reads."""
    yield from one_answer(habits)
    yield from by_turns(habits)
    yield from too_fast(habits)


def one_answer(habits: Habits) -> Iterator[Sign]:
    """Nearly always the same answer where the others differ."""
    yes, others = habits.yes[habits.shared], habits.others[habits.shared]
    if len(yes) < ENOUGH:
        return
    most = max(int(yes.sum()), int((~yes).sum()))
    is_yes = bool(yes.sum() == most)
    expected = float(np.mean(others if is_yes else 1 - others))
    rare = at_least(most, len(yes), min(max(expected, 0.05), 0.95))
    if most >= (expected + GAP) * len(yes) and most >= LOPSIDED * len(yes) and rare < CHANCE:
        yield (
            "one_answer",
            f"Said {'yes' if is_yes else 'no'} to {most} of {len(yes)} shared fragments; "
            f"the others say so of {expected:.0%}.",
            1 - rare,
        )


def by_turns(habits: Habits) -> Iterator[Sign]:
    """Yes and no by turns, more often than what is asked about."""
    steps = len(habits.yes) - 1
    if steps < ENOUGH:
        return
    changes = int((habits.yes[1:] != habits.yes[:-1]).sum())
    truth = habits.truth >= 0.5
    usual = max(float((truth[1:] != truth[:-1]).mean()), 0.5)
    if changes >= ALTERNATING * steps and at_least(changes, steps, min(usual, 0.95)) < CHANCE:
        yield (
            "pattern",
            f"Went from yes to no or back {changes} of {steps} times; the fragments themselves do so {usual:.0%} of the time at most.",
            1 - at_least(changes, steps, min(usual, 0.95)),
        )


def too_fast(habits: Habits) -> Iterator[Sign]:
    """Many answers faster than a fragment can be read. By itself a hint, unless nearly all are."""
    timed = habits.seconds[~np.isnan(habits.seconds)]
    fast = int((timed < FASTEST).sum())
    if len(timed) >= ENOUGH and fast >= HASTY * len(timed):
        yield (
            "speed",
            f"Gave {fast} of {len(timed)} answers in less than {FASTEST} seconds; nobody reads a fragment that fast.",
            REASON if fast >= RACING * len(timed) else HINT,
        )


def at_least(number: int, tries: int, share: float) -> float:
    """The probability of at least so many successes in so many tries."""
    return min(1.0, sum(chance_of(many, tries, share) for many in range(number, tries + 1)))


def chance_of(number: int, tries: int, share: float) -> float:
    """The probability of exactly so many."""
    ways = lgamma(tries + 1) - lgamma(number + 1) - lgamma(tries - number + 1)
    return exp(ways + number * log(share) + (tries - number) * log1p(-share))
