"""A duration as people write it: 15m, 2h, 1d."""

from __future__ import annotations

import re
from datetime import timedelta

from kronika.model.errors import InputError

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 604800}
WRITTEN = re.compile(r"(\d{1,6})\s*([smhdw])$")


def duration(text: str | None) -> timedelta | None:
    """15m, 2h, 1d."""
    if text is None:
        return None
    match = WRITTEN.match(text)
    if not match or int(match[1]) == 0:
        raise InputError(f"“{text}” is no duration: write 15m, 2h or 1d.")
    return timedelta(seconds=int(match[1]) * UNITS[match[2]])


def bounds(text: str) -> tuple[timedelta, timedelta]:
    """30m..1d: at least and at most; one duration alone is both."""
    first, dots, last = text.partition("..")
    shortest = duration(first.strip())
    longest = duration(last.strip()) if dots else shortest
    if shortest is None or longest is None or longest < shortest:
        raise InputError(f"“{text}” is no span of durations: write 30m..1d, the shorter one first, or just 1h.")
    return shortest, longest


def written(span: timedelta | None) -> str:
    """The same the other way round, in the largest unit that fits; empty for none."""
    if span is None:
        return ""
    seconds = max(round(span.total_seconds()), 1)
    unit = max((unit for unit, size in UNITS.items() if seconds % size == 0), key=lambda unit: UNITS[unit])
    return f"{seconds // UNITS[unit]}{unit}"
