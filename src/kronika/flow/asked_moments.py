"""The ends of a period as people and programs write them: a day, or a moment; a day that ends a period is in it."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta, tzinfo

from kronika.model.errors import InputError

DAY = re.compile(r"\d{4}-\d\d-\d\d")


def beginning(value: str | date | None, zone: tzinfo) -> datetime | None:
    """From when on; without a zone it is this one."""
    return moment(value, zone, timedelta(0))


def end(value: str | date | None, zone: tzinfo) -> datetime | None:
    """Until when, not included; a day is meant whole."""
    return moment(value, zone, timedelta(days=1))


def moment(value: str | date | None, zone: tzinfo, whole_day: timedelta) -> datetime | None:
    """A day moved by so much, or a moment as it is; InputError says how they are written."""
    if value is None or value == "":
        return None
    try:
        given = parsed(value.strip()) if isinstance(value, str) else value
        if not isinstance(given, datetime):
            return datetime.combine(given + whole_day, time.min, zone)
        return given if given.tzinfo else given.replace(tzinfo=zone)
    except (ValueError, OverflowError) as error:
        raise InputError(f"“{value}” is no day; write 2026-03-01 or 2026-03-01T12:00:00Z.") from error


def parsed(text: str) -> date:
    """A text as a day or a moment."""
    return date.fromisoformat(text) if DAY.fullmatch(text) else datetime.fromisoformat(text)
