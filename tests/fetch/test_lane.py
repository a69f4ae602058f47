"""A lane goes on where another run stopped, also after a kill and after the clock was moved."""

from __future__ import annotations

import math

import pytest

from kronika.fetch.breaker import Breaker
from kronika.fetch.lane import NOTED_EVERY, Lane
from kronika.model.hosts import HostNote
from kronika.settings import FetchSettings

SETTINGS = FetchSettings(max_wait=300, max_rest=86_400, min_delay=0.5, max_delay=60)
NOW, WALL = 1_000.0, 1_700_000_000.0


def lane() -> Lane:
    return Lane(host="a", delay=5.0, most=4, breaker=Breaker(host="a"))


def recalled(**values: object) -> Lane:
    made = lane()
    made.recall(HostNote(host="a", **values), NOW, WALL, SETTINGS)  # type: ignore[arg-type]
    return made


def test_the_next_request_keeps_the_pace_of_the_last_run() -> None:
    """The last request before a kill may be a little later than the last note says."""
    assert recalled(asked=WALL - 3, delay=10.0).opens() == NOW - 3 + NOTED_EVERY + 10
    assert recalled(asked=WALL - 0.2, delay=10.0).opens() == NOW + 10
    assert recalled(asked=WALL - 1e6, delay=10.0).opens() < NOW


@pytest.mark.parametrize(("known", "delay"), [(None, 5.0), (10.0, 10.0), (0.0, 0.5), (1e9, 60.0)])
def test_the_learned_pace_is_taken_over_within_bounds(known: float | None, delay: float) -> None:
    assert recalled(asked=1.0, delay=known).delay == delay


def test_a_rest_goes_on() -> None:
    assert recalled(asked=WALL - 1, held_until=WALL + 7_000, strikes=4).opens() == NOW + 7_000
    assert recalled(asked=WALL - 1, held_until=WALL + 1e9).opens() == NOW + 86_400
    assert recalled(asked=WALL - 1e5, held_until=WALL - 5).opens() < NOW


def test_a_clock_set_back_makes_nobody_wait_for_ever() -> None:
    made = recalled(asked=WALL + 1e7, held_until=WALL + 1e7 + 50, delay=2.0)
    assert made.started == NOW, "taken as asked just now"
    assert made.opens() == NOW + 300


def test_a_clock_set_forward_ends_rests_but_nothing_breaks() -> None:
    made = recalled(asked=WALL - 1e8, held_until=WALL - 1e8 + 300, strikes=2)
    assert made.opens() < NOW
    assert made.breaker.strikes == 2, "still probed by one request"


def test_what_is_noted_can_be_recalled() -> None:
    first = recalled(asked=WALL - 3, delay=10.0, held_until=WALL + 40, strikes=2, sentence="Ill.")
    note = first.note(NOW + 5, WALL + 5)
    again = lane()
    again.recall(note, NOW + 5, WALL + 5, SETTINGS)
    assert again.opens() == first.opens() == NOW + 40
    assert (again.delay, again.breaker.strikes, again.breaker.sentence) == (10.0, 2, "Ill.")


def test_only_news_is_written_down() -> None:
    made = lane()
    assert made.is_news(made.note(NOW, WALL)), "nothing was written before"
    made.started = NOW
    made.noted = made.note(NOW, WALL)
    made.started = NOW + 0.5
    assert not made.is_news(made.note(NOW + 0.5, WALL + 0.5))
    made.started = NOW + 2
    assert made.is_news(made.note(NOW + 2, WALL + 2)), "the next run must know when it was last asked"
    made.delay = 0.0
    assert not made.is_news(made.note(NOW + 2, WALL + 2)), "a host without a pace may be asked at any time"
    made.breaker.rest(20.0, NOW, SETTINGS)
    assert made.is_news(made.note(NOW + 2, WALL + 2))


def test_a_host_that_was_never_asked_has_no_time() -> None:
    made = lane()
    assert made.started == -math.inf
    assert made.note(NOW, WALL) == HostNote(host="a")
