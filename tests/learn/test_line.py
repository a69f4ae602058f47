"""Each fragment is in one device's hands at a time, and comes back when nobody answers it."""

from __future__ import annotations

from kronika.learn.line import MemoryLine
from kronika.model.waiting_line import FRESH, HOLD, PAUSE


class Clock:
    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def test_nobody_gets_what_another_holds() -> None:
    line = MemoryLine(Clock())
    line.fill("mass", [1, 2, 3, 4])
    assert line.take("mass", 2, lambda number: True) == [1, 2]
    assert line.take("mass", 3, lambda number: True) == [3, 4]


def test_what_does_not_fit_one_stays_for_others_in_its_place() -> None:
    line = MemoryLine(Clock())
    line.fill("mass", [1, 2, 3, 4])
    assert line.take("mass", 1, lambda number: number > 2) == [3]
    assert line.take("mass", 3, lambda number: True) == [1, 2, 4]


def test_what_is_held_stays_out_of_a_new_line_until_it_was_held_too_long() -> None:
    clock = Clock()
    line = MemoryLine(clock)
    line.fill("mass", [1, 2])
    line.take("mass", 1, lambda number: True)
    line.fill("mass", [1, 2])
    assert line.take("mass", 9, lambda number: True) == [2]
    clock.seconds += HOLD + 1
    line.fill("mass", [1, 2])
    assert line.take("mass", 9, lambda number: True) == [1, 2]


def test_what_was_answered_may_be_asked_again_at_once() -> None:
    line = MemoryLine(Clock())
    line.fill("mass", [1])
    line.take("mass", 1, lambda number: True)
    line.settle("mass", [1])
    line.settle("other", [1])
    line.fill("mass", [1])
    assert line.take("mass", 1, lambda number: True) == [1]


def test_one_caller_draws_the_line_anew_and_the_others_do_not() -> None:
    clock = Clock()
    line = MemoryLine(clock)
    assert [line.due("mass"), line.due("mass")] == [True, False]
    line.fill("mass", list(range(500)))
    clock.seconds += PAUSE + 1
    assert not line.due("mass")
    clock.seconds += FRESH
    assert [line.due("mass"), line.due("mass")] == [True, False]


def test_an_empty_line_is_drawn_sooner_but_not_all_the_time() -> None:
    clock = Clock()
    line = MemoryLine(clock)
    line.due("mass")
    assert not line.due("mass")
    clock.seconds += PAUSE
    assert line.due("mass")
