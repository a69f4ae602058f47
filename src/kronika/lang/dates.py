"""Dates as newspapers write them: "pondělí 25. dubna 2016, 6:10", "wczoraj 14:05", "5 минут назад", ISO 8601."""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

from kronika.lang.date_patterns import Patterns, compiled, patterns_of
from kronika.lang.language import Language, language

FIRST_YEAR, LAST_YEAR = 1900, 2100
LEAP = 9  # years in which every day of the calendar comes
ZONES = {"z": 0, "utc": 0, "gmt": 0, "cet": 60, "sec": 60, "cest": 120, "selč": 120, "msk": 180, "мск": 180}
# What every date of a kind has, looked for first: the patterns know all names of months, and take far longer to compile and to fail.
DASHED = re.compile(r"\d{4}-\d\d-\d\d")
YEAR_AHEAD = re.compile(r"(?:19|20)\d\d[/.年]")
YEAR_BEHIND = re.compile(r"\s(?:19|20)\d\d")
YEAR_OR_CLOCK = re.compile(r"(?:19|20)\d\d|\d[:h.]\d\d", re.IGNORECASE)
TWO_NUMBERS = re.compile(r"\d(?:[/-]|\.\s?)\d")
STEPS = {
    "minute": timedelta(minutes=1),
    "hour": timedelta(hours=1),
    "day": timedelta(days=1),
    "week": timedelta(days=7),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """One date in a text: the moment, where it stands, how exact it is, and whether it counts from today."""

    when: datetime  # aware; the first moment of the day or month when no hour is given
    start: int
    end: int
    precision: str  # minute, day, month
    relative: bool = False


def find_dates(text: str, *, lang: str | None, now: datetime) -> list[Found]:
    """All dates of a text in order, without overlaps.

    `now` is when the page was fetched: it says what "today" is and which year is meant where none is written. Dates without a
    zone are in the zone of `now`, or in that of the language when `now` is in UTC, because pages are fetched in UTC.
    """
    tongue = language(lang)
    reader = Reader(patterns=patterns_of(tongue.code), tongue=tongue, now=local(now, tongue))
    taken: list[Found] = []
    if not reader.patterns.worth_a_look(text):
        return taken
    for found in reader.read(text):
        at = bisect(taken, found.start, key=lambda other: other.start)
        if not any(found.start < other.end and other.start < found.end for other in taken[max(0, at - 1) : at + 1]):
            taken.insert(at, found)
    return taken


def first_date(text: str, *, lang: str | None, now: datetime) -> Found | None:
    """The first date of a text, exact to the day at least."""
    return next((found for found in find_dates(text, lang=lang, now=now) if found.precision != "month"), None)


def local(now: datetime, tongue: Language) -> datetime:
    """The moment in the zone that dates without a zone are meant in."""
    aware = now if now.tzinfo is not None else now.replace(tzinfo=UTC)
    if aware.utcoffset() != timedelta(0):
        return aware
    try:
        return aware.astimezone(ZoneInfo(tongue.zone))
    except OverflowError:  # at the ends of the calendar
        return aware


@dataclass(frozen=True, slots=True, kw_only=True)
class Reader:
    """Reads one text with the patterns of one language at one moment."""

    patterns: Patterns
    tongue: Language
    now: datetime

    def read(self, text: str) -> Iterator[Found]:
        """Dates by kind, the most exact kinds first, so that the first one found at a place is right."""
        spoken = self.patterns.spoken
        ways: tuple[tuple[str, re.Pattern[str], Callable[[re.Match[str]], Found | None]], ...] = (
            (self.patterns.iso, DASHED, self.absolute),
            (self.patterns.named, YEAR_OR_CLOCK, self.absolute),
            (self.patterns.month_first, YEAR_BEHIND, self.absolute),
            (self.patterns.numeric, TWO_NUMBERS, self.absolute),
            (self.patterns.year_first, YEAR_AHEAD, self.absolute),
            (self.patterns.day_word, spoken, self.day_word),
            (self.patterns.ago, spoken, self.ago),
            (self.patterns.just_now, spoken, self.just_now),
            (self.patterns.month_only, YEAR_BEHIND, self.month),
        )
        for pattern, needed, way in ways:
            if needed.search(text) is None:
                continue
            for match in compiled(pattern).finditer(text):
                try:
                    found = way(match)
                except OverflowError:  # before the first or after the last day of the calendar
                    continue
                if found is not None and FIRST_YEAR <= found.when.year <= LAST_YEAR:
                    yield found

    def absolute(self, match: re.Match[str]) -> Found | None:
        """A day written out, with or without its year and its hour."""
        part = match.groupdict()
        clock = clock_of(part)
        if part["year"] is None and clock is None:
            return None  # "5. března" alone may be any year, "12. 3." a verse
        day, month = self.day_and_month(part)
        zone = zone_of(part, self.now.tzinfo)
        when = self.moment(part["year"], month, day, clock, zone)
        return None if when is None else found_at(match, when, "day" if clock is None else "minute")

    def day_and_month(self, part: dict[str, str | None]) -> tuple[int, int]:
        """Which number is the day; (0, 0) when nobody can know."""
        if part.get("month_name"):
            return int(part["day"] or 0), self.patterns.month(part["month_name"])
        day, month = int(part["day"] or 0), int(part["month"] or 0)
        if part.get("slash") and not self.tongue.day_first:
            if day > 12 or day == month:
                return day, month
            return (month, day) if month > 12 else (0, 0)
        return day, month

    def moment(
        self, year: str | None, month: int, day: int, clock: tuple[int, int] | None, zone: tzinfo | None
    ) -> datetime | None:
        """The moment, if the calendar has it; without a year, the latest that is not in the future."""
        hour, minute = clock or (0, 0)
        for number in [full_year(year)] if year else range(self.now.year, self.now.year - LEAP, -1):
            try:
                when = datetime(number, month, day, hour, minute, tzinfo=zone)
            except ValueError:
                continue
            if year or when - timedelta(days=1) <= self.now:
                return existing(when)
        return None

    def day_word(self, match: re.Match[str]) -> Found | None:
        """ "Včera 16:22"; without an hour only where the word stands alone, for "yesterday" in a sentence dates nothing."""
        clock = clock_of(match.groupdict())
        if clock is None and match.string.strip(" .,;:()|") != match["word"]:
            return None
        back = self.patterns.days_back.get(match["word"].lower())
        if back is None:
            return None
        day = self.now - timedelta(days=back)
        hour, minute = clock or (0, 0)
        try:
            when = day.replace(hour=hour, minute=minute, second=0, microsecond=0)
        except ValueError:
            return None
        return found_at(match, existing(when), "day" if clock is None else "minute", relative=True)

    def ago(self, match: re.Match[str]) -> Found | None:
        """ "před 45 minutami", "2 godziny temu", "час назад"."""
        part = match.groupdict()
        unit = self.patterns.units.get((part["unit"] or part["unit_after"] or "").lower())
        count = self.patterns.number(part["count"] or part["count_after"])
        if unit is None or count is None or count > 1_000:
            return None
        if unit == "month":
            return found_at(match, self.midnight(timedelta(days=30 * count)), "month", relative=True)
        if unit in ("day", "week"):
            return found_at(match, self.midnight(count * STEPS[unit]), "day", relative=True)
        when = (self.now - count * STEPS[unit]).replace(second=0, microsecond=0)
        return found_at(match, when, "minute", relative=True)

    def midnight(self, back: timedelta) -> datetime:
        """The start of a day in the past."""
        return (self.now - back).replace(hour=0, minute=0, second=0, microsecond=0)

    def just_now(self, match: re.Match[str]) -> Found | None:
        """ "Właśnie teraz" dates something only where it stands alone."""
        if match.string.strip(" .,;:()|") != match[0]:
            return None
        return found_at(match, self.now.replace(second=0, microsecond=0), "minute", relative=True)

    def month(self, match: re.Match[str]) -> Found | None:
        """ "duben 2016"."""
        when = self.moment(match["year"], self.patterns.month(match["month_name"]), 1, None, self.now.tzinfo)
        return None if when is None else found_at(match, when, "month")


def existing(when: datetime) -> datetime:
    """The moment itself; one in the hour that is skipped in spring is an hour later."""
    return when.astimezone(UTC).astimezone(when.tzinfo) if isinstance(when.tzinfo, ZoneInfo) else when


def found_at(match: re.Match[str], when: datetime, precision: str, *, relative: bool = False) -> Found:
    """A date with its place in the text."""
    return Found(when=when, start=match.start(), end=match.end(), precision=precision, relative=relative)


def full_year(year: str) -> int:
    """16 is 2016, 98 is 1998."""
    number = int(year)
    return number if len(year) > 2 else number + (2000 if number < 70 else 1900)


def clock_of(part: dict[str, str | None]) -> tuple[int, int] | None:
    """Hour and minute after the date, else before it; 24:00 ends the day, so only the day is taken."""
    hour, minute, half = part.get("hour"), part.get("minute"), (part.get("half") or "").lower().replace(".", "")
    if hour is None:
        hour, minute, half = part.get("hour_before"), part.get("minute_before"), ""
    if hour is None or int(hour) > 23 or int(minute or 0) > 59:
        return None
    number = int(hour)
    if half == "pm" and number < 12:
        number += 12
    elif half == "am" and number == 12:
        number = 0
    return number, int(minute or 0)


def zone_of(part: dict[str, str | None], otherwise: tzinfo | None) -> tzinfo | None:
    """The zone written behind the hour: +02:00, Z, CET, МСК."""
    written = (part.get("zone") or "").lower().strip("()").replace(":", "")
    if not written:
        return otherwise
    if written in ZONES:
        return timezone(timedelta(minutes=ZONES[written]))
    minutes = int(written[1:3]) * 60 + int(written[3:5] or 0)
    return timezone(timedelta(minutes=minutes if written[0] == "+" else -minutes)) if minutes < 24 * 60 else otherwise
