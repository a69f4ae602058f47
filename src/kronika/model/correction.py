"""A correction: what a person says where the machine judged an article's tone or a name in it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

LONGEST_NOTE = 500


class Matter(StrEnum):
    """What is corrected."""

    TONE = "tone"  # `machine` and `person` are values of Tone
    ENTITY = "entity"  # … of EntityType, or empty: no name


@dataclass(frozen=True, slots=True, kw_only=True)
class Correction:
    """What one person said about one matter of one article; one that agrees with the machine is a confirmation."""

    article_id: int
    source: str
    matter: Matter
    machine: str  # what the machine said then
    person: str  # what the person said
    by: str = ""  # empty: the one person at this machine
    at: datetime
    subject: str = ""  # of an entity: the key of its group
    version: str = ""  # of the analysis
    note: str = ""

    @property
    def agrees(self) -> bool:
        """The machine was right."""
        return self.machine == self.person
