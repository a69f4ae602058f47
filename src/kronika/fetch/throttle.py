"""The throttle (C5): a host is asked as often as it answers quickly, and less often when it says "too much"."""

from __future__ import annotations

from kronika.fetch.verdicts import NOT_MODIFIED
from kronika.settings import FetchSettings

OVERLOADED = frozenset({429, 503})
SLOWDOWN = 2.0  # an overloaded host is asked half as often …
SLOWEST_START = 1.0  # … and from a standing start at most once a second


def next_delay(delay: float, latency: float, status: int, settings: FetchSettings) -> float:
    """The delay after one more answer: the mean of the old delay and latency / target_concurrency, within bounds.

    An answer that is not 2xx never lowers the delay: errors come quickly, and would speed up a crawler that
    should slow down. 304 is no error but the good answer to a conditional request, which C5 did not know; without
    it, a round in which nothing has changed would keep its starting pace to the end.
    """
    target = latency / settings.target_concurrency
    wanted = (delay + target) / 2
    if status in OVERLOADED:
        wanted = max(wanted, delay * SLOWDOWN, SLOWEST_START)
    elif not (200 <= status < 300 or status == NOT_MODIFIED):
        wanted = max(wanted, delay)
    return min(max(wanted, settings.min_delay), settings.max_delay)


def first_delay(settings: FetchSettings) -> float:
    """The delay of a host whose latency is not known yet."""
    return min(max(settings.start_delay, settings.min_delay), settings.max_delay)
