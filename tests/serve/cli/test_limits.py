"""Dates and durations as people write them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from kronika.model.errors import InputError
from kronika.serve.cli.limits import duration, moment

NOW = datetime(2026, 3, 31, 18, 0, tzinfo=UTC)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("2026-03-01", datetime(2026, 3, 1, tzinfo=UTC)),
        ("2026-03-01T12:30", datetime(2026, 3, 1, 12, 30, tzinfo=UTC)),
        ("2026-03-01T12:30+02:00", datetime(2026, 3, 1, 10, 30, tzinfo=UTC)),
        ("yesterday", datetime(2026, 3, 30, tzinfo=UTC)),
        ("7d", NOW - timedelta(days=7)),
        (None, None),
    ],
)
def test_a_beginning(text: str | None, wanted: datetime | None) -> None:
    assert moment(text, NOW) == wanted


def test_an_end_includes_its_day() -> None:
    assert moment("2026-03-01", NOW, end=True) == datetime(2026, 3, 1, 23, 59, 59, 999999, tzinfo=UTC)


@pytest.mark.parametrize("text", ["", "soon", "31.3.2026", "2026-02-30", "7 parsecs"])
def test_what_is_no_date_is_a_sentence(text: str) -> None:
    with pytest.raises(InputError, match="no date"):
        moment(text, NOW)


def test_durations() -> None:
    assert duration("15m") == timedelta(minutes=15)
    assert duration("2h") == timedelta(hours=2)
    for text in ("0m", "fast", "15", "-5m"):
        with pytest.raises(InputError, match="no duration"):
            duration(text)
