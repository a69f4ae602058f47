"""What counts as too fast in a server's log."""

from __future__ import annotations

from bench.collecting.gaps import arrivals, pace_of


def log(host: str, *times: float) -> list[dict[str, object]]:
    return [{"host": host, "at": at} for at in times]


def test_requests_are_told_apart_by_host_and_put_in_order() -> None:
    assert arrivals([*log("a", 2.0, 1.0), *log("b", 5.0)]) == {"a": [1.0, 2.0], "b": [5.0]}


def test_a_host_asked_at_its_limit_is_not_asked_too_fast() -> None:
    pace = pace_of("a", [0.2 * number for number in range(30)], 0.2)
    assert round(pace.least, 6) == round(pace.least_mean, 6) == 0.2
    assert not pace.too_fast


def test_one_request_that_was_held_up_is_no_offence() -> None:
    times = [0.2 * number for number in range(30)]
    times[4] += 0.19
    pace = pace_of("a", times, 0.2)
    assert pace.least < 0.02
    assert not pace.too_fast


def test_two_that_do_not_know_of_each_other_are_too_fast() -> None:
    assert pace_of("a", [0.1 * number for number in range(30)], 0.2).too_fast


def test_a_few_requests_prove_nothing() -> None:
    assert not pace_of("a", [0.0], 0.2).too_fast
