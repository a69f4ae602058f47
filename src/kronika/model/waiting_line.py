"""The waiting line of annotation: what hands out fragments must tell, whether it lives in memory or in Redis."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

HOLD = 300.0  # seconds a fragment that was handed out is kept from others
FRESH = 30.0  # seconds after which the line is drawn anew
LOW = 100  # fragments below which it is drawn anew sooner …
PAUSE = 2.0  # … but not more often than this
LOOK = 300  # places from the head that are looked at for somebody who has seen much


class WaitingLine(Protocol):
    """Fragments of each kind in the order of asking. Threads share it; the one in Redis is shared by machines too."""

    def due(self, kind: str) -> bool:
        """Whether the caller is the one to draw the line anew."""
        ...

    def fill(self, kind: str, numbers: Sequence[int]) -> None:
        """A new line; what is in somebody's hands stays out of it."""
        ...

    def take(self, kind: str, count: int, fits: Callable[[int], bool]) -> list[int]:
        """The first that fit; nobody else gets them for a while."""
        ...

    def settle(self, kind: str, numbers: Iterable[int]) -> None:
        """These were answered: they are in nobody's hands."""
        ...
