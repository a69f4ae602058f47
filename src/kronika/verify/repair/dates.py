"""Whether two dates are one: the same hour, or the same day where one of them knows only the day."""

from __future__ import annotations

from datetime import datetime, time, timedelta

SAME_MOMENT = timedelta(hours=1)


def same_date(one: datetime, other: datetime) -> bool:
    """The same moment, as far as newspapers know it."""
    local = other.astimezone(one.tzinfo)
    day_only = time(0) in (one.time(), local.time())
    return abs(one - other) < SAME_MOMENT or (day_only and one.date() == local.date())
