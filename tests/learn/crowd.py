"""A crowd that answers: honest people who err, and bad voters of several sorts, drawn by a seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from kronika.learn.ballots import Ballots, gather

Vote = tuple[int, int, bool, bool]
Rng = np.random.Generator


@dataclass(frozen=True, slots=True, kw_only=True)
class Crowd:
    """Votes with the truth behind them, and who is bad."""

    votes: list[Vote]
    truth: dict[int, bool]
    gold: dict[int, bool]
    bad: set[int]
    seconds: list[float]

    @property
    def ballots(self) -> Ballots:
        return gather(self.votes, self.gold)


def guess(rng: Rng, truth: bool, turn: int) -> bool:
    return bool(rng.random() < 0.5)


def always_yes(rng: Rng, truth: bool, turn: int) -> bool:
    return True


def opposite(rng: Rng, truth: bool, turn: int) -> bool:
    return truth if rng.random() < 0.05 else not truth


def by_turns(rng: Rng, truth: bool, turn: int) -> bool:
    return turn % 2 == 0


def crowd(
    seed: int,
    *,
    people: int = 50,
    fragments: int = 1000,
    answers: float = 3.0,
    bad: float = 0.2,
    manner: Callable[[Rng, bool, int], bool] = guess,
    base: float = 0.45,
    gold: float = 0.05,
) -> Crowd:
    """`people` answer until every fragment has `answers` answers on average; a few do much, many do little."""
    rng = np.random.default_rng(seed)
    truth = {number: bool(rng.random() < base) for number in range(1, fragments + 1)}
    hidden = {number: answer for number, answer in truth.items() if rng.random() < gold}
    wicked = set(rng.choice(people, size=round(people * bad), replace=False).tolist())
    right = rng.uniform(0.9, 0.98, size=people)
    diligence = rng.lognormal(0.0, 0.5, size=people)
    votes: list[Vote] = []
    turns = [0] * people
    for number, answer in truth.items():
        many = int(answers) + (rng.random() < answers % 1)
        for person in rng.choice(people, size=many, replace=False, p=diligence / diligence.sum()).tolist():
            said = (
                manner(rng, answer, turns[person]) if person in wicked else answer == bool(rng.random() < right[person])
            )
            turns[person] += 1
            votes.append((number, person + 1, said, True))
    order = rng.permutation(len(votes))
    seconds = rng.lognormal(0.9, 0.5, size=len(votes)).tolist()
    return Crowd(
        votes=[votes[place] for place in order],
        truth=truth,
        gold=hidden,
        bad={person + 1 for person in wicked},
        seconds=seconds,
    )


def share_right(crowd: Crowd, ballots: Ballots, yes: np.ndarray) -> float:
    """Of the fragments whose answer was not known, the share whose answer was found."""
    free = ~ballots.known
    truth = np.array([crowd.truth[number] for number in ballots.items.tolist()])
    return float(((yes >= 0.5) == truth)[free].mean())
