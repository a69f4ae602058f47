"""Times and numbers in words, as the terminal shows them."""

from __future__ import annotations

from datetime import datetime, timedelta

STEPS = ((604800, "w"), (86400, "d"), (3600, "h"), (60, "m"), (1, "s"))
SOON = timedelta(seconds=45)


def interval(every: timedelta | None) -> str:
    """An interval as it is typed: 15m, 2h, 1d; nothing for none."""
    if every is None:
        return ""
    seconds = int(every.total_seconds())
    for size, unit in STEPS:
        if seconds >= size and seconds % size == 0:
            return f"{seconds // size}{unit}"
    return f"{seconds}s"


def since(moment: datetime | None, now: datetime) -> str:
    """How long ago: 5m ago, 3h ago, 12d ago."""
    return "never" if moment is None else "now" if now - moment < SOON else f"{rough(now - moment)} ago"


def ahead(moment: datetime | None, now: datetime) -> str:
    """How long until: in 5m; what is due is now."""
    return "" if moment is None else "now" if moment - now < SOON else f"in {rough(moment - now)}"


def rough(span: timedelta) -> str:
    """A span in its largest unit that leaves a number above one."""
    seconds = max(int(span.total_seconds()), 0)
    for size, unit in STEPS[1:]:
        if seconds >= 2 * size or unit == "s":
            return f"{seconds // size}{unit}"
    raise AssertionError("unreachable")


def count(number: int, one: str, many: str) -> str:
    """1 page, 2 pages."""
    return f"{number} {one if number == 1 else many}"
