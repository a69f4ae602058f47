"""Opening hours as people write them: “22:00-06:00”, or “mon-fri 20:00-07:00, sat-sun”."""

from __future__ import annotations

import re
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from kronika.model.errors import SettingsError
from kronika.model.hours import DAY, WEEK, OpeningHours, Span

DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
EXAMPLE = "write them as “22:00-06:00” or “mon-fri 20:00-07:00, sat-sun”"
LONGEST = 500
DASH = re.compile(r"\s*[-–—]\s*")  # people write all three
PART = re.compile(r"(?P<days>[a-z]+(?:-[a-z]+)?)?(?:(?:^|\s+)(?P<times>[0-9:.]+-[0-9:.]+))?")
CLOCK = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?")


def opening_hours(text: str, zone: str) -> OpeningHours:
    """Read opening hours; SettingsError with the part that cannot be read."""
    parts = [part for part in text[:LONGEST].replace(";", ",").split(",") if part.strip()]
    if not parts or len(text) > LONGEST:
        raise SettingsError(f"There are no opening hours in “{text[:80]}”; {EXAMPLE}.")
    return OpeningHours(spans=tuple(span(part) for part in parts), zone=check_zone(zone))


def check_zone(name: str) -> str:
    """A time zone that this machine knows."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise SettingsError(f"“{name[:80]}” is no time zone; write one such as Europe/Prague.") from error
    return name


def span(part: str) -> Span:
    """One part: days, times, or both; no days are all days, no times are the whole day."""
    found = PART.fullmatch(DASH.sub("-", part.strip().lower()))
    if found is None or not found[0]:
        raise SettingsError(f"“{part.strip()[:80]}” is no part of opening hours; {EXAMPLE}.")
    days = frozenset(range(WEEK)) if found["days"] is None else day_range(found["days"])
    start, end = (0, DAY) if found["times"] is None else times(found["times"])
    return Span(days=days, start=start, end=end)


def day_range(text: str) -> frozenset[int]:
    """“fri” or “fri-mon”, also in full: “friday”."""
    first, _, last = text.partition("-")
    start, end = day(first), day(last or first)
    return frozenset((start + step) % WEEK for step in range((end - start) % WEEK + 1))


def day(name: str) -> int:
    """The number of a day, Monday 0."""
    if name[:3] not in DAYS or not FULL_DAYS[DAYS.index(name[:3])].startswith(name):
        raise SettingsError(f"“{name[:80]}” is no day of opening hours; the days are {', '.join(DAYS)}.")
    return DAYS.index(name[:3])


FULL_DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


def times(text: str) -> tuple[int, int]:
    """The two ends of “20:00-07:00” in minutes."""
    start, end = (minute(clock) for clock in text.split("-"))
    if start in (DAY, end):
        raise SettingsError(f"The opening hours “{text}” begin when they end; leave the times out for a whole day.")
    return start, end


def minute(clock: str) -> int:
    """“7:30” in minutes since midnight; 24:00 is the end of the day."""
    found = CLOCK.fullmatch(clock)
    hours, minutes = (int(found[1]), int(found[2] or 0)) if found else (99, 0)
    if minutes > 59 or hours * 60 + minutes > DAY:
        raise SettingsError(f"“{clock[:80]}” is no time of day; {EXAMPLE}.")
    return hours * 60 + minutes
