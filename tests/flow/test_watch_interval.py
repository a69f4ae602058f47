"""The learned interval: it finds the pace of a page, keeps to its bounds, and listens to the server."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import median

import pytest

from kronika.flow.watch_interval import learned, max_age, next_look, next_try
from kronika.model.page import Fetched
from kronika.model.watch import Watch

NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
PAGE = Watch(url="http://a.example/", id=7, version=1, fastest=5 * MINUTE, slowest=7 * DAY)


def never(text: str) -> float:
    return 0.0


def lived(watch: Watch, mean: timedelta | None, days: float, seed: int) -> list[timedelta]:
    """The intervals of a page that changes at random, about once in `mean`, over so many days."""
    dice, at, intervals = Random(seed), NOW, []
    watch = replace(watch, checked=at, interval=None)
    change = at + dice.expovariate(1.0) * mean if mean else None
    while at < NOW + days * DAY:
        at = next_look(watch, at, watch.interval or watch.fastest, chance=never)
        changed = change is not None and change <= at
        while mean and change is not None and change <= at:
            change += dice.expovariate(1.0) * mean
        interval = learned(watch, at, changed=changed)
        watch = replace(watch, checked=at, interval=interval)
        intervals.append(interval)
    return intervals


@pytest.mark.parametrize("mean", [HOUR, 6 * HOUR, DAY])
@pytest.mark.parametrize("seed", range(5))
def test_it_settles_at_about_two_looks_a_change(mean: timedelta, seed: int) -> None:
    late = lived(PAGE, mean, days=200 * (mean / DAY) + 10, seed=seed)
    found = median(late[len(late) // 2 :])
    assert mean / 4 <= found <= mean


def test_a_page_that_never_changes_is_left_in_peace() -> None:
    intervals = lived(replace(PAGE, fastest=30 * MINUTE, slowest=DAY), None, days=30, seed=1)
    assert intervals[-1] == DAY
    assert len(intervals) < 60
    assert intervals == sorted(intervals)


def test_it_quickens_when_a_page_wakes_up() -> None:
    slow = replace(PAGE, checked=NOW, interval=2 * DAY)
    for step in range(1, 13):
        slow = replace(slow, interval=learned(slow, NOW + step * HOUR, changed=True), checked=NOW + step * HOUR)
    assert slow.interval is not None
    assert slow.interval < 4 * HOUR


def test_bounds_hold_and_equal_ones_fix_it() -> None:
    fixed = replace(PAGE, fastest=HOUR, slowest=HOUR, checked=NOW)
    assert learned(fixed, NOW + 9 * DAY, changed=False) == HOUR
    assert learned(fixed, NOW + MINUTE, changed=True) == HOUR
    assert learned(replace(PAGE, checked=NOW, interval=30 * DAY), NOW + DAY, changed=False) == 7 * DAY


def test_a_glance_in_between_hardly_teaches_anything() -> None:
    page = replace(PAGE, checked=NOW, interval=DAY)
    assert DAY <= learned(page, NOW + MINUTE, changed=False) <= 1.001 * DAY
    assert learned(page, NOW + 365 * DAY, changed=False) < 2 * DAY


def test_the_first_look_teaches_nothing() -> None:
    new = replace(PAGE, version=0, checked=None)
    assert learned(new, NOW, changed=True) == PAGE.fastest


def test_chance_moves_a_look_earlier_never_later() -> None:
    assert next_look(PAGE, NOW, HOUR, chance=lambda text: 1.0) == NOW + 55 * MINUTE
    assert next_look(PAGE, NOW, HOUR, chance=never) == NOW + HOUR


def test_what_the_server_says_of_its_age_stretches_a_wait() -> None:
    assert next_look(PAGE, NOW, HOUR, hint=90 * MINUTE, chance=never) == NOW + 90 * MINUTE
    assert next_look(PAGE, NOW, HOUR, hint=MINUTE, chance=never) == NOW + HOUR
    assert next_look(PAGE, NOW, HOUR, hint=300 * DAY, chance=never) == NOW + 2 * HOUR


def test_troubles_wait_longer_each_time_up_to_the_slowest() -> None:
    waits = [next_try(PAGE, NOW, troubles, chance=never) - NOW for troubles in range(1, 30)]
    assert waits[:4] == [5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 40 * MINUTE]
    assert waits[-1] == min(5 * MINUTE * 2**10, PAGE.slowest)
    assert waits == sorted(waits)


def test_a_server_that_names_a_time_gets_it_within_the_bounds() -> None:
    always = lambda text: 1.0  # noqa: E731
    assert next_try(PAGE, NOW, 1, hint=HOUR, chance=always) == NOW + HOUR
    assert next_try(PAGE, NOW, 1, hint=99 * DAY, chance=always) == NOW + PAGE.slowest


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"Cache-Control": "public, max-age=600"}, 600),
        ({"Cache-Control": "max-age=600", "Age": "100"}, 500),
        ({"Cache-Control": "s-maxage=900"}, None),
        ({"Cache-Control": "max-age=0"}, None),
        ({"Cache-Control": "no-store, MAX-AGE = 5"}, 5),
        ({"Cache-Control": "max-age=60", "Age": "999"}, None),
        ({"Cache-Control": "max-age=99999999999999999999"}, 999_999_999),
        ({"Cache-Control": "max-age=abc"}, None),
        ({}, None),
    ],
)
def test_reading_max_age(headers: dict[str, str], seconds: int | None) -> None:
    url = "http://a.example/"
    fetched = Fetched(url=url, final_url=url, status=200, headers=tuple(headers.items()), body=b"", at=NOW)
    assert max_age(fetched) == (None if seconds is None else timedelta(seconds=seconds))
