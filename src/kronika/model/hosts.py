"""What is known of hosts, kept over runs and shared by workers: the seam between pacing and keeping."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True, kw_only=True)
class HostNote:
    """One host as it was last known. Times are seconds since 1970 by the memory's own clock."""

    host: str
    asked: float = 0.0  # when the last request began
    delay: float | None = None  # the throttle's pause, None: not learned yet
    held_until: float = 0.0  # nothing is asked before
    strikes: int = 0  # failures of the whole host in a row
    sentence: str | None = None  # why it is held
    robots: bytes | None = None  # the last robots.txt that was read
    robots_at: float | None = None


class HostMemory(Protocol):
    """The notes of all hosts."""

    def recall(self, hosts: Collection[str]) -> dict[str, HostNote]:
        """What is known of these hosts; unknown ones are left out."""
        ...

    def note(self, notes: Sequence[HostNote]) -> None:
        """Write down what was learned."""
        ...

    def now(self) -> float:
        """The memory's own time."""
        ...
