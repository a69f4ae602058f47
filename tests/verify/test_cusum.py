"""The sequential test: quick with many damaged documents, patient with few, deaf to single ones."""

from __future__ import annotations

from random import Random

from kronika.verify.cusum import Cusum


def steps_until(rate: float, seed: int, usual: float = 0.01, most: int = 400) -> int | None:
    """How many documents it takes at a rate of damage; None when it never tells."""
    dice, cusum = Random(seed), Cusum(rate=usual)
    for number in range(most):
        cusum.add(dice.random() < rate, number)
        if cusum.level >= 1:
            return number + 1
    return None


def test_the_more_damage_the_sooner() -> None:
    medians = [sorted(steps_until(rate, seed) or 999 for seed in range(41))[20] for rate in (1.0, 0.5, 0.1)]
    assert medians[0] <= 4
    assert medians[0] < medians[1] < medians[2] < 100


def test_the_usual_rate_is_borne() -> None:
    assert sum(steps_until(0.005, seed, most=1000) is not None for seed in range(40)) <= 2


def test_single_documents_mean_nothing() -> None:
    cusum = Cusum(rate=0.01)
    for number in range(600):
        cusum.add(number % 150 == 0, number)
        assert cusum.level < 1


def test_it_knows_when_it_began() -> None:
    cusum = Cusum(rate=0.01)
    for number in range(50):
        cusum.add(number >= 46, number)
    assert cusum.level >= 1
    assert cusum.since == 46


def test_it_can_be_put_away_and_taken_up() -> None:
    cusum = Cusum(rate=0.02, ease=0.8)
    for number in range(10):
        cusum.add(number % 3 == 0, number)
    again = Cusum.from_plain(cusum.as_plain())
    assert again == cusum
