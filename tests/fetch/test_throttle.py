"""The throttle follows C5 to the letter."""

from __future__ import annotations

import pytest

from kronika.fetch.throttle import first_delay, next_delay
from kronika.settings import FetchSettings

DEFAULT = FetchSettings()


def test_the_new_delay_is_the_mean_of_the_old_and_the_target() -> None:
    assert next_delay(5.0, 1.0, 200, DEFAULT) == 3.0
    assert next_delay(1.0, 3.0, 204, DEFAULT) == 2.0


def test_the_target_is_latency_over_concurrency() -> None:
    assert next_delay(1.0, 2.0, 200, FetchSettings(target_concurrency=4)) == 0.75


@pytest.mark.parametrize("status", [0, 301, 404, 500, 502])
def test_other_answers_never_lower_it_but_may_raise_it(status: int) -> None:
    assert next_delay(5.0, 0.01, status, DEFAULT) == 5.0
    assert next_delay(1.0, 9.0, status, DEFAULT) == 5.0


def test_not_modified_is_a_good_answer() -> None:
    assert next_delay(5.0, 1.0, 304, DEFAULT) == 3.0


@pytest.mark.parametrize("status", [429, 503])
def test_an_overloaded_host_is_asked_half_as_often(status: int) -> None:
    assert next_delay(4.0, 0.01, status, DEFAULT) == 8.0
    assert next_delay(0.0, 0.01, status, DEFAULT) == 1.0
    assert next_delay(200.0, 0.01, status, DEFAULT) == 300.0


def test_it_stays_within_bounds() -> None:
    assert next_delay(0.0, 0.0, 200, FetchSettings(min_delay=2)) == 2.0
    assert next_delay(299.0, 900.0, 200, DEFAULT) == 300.0
    assert first_delay(DEFAULT) == 5.0
    assert first_delay(FetchSettings(start_delay=5, max_delay=1)) == 1.0
    assert first_delay(FetchSettings(start_delay=0, min_delay=2)) == 2.0


def test_a_steady_latency_is_approached() -> None:
    delay = first_delay(DEFAULT)
    for _ in range(40):
        delay = next_delay(delay, 0.4, 200, DEFAULT)
    assert delay == pytest.approx(0.4, abs=1e-6)
