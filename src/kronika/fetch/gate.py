"""The gate all requests pass, whatever their host: so many under way at once, so many a second."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(slots=True, kw_only=True)
class Gate:
    """Limits over all hosts. Times are seconds of the loop's own clock."""

    parallel: int
    rate: float  # requests a second; 0: no limit
    under_way: int = 0
    _next: float = -math.inf

    def opens(self) -> float:
        """When the next request may begin; never while too many are under way."""
        return math.inf if self.under_way >= self.parallel else self._next

    def enter(self, now: float) -> None:
        """A request begins."""
        self.under_way += 1
        if self.rate:
            self._next = max(self._next, now) + 1 / self.rate

    def leave(self) -> None:
        """A request ended, or waits for something else."""
        self.under_way -= 1
