"""Accord: how far people agree beyond chance, by Fleiss' kappa and Krippendorff's alpha."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kronika.learn.ballots import Ballots, Floats, sums


@dataclass(frozen=True, slots=True, kw_only=True)
class Accord:
    """1 is full agreement, 0 what chance gives; None where nobody answered what another has."""

    kappa: float | None
    alpha: float | None
    shared: int  # items with at least two votes
    votes: int  # on them


def accord(ballots: Ballots) -> Accord:
    """Agreement of the votes that count."""
    heard = ballots.counts
    total = np.bincount(ballots.item[heard], minlength=len(ballots.items)).astype(float)
    yes = sums(ballots.item[heard], ballots.yes[heard], len(ballots.items))
    shared = total >= 2
    total, yes = total[shared], yes[shared]
    return Accord(
        kappa=fleiss(total, yes), alpha=krippendorff(total, yes), shared=int(shared.sum()), votes=int(total.sum())
    )


def fleiss(total: Floats, yes: Floats) -> float | None:
    """Fleiss' kappa, for items with differing numbers of votes: items weigh the same, whoever voted on them."""
    if not len(total):
        return None
    no = total - yes
    agreed = float(np.mean((yes * (yes - 1) + no * (no - 1)) / (total * (total - 1))))
    share = float(yes.sum() / total.sum())
    chance = share**2 + (1 - share) ** 2
    return 1.0 if chance >= 1 else (agreed - chance) / (1 - chance)


def krippendorff(total: Floats, yes: Floats) -> float | None:
    """Krippendorff's alpha for names without an order; items with one vote are left out, as he does."""
    votes = float(total.sum())
    if not votes:
        return None
    no = total - yes
    observed = float(np.sum(2 * yes * no / (total - 1)))
    expected = 2 * float(yes.sum()) * float(no.sum()) / (votes - 1)
    return 1.0 if not expected else 1 - observed / expected
