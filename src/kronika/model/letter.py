"""A letter: one message on its way to one address, lent like a job so that a killed sender loses nothing."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from kronika.model.alert import Address, Message


class LetterState(StrEnum):
    """How far a letter is."""

    WAITING = "waiting"
    LEASED = "leased"  # somebody is sending it
    SENT = "sent"
    GIVEN_UP = "given up"


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """A message and where it goes; `token` fences: only the newest lease may settle it."""

    id: int
    message: Message
    address: Address
    put: datetime  # when it was decided to send it
    state: LetterState = LetterState.WAITING
    due: datetime | None = None  # waiting: not before; leased: until
    attempts: int = 0
    token: int = 0
    sentence: str = ""  # why it is not there yet, or never will be
    settled: datetime | None = None  # when it was sent or given up
