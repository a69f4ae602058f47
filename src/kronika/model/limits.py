"""What was cut off: addresses that are never fetched, and patterns whose pages say little new."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class PatternLimit:
    """Addresses alike, of which only some are fetched."""

    source: str
    pattern: str
    opened: int  # leads let through
    novel: int  # pages that said something new
    alike: int  # pages that said again what others had said
    parked: int  # leads that wait
    example: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CutOff:
    """Addresses that are not fetched at all, by their reason."""

    source: str
    reason: str
    count: int  # in the newest round that met them
    example: str
    round_started: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """All that was cut off of some sources, the most first."""

    patterns: tuple[PatternLimit, ...] = ()
    cuts: tuple[CutOff, ...] = ()

    @property
    def parked(self) -> int:
        """Leads that wait."""
        return sum(one.parked for one in self.patterns)

    @property
    def cut(self) -> int:
        """Addresses that are not fetched at all."""
        return sum(one.count for one in self.cuts)
