"""Days of a source: counted where the reader lives, shares of what there is, bad where an episode touches them."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone

from kronika.model.checkup import Checkup
from kronika.model.recipe import Field
from kronika.model.verification import Unreliable
from kronika.serve.web.health_days import Day, days_of, period

FIRST, LAST = date(2026, 3, 1), date(2026, 3, 5)


def document(day: int, hour: int = 12, fields: frozenset[Field] = frozenset({Field.TITLE}), **more: object) -> Checkup:
    at = datetime(2026, 3, day, hour, tzinfo=UTC)
    return Checkup(
        **{"page_id": day, "article_id": day, "at": at, "title": "t", "fields": fields, "figures": {}} | more
    )


def test_every_day_is_there_with_or_without_documents() -> None:
    days = days_of([document(2), document(2), document(5)], [], FIRST, LAST, UTC)
    assert [day.day.day for day in days] == [1, 2, 3, 4, 5]
    assert [len(day.documents) for day in days] == [0, 2, 0, 0, 1]


def test_a_day_is_that_of_the_reader() -> None:
    late = document(2, 23)
    assert [len(day.documents) for day in days_of([late], [], FIRST, LAST, timezone(timedelta(hours=2)))] == [
        0,
        0,
        1,
        0,
        0,
    ]


def test_shares_are_of_the_documents_of_the_day() -> None:
    day = Day(
        day=FIRST,
        documents=(
            document(1, fields=frozenset({Field.TITLE, Field.LEAD}), damaged=True, figures={"odd": 0.1, "empty": 1.0}),
            document(1, figures={"odd": 0.3, "empty": 0.0}, damaged=False),
            document(1, figures={}),
            document(1, figures={"odd": 0.9, "empty": 0.0}),
        ),
    )
    assert (day.filled(Field.TITLE), day.filled(Field.LEAD), day.filled(Field.BODY)) == (1.0, 0.25, 0.0)
    assert day.damaged == 1
    assert day.figure("odd") == 0.3
    assert day.rate("empty") == 1 / 3
    assert day.figure("agreement") is None
    assert Day(day=FIRST).filled(Field.TITLE) is None


def test_bad_days_are_those_an_episode_touches() -> None:
    ended = Unreliable(
        source="s", since=datetime(2026, 3, 1, 23, tzinfo=UTC), until=datetime(2026, 3, 2, 1, tzinfo=UTC), episode=1
    )
    lasting = Unreliable(source="s", since=datetime(2026, 3, 4, 8, tzinfo=UTC), until=None, episode=2)
    days = days_of([], [ended, lasting], FIRST, LAST, UTC)
    assert [day.bad for day in days] == [True, True, False, True, True]


def test_the_period_goes_back_to_before_what_is_wrong_but_not_for_ever() -> None:
    today = date(2026, 6, 30)
    assert period(today, None) == (date(2026, 6, 1), today)
    assert period(today, date(2026, 6, 28)) == (date(2026, 6, 1), today)
    assert period(today, date(2026, 5, 20)) == (date(2026, 5, 6), today)
    assert (today - period(today, date(2025, 1, 1))[0]).days == 89
