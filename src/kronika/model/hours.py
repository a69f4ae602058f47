"""Opening hours: when a site may be asked, by the clock of the place where it lives."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

DAY = 24 * 60  # minutes
WEEK = 7  # days


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """From one minute of the day to another, on some days of the week; an end that is not later lies in the next day."""

    days: frozenset[int]  # of its beginning; Monday is 0
    start: int  # minutes since midnight
    end: int  # at most a day

    def holds(self, weekday: int, minute: int) -> bool:
        """Whether this minute of the week lies within."""
        if self.start < self.end:
            return weekday in self.days and self.start <= minute < self.end
        late = weekday in self.days and minute >= self.start
        return late or ((weekday - 1) % WEEK in self.days and minute < self.end)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningHours:
    """When something is open; at least one span."""

    spans: tuple[Span, ...]
    zone: str

    def is_open(self, at: datetime) -> bool:
        """Whether it is open at a moment."""
        local = at.astimezone(ZoneInfo(self.zone))
        minute = local.hour * 60 + local.minute
        return any(span.holds(local.weekday(), minute) for span in self.spans)

    def opens(self, at: datetime) -> datetime:
        """The first moment from `at` on when it is open."""
        if self.is_open(at):
            return at
        today = at.astimezone(ZoneInfo(self.zone)).date()
        begins = [
            self._moment(today + timedelta(days=ahead), span.start)
            for ahead in range(WEEK + 1)
            for span in self.spans
            if (today + timedelta(days=ahead)).weekday() in span.days
        ]
        return min((moment for moment in begins if moment > at), default=at + timedelta(days=1))

    def _moment(self, day: date, minute: int) -> datetime:
        clock = time(minute // 60, minute % 60, tzinfo=ZoneInfo(self.zone))
        return datetime.combine(day, clock).astimezone(UTC)
