"""A round: one collection of one source, from its first lead to its last."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from kronika.model.source import Scope


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """One collection. It stays open over a crash and is taken up again by the next `collect`."""

    id: int
    source_id: int
    number: int  # 1, 2, 3 … of this source
    scope: Scope
    started: datetime
    finished: datetime | None = None
    pages: int = 0  # new versions
    unchanged: int = 0
    failures: int = 0
    rested: int = 0  # taken as unchanged without asking
    same: int = 0  # other addresses of pages we have
