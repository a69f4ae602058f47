"""What comes next by a record of facts: the next mass, the next opening."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from kronika.model.fact import Slot


@dataclass(frozen=True, slots=True, kw_only=True)
class Upcoming:
    """One beginning that lies ahead, or that has begun and is not over."""

    at: datetime  # with the zone of the place
    until: datetime | None = None  # where the record tells an end
    place: str = ""
    note: str = ""
    slot: Slot | None = None  # the line of the schedule it comes from; None: a date of its own
