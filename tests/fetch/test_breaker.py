"""The breaker opens after failures, lets one request try, and closes when it is answered; time is a number."""

from __future__ import annotations

import pytest

from kronika.fetch.breaker import STUMBLES, Breaker, State
from kronika.fetch.trouble import Trouble
from kronika.model.failure import FailureKind
from kronika.settings import FetchSettings

SETTINGS = FetchSettings(retries=2, max_wait=300, max_rest=3_600)
DEAD = Trouble("a cannot be connected to.", kind=FailureKind.CONNECT, host="a")
ILL = Trouble("http://a/ answered 500.", kind=FailureKind.SERVER)


def struck(breaker: Breaker, times: int, now: float = 0.0) -> list[float]:
    """Strike again each time its rest is over; returns the rests."""
    rests = []
    for _ in range(times):
        breaker.strike(DEAD, now, now, SETTINGS)
        rests.append(breaker.held_until - now)
        now = breaker.held_until
    return rests


def test_closed_open_half_open_closed() -> None:
    breaker = Breaker(host="a")
    assert breaker.state(0.0) is State.CLOSED
    breaker.strike(DEAD, 0.0, 0.0, SETTINGS)
    assert breaker.state(1.9) is State.OPEN
    assert breaker.state(2.0) is State.HALF_OPEN
    breaker.fine()
    assert breaker.state(2.0) is State.CLOSED


def test_a_failed_probe_doubles_the_rest_up_to_the_ceiling() -> None:
    assert struck(Breaker(host="a"), 9) == [2, 4, 8, 600, 1200, 2400, 3600, 3600, 3600]


def test_pages_wait_for_a_short_rest_and_are_given_up_for_a_long_one() -> None:
    breaker = Breaker(host="a")
    struck(breaker, 3)
    assert not breaker.is_given_up(breaker.struck, SETTINGS)
    breaker.strike(DEAD, 100.0, 100.0, SETTINGS)
    assert breaker.is_given_up(100.0, SETTINGS)
    refusal = breaker.refusal(100.0, 1_000_000.0)
    assert refusal.final and refusal.kind is FailureKind.CONNECT
    assert "4 times in a row" in str(refusal)
    assert "until 1970-01-12 13:56 UTC" in str(refusal)
    assert "cannot be connected to" in str(refusal)
    assert not breaker.is_given_up(500.0, SETTINGS), "near its end the rest is worth waiting for"


def test_what_began_before_the_last_strike_tells_nothing_new() -> None:
    breaker = Breaker(host="a")
    breaker.strike(DEAD, 5.0, 10.0, SETTINGS)
    breaker.strike(DEAD, 6.0, 11.0, SETTINGS)
    assert breaker.strikes == 1


def test_single_server_errors_say_little_and_many_in_a_row_say_much() -> None:
    breaker = Breaker(host="a")
    for _ in range(STUMBLES - 1):
        breaker.stumble(ILL, 0.0, 0.0, SETTINGS)
    assert breaker.state(0.0) is State.CLOSED
    breaker.stumble(ILL, 0.0, 0.0, SETTINGS)
    assert breaker.state(0.0) is State.OPEN
    breaker.stumble(ILL, 2.0, 2.0, SETTINGS)
    assert breaker.held_until == 6.0, "the probe failed, too"
    breaker.fine()
    breaker.stumble(ILL, 9.0, 9.0, SETTINGS)
    assert breaker.state(9.0) is State.CLOSED


def test_a_host_that_answers_errors_again_is_reached_again() -> None:
    breaker = Breaker(host="a")
    struck(breaker, 3)
    breaker.stumble(ILL, 20.0, 20.0, SETTINGS)
    assert breaker.strikes == 0


def test_a_bad_certificate_is_not_waited_for() -> None:
    breaker = Breaker(host="a")
    breaker.strike(Trouble("The certificate has expired.", kind=FailureKind.TLS, host="a"), 0.0, 0.0, SETTINGS)
    assert breaker.is_given_up(0.0, SETTINGS)


def test_a_pause_that_was_asked_for_is_kept_up_to_the_ceiling() -> None:
    breaker = Breaker(host="a")
    breaker.rest(30.0, 0.0, SETTINGS)
    breaker.rest(10.0, 0.0, SETTINGS)
    assert breaker.held_until == 30.0
    assert breaker.state(30.0) is State.CLOSED, "it did not fail"
    breaker.rest(1e9, 0.0, SETTINGS)
    assert breaker.held_until == 3_600.0
    assert breaker.refusal(0.0, 0.0).kind is FailureKind.RATE_LIMITED


@pytest.mark.parametrize("strikes", [0, 3])
def test_another_run_goes_on_where_one_stopped(strikes: int) -> None:
    breaker = Breaker(host="a")
    breaker.resume(strikes, 50.0, "It was ill.", 10.0)
    assert breaker.state(59.0) is State.OPEN
    assert breaker.state(60.0) is (State.HALF_OPEN if strikes else State.CLOSED)
    breaker.stumble(ILL, 60.0, 60.0, SETTINGS)
    assert breaker.strikes == (strikes + 1 if strikes else 0)


def test_a_rest_that_is_over_holds_nobody() -> None:
    breaker = Breaker(host="a")
    breaker.resume(0, -5.0, None, 10.0)
    assert breaker.state(10.0) is State.CLOSED
