"""Time is passed in: a clock is anything that tells the present moment in UTC."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]


def system_clock() -> datetime:
    """The machine's own time, aware and in UTC."""
    return datetime.now(UTC)
