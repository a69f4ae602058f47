"""Work handed to other processes comes back in order, is asked for shortly before its turn, and outlives a death."""

from __future__ import annotations

import os
from collections.abc import Iterator

from kronika.flow.hands import AHEAD, CHUNK, Fault, Hands

DEADLY = 13


def double(number: int) -> int | Fault:
    """One piece of work."""
    if number == DEADLY:
        os._exit(1)
    return 2 * number


def test_the_order_is_kept() -> None:
    """More pieces than are ever on their way at once."""
    numbers = range(100, 100 + 5 * CHUNK * AHEAD)
    with Hands(2) as hands:
        assert hands.each(double, numbers) == [2 * number for number in numbers]
        assert hands.each(double, []) == []


def test_pieces_are_asked_for_shortly_before_their_turn() -> None:
    """So that the bodies of many pages are never in memory together."""
    asked = 0

    def works() -> Iterator[int]:
        nonlocal asked
        for number in range(100, 100 + 10 * CHUNK * AHEAD):
            asked += 1
            yield number

    with Hands(1) as hands:
        results = hands.begin(double, works())
        assert asked == CHUNK * AHEAD
        assert next(results) == 200
        assert asked == CHUNK * (AHEAD + 1)
        assert sum(1 for _ in results) == asked - 1


def test_a_death_costs_one_piece() -> None:
    """The others come, those that were not handed over yet too."""
    numbers = range(4 * CHUNK * AHEAD)
    with Hands(1) as hands:
        results = hands.each(double, iter(numbers))
    assert [place for place, result in enumerate(results) if isinstance(result, Fault)] == [DEADLY]
    assert [result for result in results if not isinstance(result, Fault)] == [
        2 * number for number in numbers if number != DEADLY
    ]


def test_without_processes() -> None:
    """The work is done here."""
    with Hands(0) as hands:
        assert hands.each(double, [1, 2, 3]) == [2, 4, 6]
        assert not hands.started
