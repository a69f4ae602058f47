"""What a server's log says of politeness: the least time between two requests to a host, against the host's limit."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

JITTER = 0.05  # seconds by which two requests may arrive closer together than they were sent
RUN = 10  # requests over which the mean gap is taken as well: jitter does not add up


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How one host was asked, in shares of its limit: 1 is exactly as fast as allowed."""

    host: str
    limit: float  # seconds between two requests
    least: float  # seconds between the two closest requests
    least_mean: float  # seconds between requests in the closest run of them

    @property
    def too_fast(self) -> bool:
        """Whether the limit was broken by more than the network can explain."""
        return self.least < self.limit - JITTER or self.least_mean < 0.97 * self.limit


def arrivals(log: Iterable[Mapping[str, Any]]) -> dict[str, list[float]]:
    """When each host was asked, in order."""
    found: dict[str, list[float]] = defaultdict(list)
    for entry in log:
        found[entry["host"]].append(entry["at"])
    return {host: sorted(times) for host, times in found.items()}


def pace_of(host: str, times: list[float], limit: float) -> Pace:
    """How closely requests followed each other."""
    gaps = [later - earlier for earlier, later in zip(times, times[1:], strict=False)]
    runs = [(times[place + RUN] - times[place]) / RUN for place in range(len(times) - RUN)]
    most = float("inf")
    return Pace(host=host, limit=limit, least=min(gaps, default=most), least_mean=min(runs, default=most))
