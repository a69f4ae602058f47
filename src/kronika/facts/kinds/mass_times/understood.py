"""What a mass mention means: its day, season, place and note, and whether the text takes it back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True, kw_only=True)
class Understood:
    """One mention understood; `confidence` is the share of such readings that were right when measured."""

    day: str
    season: str | None = None
    place: str | None = None
    note: str | None = None
    status: str = ""  # "" counts; "negated", "superseded": the text takes it back
    dates: tuple[date, ...] = ()
    confidence: float = 1.0
