"""A page rests while nothing speaks for a change, and never for long."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from kronika.model.lead import Role
from kronika.store.rechecking import (
    DATED_LONGEST,
    LONGEST,
    Reason,
    Watched,
    asks_article,
    planned_rest,
    quiet_span,
    rest_of,
)

NOW = datetime(2026, 3, 31, 12, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


def page(**more: Any) -> Watched:
    values: dict[str, Any] = {"role": Role.PAGE, "stored": True, "modified": None, "checked": NOW - HOUR}
    return Watched(**values | more)


def steady(days: float = 20, checks: int = 20, changes: int = 0, **more: Any) -> Watched:
    return page(checks=checks, changes=changes, watched=days * 86_400, **more)


def test_a_page_that_never_changed_rests_for_a_part_of_the_time_it_was_watched() -> None:
    rest = rest_of(steady(), NOW)
    assert rest is not None and rest.reason is Reason.STEADY
    assert DAY < rest.until - NOW < 5 * DAY
    assert rest_of(steady(checked=NOW - 5 * DAY), NOW) is None


def test_a_page_that_changes_at_every_look_never_rests() -> None:
    assert rest_of(steady(changes=19), NOW) is None


def test_the_more_it_changes_the_shorter_it_rests() -> None:
    spans = [quiet_span(steady(changes=changes)) for changes in (0, 1, 5, 19)]
    assert all(span is not None for span in spans)
    assert spans == sorted(spans, reverse=True) and len(set(spans)) == 4  # type: ignore[type-var]


def test_nothing_rests_longer_than_a_month() -> None:
    assert quiet_span(steady(days=10_000)) == LONGEST


@pytest.mark.parametrize(
    "restless",
    [
        steady(role=Role.ENTRY),
        steady(role=Role.LISTING),
        steady(role=Role.ARTICLE),
        steady(stored=False),
        steady(checked=None),
        steady(checked=NOW + DAY),  # the clock was set back
        steady(checks=2),
        steady(days=0),
        steady(modified=NOW - HOUR / 2),
    ],
)
def test_what_never_rests(restless: Watched) -> None:
    assert rest_of(restless, NOW) is None


def test_a_following_page_rests_as_a_page_does() -> None:
    assert rest_of(steady(role=Role.FOLLOWING), NOW) is not None


def test_a_date_of_the_site_that_is_not_newer_is_believed_for_a_while_from_the_first_look_on() -> None:
    dated = page(modified=NOW - 9 * DAY)
    rest = rest_of(dated, NOW)
    assert rest is not None and (rest.reason, rest.until) == (Reason.DATED, NOW - HOUR + DATED_LONGEST)
    assert rest_of(page(modified=NOW - 9 * DAY, checked=NOW - 8 * DAY), NOW) is None


def test_a_date_without_an_hour_is_doubted_once_its_day_is_over() -> None:
    day = datetime(2026, 3, 30, tzinfo=UTC)
    noon = datetime(2026, 3, 30, 12, tzinfo=UTC)
    assert rest_of(page(modified=day, checked=noon), noon + 2 * HOUR) is not None
    assert rest_of(page(modified=day, checked=noon), NOW) is None
    assert rest_of(page(modified=day, checked=NOW - HOUR), NOW) is not None


def test_a_date_still_to_come_says_nothing() -> None:
    assert rest_of(page(modified=NOW + DAY), NOW) is None
    rest = rest_of(steady(modified=NOW + DAY), NOW)
    assert rest is not None and rest.reason is Reason.STEADY
    assert planned_rest(page(modified=NOW + DAY), NOW) is None


@pytest.mark.parametrize(
    ("modified", "asked"), [(None, False), (-2 * HOUR, False), (-HOUR / 2, True), (HOUR, False)], ids=str
)
def test_an_article_is_asked_for_again_when_its_site_says_it_changed(modified: timedelta | None, asked: bool) -> None:
    said = None if modified is None else NOW + modified
    assert asks_article(said, NOW - HOUR, NOW) is asked
    assert not asks_article(said, None, NOW)
