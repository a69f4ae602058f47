"""Moments and stretches of time as people write them in a query."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from typing import NamedTuple

YEARS = range(1000, 9999)
ISO = re.compile(
    r"(?P<year>\d{4})(?:[-/](?P<month>\d{1,2})(?:[-/](?P<day>\d{1,2})(?:(?:T|\s+)(?P<hour>\d{1,2})"
    r"(?::(?P<minute>\d{2})(?::(?P<second>\d{2})(?:[.,](?P<fraction>\d{1,9}))?)?)?\s*(?P<offset>Z|[+-]\d{2}(?::?\d{2})?)?)?)?)?",
    re.IGNORECASE | re.ASCII,
)
DOTTED = re.compile(r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.\s*(?P<year>\d{4})", re.ASCII)
COMPACT = re.compile(r"(?P<year>\d{4})(?P<month>\d{2})(?P<day>\d{2})", re.ASCII)
LAST = re.compile(r"(?:now-)?(?P<count>\d{1,4})(?P<unit>[hdwmy])", re.IGNORECASE | re.ASCII)
DAYS = {"d": 1, "w": 7, "m": 30, "y": 365}
NAMED = {"today": 0, "yesterday": 1}


class Stretch(NamedTuple):
    """From a moment up to, not including, another: seconds since 1970 in UTC."""

    start: float
    end: float


class BadMoment(ValueError):
    """A date that is none; the text says what is wrong or expected."""


def stretch(text: str, zone: tzinfo, now: datetime) -> Stretch:
    """What a date means: "2016" a year, "2016-01-12" a day of the zone, "2016-01-12T10:30Z" a minute, "7d" the last seven days."""
    written = text.strip()
    if (named := relative(written.lower(), zone, now)) is not None:
        return named
    for pattern in (ISO, DOTTED, COMPACT):
        if (found := pattern.fullmatch(written)) is not None:
            return exact({name: part for name, part in found.groupdict().items() if part is not None}, zone)
    raise BadMoment("Expected a date such as 2016-01-12, 2016-01, 2016-01-12T10:30:00Z, today or 7d")


def relative(text: str, zone: tzinfo, now: datetime) -> Stretch | None:
    """Stretches that end today or now; None for other texts."""
    today = now.astimezone(zone).date()
    if text in NAMED:
        return days_of(today - timedelta(days=NAMED[text]), 1, zone)
    if text == "now":
        return Stretch(whole(now.timestamp()), whole(now.timestamp()))
    if (found := LAST.fullmatch(text)) is None:
        return None
    count, unit = int(found["count"]), found["unit"].lower()
    if unit == "h":
        return Stretch(whole(now.timestamp() - count * 3600), whole(now.timestamp()))
    back = max(1, count * DAYS[unit])
    if back > today.toordinal() - date(YEARS[0], 1, 1).toordinal():
        raise BadMoment("That is too long ago")
    return days_of(today - timedelta(days=back - 1), back, zone)


def exact(parts: dict[str, str], zone: tzinfo) -> Stretch:
    """The stretch of a date whose parts are known, as fine as they are."""
    if int(parts["year"]) not in YEARS:
        raise BadMoment(f"Expected a year from {YEARS[0]} to {YEARS[-1]}")
    try:
        return finest(parts, zone)
    except ValueError as error:
        raise BadMoment(f"There is no such date: {error}") from None


def finest(parts: dict[str, str], zone: tzinfo) -> Stretch:
    """As `exact`; ValueError for the 30th of February or the 25th hour."""
    year, month, day = (int(parts.get(name, 1)) for name in ("year", "month", "day"))
    if "month" not in parts:
        return Stretch(midnight(date(year, 1, 1), zone), midnight(date(year + 1, 1, 1), zone))
    if "day" not in parts:
        after = date(year + month // 12, month % 12 + 1, 1) if 1 <= month <= 12 else date(year, month, 1)
        return Stretch(midnight(date(year, month, 1), zone), midnight(after, zone))
    if "hour" not in parts:
        return days_of(date(year, month, day), 1, zone)
    return of_a_day(date(year, month, day), parts, zone)


def of_a_day(day: date, parts: dict[str, str], zone: tzinfo) -> Stretch:
    """An hour, minute, second or part of one."""
    hour, minute, second = (int(parts.get(name, 0)) for name in ("hour", "minute", "second"))
    at = datetime(day.year, day.month, day.day, hour, minute, second, tzinfo=offset(parts.get("offset"), zone))
    start: float = whole(at.timestamp())
    length: float = 1 if "second" in parts else 60 if "minute" in parts else 3600
    if (digits := parts.get("fraction", "")[:6]) != "":
        start, length = start + int(digits) / 10 ** len(digits), 10.0 ** -len(digits)
    return Stretch(whole(start), whole(start + length))


def offset(text: str | None, zone: tzinfo) -> tzinfo:
    """The zone a moment names, or the reader's."""
    if text is None:
        return zone
    if text in "zZ":
        return UTC
    digits = text[1:].replace(":", "")
    away = timedelta(hours=int(digits[:2]), minutes=int(digits[2:] or 0))
    return timezone(-away if text[0] == "-" else away)


def days_of(first: date, count: int, zone: tzinfo) -> Stretch:
    """Whole days of a zone."""
    return Stretch(midnight(first, zone), midnight(first + timedelta(days=count), zone))


def midnight(day: date, zone: tzinfo) -> float:
    """When a day begins in a zone."""
    return whole(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp())


def whole(seconds: float) -> float:
    """Seconds as an int where they are whole, to the microsecond."""
    rounded = round(seconds, 6)
    return int(rounded) if rounded == int(rounded) else rounded
