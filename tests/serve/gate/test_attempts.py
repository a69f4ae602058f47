"""Attempts: guessing gets slow, and the right owner is not kept out for ever."""

from __future__ import annotations

from collections import deque
from datetime import UTC, datetime, timedelta

from kronika.serve.gate.attempts import MOST_KEYS, PER_ADDRESS, PER_NAME, WINDOW, Attempts


class Hands:
    """A clock whose hands a test moves."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 14, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


def test_a_name_waits_after_some_failures_and_may_try_again_later() -> None:
    clock = Hands()
    attempts = Attempts(clock=clock)
    for _ in range(PER_NAME):
        assert attempts.wait("eva", "192.0.2.1") == 0
        attempts.note("Eva", "192.0.2.1")
    assert attempts.wait("EVA", "198.51.100.7") > 0, "another address does not help"
    assert attempts.wait("jan", "192.0.2.1") == 0, "another name may still enter"
    clock.now += WINDOW
    assert attempts.wait("eva", "192.0.2.1") == 0


def test_an_address_that_tries_many_names_waits() -> None:
    attempts = Attempts(clock=Hands())
    for number in range(PER_ADDRESS):
        attempts.note(f"name{number}", "192.0.2.1")
    assert 0 < attempts.wait("fresh", "192.0.2.1") <= WINDOW.total_seconds() + 1
    assert attempts.wait("fresh", "192.0.2.2") == 0


def test_success_clears_the_name() -> None:
    attempts = Attempts(clock=Hands())
    for _ in range(PER_NAME):
        attempts.note("eva", "192.0.2.1")
    attempts.clear("Eva")
    assert attempts.wait("eva", "192.0.2.1") == 0


def test_memory_is_bounded() -> None:
    clock = Hands()
    attempts = Attempts(clock=clock)
    attempts.failed = {("name", str(number)): deque([clock.now]) for number in range(MOST_KEYS)}
    attempts.note("one more", "192.0.2.1")
    assert len(attempts.failed) == MOST_KEYS
    clock.now += WINDOW + timedelta(seconds=1)
    attempts.note("later", "192.0.2.9")
    assert len(attempts.failed) == 2
