"""Days as forms and addresses write them."""

from __future__ import annotations

from datetime import date, datetime, time, tzinfo


def read_day(text: str) -> date | None:
    """A day as a date field sends it; years that cannot be counted on from are refused."""
    try:
        day = date.fromisoformat(text.strip())
    except ValueError:
        return None
    return day if 1000 <= day.year < 9999 else None


def day_text(text: str) -> str:
    """What a date field may show: a day as it writes it, or nothing."""
    day = read_day(text)
    return day.isoformat() if day else ""


def midnight(day: date, zone: tzinfo) -> datetime:
    """The first moment of a day."""
    return datetime.combine(day, time.min, tzinfo=zone)
