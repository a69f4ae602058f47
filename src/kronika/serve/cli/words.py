"""Times and numbers in words, as the terminal shows them."""

from __future__ import annotations

from datetime import datetime, timedelta

STEPS = ((86400, "d"), (3600, "h"), (60, "m"), (1, "s"))
SOON = timedelta(seconds=45)


def many(number: int, thing: str, things: str | None = None) -> str:
    """1 source, 2 sources."""
    return f"{number} {thing if number == 1 else things or thing + 's'}"


def since(moment: datetime | None, now: datetime) -> str:
    """How long ago: 5m ago, 3h ago, 12d ago."""
    return "never" if moment is None else "now" if now - moment < SOON else f"{rough(now - moment)} ago"


def ahead(moment: datetime | None, now: datetime) -> str:
    """How long until: in 5m; what is due is now."""
    return "" if moment is None else "now" if moment - now < SOON else f"in {rough(moment - now)}"


def rough(span: timedelta) -> str:
    """A span in its largest unit that leaves a number above one."""
    seconds = max(int(span.total_seconds()), 0)
    for size, unit in STEPS:
        if seconds >= 2 * size or unit == "s":
            return f"{seconds // size}{unit}"
    raise AssertionError("unreachable")
