"""What people write for a day, a duration and a section, as the flow wants it."""

from __future__ import annotations

import re
from datetime import UTC, datetime, time, timedelta

from kronika.model.duration import UNITS, WRITTEN, duration
from kronika.model.errors import InputError

__all__ = ["duration", "moment"]


def moment(text: str | None, now: datetime, *, end: bool = False) -> datetime | None:
    """A day, a moment or an age: 2026-03-01, 2026-03-01T12:00, yesterday, 7d. A day given as an end includes its evening."""
    if text is None:
        return None
    if text in ("today", "yesterday"):
        return edge(now - timedelta(days=text == "yesterday"), end=end)
    match = WRITTEN.match(text)
    try:
        if match:
            return now - timedelta(seconds=int(match[1]) * UNITS[match[2]])
        parsed = datetime.fromisoformat(text)
    except (ValueError, OverflowError) as error:
        raise InputError(f"“{text}” is no date: write 2026-03-01, 2026-03-01T12:00, yesterday or 7d.") from error
    aware = parsed if parsed.tzinfo else parsed.replace(tzinfo=UTC)
    return edge(aware, end=end) if re.fullmatch(r"\d{4}-\d\d-\d\d", text) else aware


def edge(day: datetime, *, end: bool) -> datetime:
    """The first or the last moment of a day."""
    return datetime.combine(day.date(), time.max if end else time.min, day.tzinfo)
