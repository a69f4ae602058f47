"""Rate limits let people through and hold programs back, and say for how long."""

from __future__ import annotations

import pytest

from kronika.learn import rates
from kronika.learn.rates import Rates


class Clock:
    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_a_bucket_empties_and_fills_at_its_pace() -> None:
    clock = Clock()
    found = Rates(clock)
    assert found.take("device", "1", 10, per_second=1, burst=10) == 0
    assert found.take("device", "1", 4, per_second=1, burst=10) == pytest.approx(4)
    clock.seconds += 4
    assert found.take("device", "1", 4, per_second=1, burst=10) == 0


def test_who_was_refused_has_lost_nothing() -> None:
    found = Rates(Clock())
    found.take("device", "1", 8, per_second=1, burst=10)
    assert found.take("device", "1", 5, per_second=1, burst=10) > 0
    assert found.take("device", "1", 2, per_second=1, burst=10) == 0


def test_one_does_not_pay_for_another() -> None:
    found = Rates(Clock())
    found.take("device", "1", 10, per_second=1, burst=10)
    assert found.take("device", "2", 10, per_second=1, burst=10) == 0
    assert found.take("address", "1", 10, per_second=1, burst=10) == 0


def test_more_than_a_bucket_holds_waits_for_a_full_one() -> None:
    clock = Clock()
    found = Rates(clock)
    assert found.take("device", "1", 50, per_second=1, burst=10) == 0
    assert found.take("device", "1", 50, per_second=1, burst=10) == pytest.approx(10)


def test_a_clock_that_goes_back_gives_nothing() -> None:
    clock = Clock()
    found = Rates(clock)
    found.take("device", "1", 10, per_second=1, burst=10)
    clock.seconds -= 1000
    assert found.take("device", "1", 1, per_second=1, burst=10) > 0


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_KEYS", 100)
    found = Rates(Clock())
    for number in range(500):
        found.take("address", str(number), 1, per_second=1, burst=1)
    assert len(found.buckets) == 100
