"""Dates in queries are stretches of time, as fine as they are written, in the reader's zone."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from kronika.index.grammar.moments import BadMoment, stretch
from kronika.index.grammar.parsing import parse
from kronika.model.query import Field, Range

PRAGUE = ZoneInfo("Europe/Prague")
NOW = datetime(2016, 3, 27, 22, 30, tzinfo=UTC)  # half past midnight of the 28th in Prague, the day after a lost hour


def told(text: str) -> tuple[str, str]:
    """The stretch in Prague's time."""
    found = stretch(text, PRAGUE, NOW)
    shown = [datetime.fromtimestamp(moment, PRAGUE).isoformat(" ", "auto")[:23] for moment in found]
    return shown[0].split("+")[0], shown[1].split("+")[0]


@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("2016", "2016-01-01 00:00:00", "2017-01-01 00:00:00"),
        ("2016-12", "2016-12-01 00:00:00", "2017-01-01 00:00:00"),
        ("2016-1", "2016-01-01 00:00:00", "2016-02-01 00:00:00"),
        ("2016-03-27", "2016-03-27 00:00:00", "2016-03-28 00:00:00"),
        ("2016/3/27", "2016-03-27 00:00:00", "2016-03-28 00:00:00"),
        ("20160327", "2016-03-27 00:00:00", "2016-03-28 00:00:00"),
        ("27. 3. 2016", "2016-03-27 00:00:00", "2016-03-28 00:00:00"),
        ("2016-01-12T10", "2016-01-12 10:00:00", "2016-01-12 11:00:00"),
        ("2016-01-12 10:30", "2016-01-12 10:30:00", "2016-01-12 10:31:00"),
        ("2016-01-12T10:30:05", "2016-01-12 10:30:05", "2016-01-12 10:30:06"),
        ("2016-01-12T23:59:59.999Z", "2016-01-13 00:59:59.999", "2016-01-13 01:00:00"),
        ("2016-01-12T10:30:00+05:30", "2016-01-12 06:00:00", "2016-01-12 06:00:01"),
        ("2016-01-12t10:30:00-0200", "2016-01-12 13:30:00", "2016-01-12 13:30:01"),
        ("today", "2016-03-28 00:00:00", "2016-03-29 00:00:00"),
        ("Yesterday", "2016-03-27 00:00:00", "2016-03-28 00:00:00"),
        ("1d", "2016-03-28 00:00:00", "2016-03-29 00:00:00"),
        ("7d", "2016-03-22 00:00:00", "2016-03-29 00:00:00"),
        ("now-2w", "2016-03-15 00:00:00", "2016-03-29 00:00:00"),
        ("24h", "2016-03-26 23:30:00", "2016-03-28 00:30:00"),
    ],
)
def test_stretches(text: str, start: str, end: str) -> None:
    assert tuple(moment.removesuffix("000").rstrip(".") for moment in told(text)) == (start, end)


def test_the_lost_hour_is_missing() -> None:
    found = stretch("2016-03-27", PRAGUE, NOW)
    assert found.end - found.start == 23 * 3600


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "2016-00",
        "2016-02-30",
        "2016-01-12T25",
        "2016-01-12T10:60",
        "0999",
        "9999",
        "9999y",
        "2016-1-1T1:1",
        "-5",
    ]
    + ["2016-01-12T10:00:00+99:00", "31.4.2016", "٢٠١٦"],
)
def test_no_dates(text: str) -> None:
    with pytest.raises(BadMoment):
        stretch(text, PRAGUE, NOW)


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("date:2016-01-12", "2016-01-12", "2016-01-13"),
        ("date:[2016-01-12 TO 2016-01-14]", "2016-01-12", "2016-01-15"),
        ("date:{2016-01-12 TO 2016-01-14}", "2016-01-13", "2016-01-14"),
        ("date:[2016-01-12 TO 2016-01-14}", "2016-01-12", "2016-01-14"),
        ("date:>2016-01-12", "2016-01-13", None),
        ("date:>=2016-01-12", "2016-01-12", None),
        ("date:<2016-01-12", None, "2016-01-12"),
        ("date:<=2016-01-12", None, "2016-01-13"),
        ("date:[* TO 2016-01-12]", None, "2016-01-13"),
        ('date:"2016-01-12"', "2016-01-12", "2016-01-13"),
    ],
)
def test_whole_days_of_the_reader(text: str, low: str | None, high: str | None) -> None:
    ends = [
        None if day is None else int(datetime.fromisoformat(day).replace(tzinfo=PRAGUE).timestamp())
        for day in (low, high)
    ]
    assert parse(text, zone=PRAGUE) == Range(field=Field.DATE, low=ends[0], high=ends[1], with_high=high is None)


def test_today_is_told_from_the_clock() -> None:
    assert parse("date:today", now=NOW) == parse("date:2016-03-27")
    assert parse("date:today", now=NOW, zone=PRAGUE) == parse("date:2016-03-28", zone=PRAGUE)
