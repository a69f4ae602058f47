"""Runs come within their interval, spread by chance, later after failures, and a missed one is made up once."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from kronika.flow.timetable import EARLIER_MOST, Ended, chance_of, first_run, is_too_far, next_run
from kronika.model.source import Source, SourceKind
from kronika.sources.opening_hours import opening_hours

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
QUARTER = timedelta(minutes=15)


def source(every: timedelta | None = QUARTER, number: int = 1) -> Source:
    return Source(id=number, name="x", url="https://x.example/", kind=SourceKind.FEED, every=every)


def test_the_next_run_is_never_later_than_the_interval() -> None:
    moments = [next_run(source(number=number), Ended(started=NOW, at=NOW)) for number in range(300)]
    assert all(NOW + QUARTER * 0.9 <= moment <= NOW + QUARTER for moment in moments if moment)
    assert len({moment for moment in moments if moment}) > 290, "hundreds of sources must not start together"


def test_chance_is_the_same_for_the_same_run_and_another_for_the_next() -> None:
    assert chance_of("1") == chance_of("1")
    first = next_run(source(), Ended(started=NOW, at=NOW))
    later = next_run(source(), Ended(started=NOW + QUARTER, at=NOW + QUARTER))
    assert first == next_run(source(), Ended(started=NOW, at=NOW))
    assert later is not None
    assert first is not None
    assert later - first != QUARTER


def test_a_rare_source_is_at_most_five_minutes_early() -> None:
    assert next_run(source(timedelta(days=7)), Ended(started=NOW, at=NOW), chance=lambda _: 1.0) == (
        NOW + timedelta(days=7) - EARLIER_MOST
    )


def test_a_source_without_an_interval_has_no_next_run() -> None:
    assert next_run(source(None), Ended(started=NOW, at=NOW)) is None


def test_a_run_longer_than_the_interval_is_followed_at_once_by_one() -> None:
    late = NOW + timedelta(hours=5)
    assert next_run(source(), Ended(started=NOW, at=late)) == late
    assert next_run(source(), Ended(started=late, at=late), chance=lambda _: 0.0) == late + QUARTER, (
        "only one is made up"
    )


@pytest.mark.parametrize(("failed", "minutes"), [(0, 15), (1, 30), (2, 60), (3, 120), (50, 120)])
def test_failed_runs_wait_longer_but_never_for_ever(failed: int, minutes: int) -> None:
    assert next_run(source(), Ended(started=NOW, at=NOW, failed=failed), chance=lambda _: 0.0) == (
        NOW + timedelta(minutes=minutes)
    )


def test_failures_do_not_stretch_a_rare_source() -> None:
    daily = source(timedelta(days=1))
    assert next_run(daily, Ended(started=NOW, at=NOW, failed=3), chance=lambda _: 0.0) == NOW + timedelta(days=1)


def test_new_sources_begin_soon_but_not_together() -> None:
    firsts = {first_run(source(number=number), NOW) for number in range(300)}
    assert len(firsts) > 290
    assert all(NOW <= moment <= NOW + QUARTER * 0.1 for moment in firsts)


def test_a_clock_that_was_set_back_is_noticed() -> None:
    planned = replace(source(), next_run=NOW + QUARTER)
    assert not is_too_far(planned, NOW, 0)
    assert is_too_far(planned, NOW - timedelta(hours=1), 0)
    assert not is_too_far(planned, NOW - timedelta(minutes=20), 3), "a run that waits after failures stays"
    assert not is_too_far(source(), NOW, 0)


def test_a_run_waits_for_the_opening_hours() -> None:
    night = opening_hours("22:00-06:00", "UTC")
    evening = datetime(2026, 3, 1, 22, tzinfo=UTC)
    assert first_run(source(), NOW, hours=night) == evening
    assert next_run(source(), Ended(started=NOW, at=NOW), hours=night) == evening
    assert not is_too_far(replace(source(), next_run=evening), NOW, 0, night)
    assert is_too_far(replace(source(), next_run=evening), NOW, 0)
