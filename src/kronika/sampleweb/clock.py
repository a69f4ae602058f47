"""The sample world's time: it stands still until it is told to go on, so that a month can pass in seconds."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

NOW = datetime(2026, 3, 31, 18, 0, tzinfo=UTC)  # the evening the demo looks back from
REDESIGN = datetime(2026, 3, 20, 6, 0, tzinfo=UTC)  # the day on which one site changes its layout


class SampleClock:
    """A clock that only moves when pushed."""

    def __init__(self, now: datetime = NOW) -> None:
        self.now = now

    def __call__(self) -> datetime:
        """The present moment of the sample world."""
        return self.now

    def advance(self, step: timedelta) -> None:
        """Let time pass."""
        self.now += step
