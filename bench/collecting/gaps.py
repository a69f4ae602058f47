"""What a server's log says of politeness: how closely requests to a host followed each other, against the host's limit."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

RUN = 10  # requests over which the mean pause is taken
STALL = 0.3  # seconds a busy machine may hold the first of them back, which makes the others seem to come closer


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How one host was asked. Two requests may well be seen close together, because one was held up on its way."""

    host: str
    limit: float  # seconds between two requests
    least: float  # seconds between the two closest requests
    least_mean: float  # seconds between requests in the closest run of them

    @property
    def too_fast(self) -> bool:
        """Whether a run of requests came faster than a held-up beginning can explain."""
        return RUN * self.least_mean < RUN * self.limit - STALL


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
