"""A steady line: the shared one as long as it answers, else the process's own; people notice nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from kronika.model.errors import StoreUnreachable
from kronika.model.waiting_line import WaitingLine

T = TypeVar("T")
REST = 15.0  # seconds after which a line that was away is tried again
LOG = logging.getLogger(__name__)


class SteadyLine:
    """Answers are in the database, so a Redis that is away costs only that two people may be asked the same at once."""

    def __init__(self, shared: WaitingLine, own: WaitingLine, now: Callable[[], float]) -> None:
        self._shared = shared
        self._own = own
        self._now = now
        self._away_until = 0.0

    def due(self, kind: str) -> bool:
        return self._ask(lambda line: line.due(kind))

    def fill(self, kind: str, numbers: Sequence[int]) -> None:
        self._ask(lambda line: line.fill(kind, numbers))

    def take(self, kind: str, count: int, fits: Callable[[int], bool]) -> list[int]:
        return self._ask(lambda line: line.take(kind, count, fits))

    def settle(self, kind: str, numbers: Iterable[int]) -> None:
        gone = list(numbers)
        self._ask(lambda line: line.settle(kind, gone))

    def _ask(self, question: Callable[[WaitingLine], T]) -> T:
        if self._now() < self._away_until:
            return question(self._own)
        try:
            return question(self._shared)
        except StoreUnreachable as error:
            LOG.warning("%s Handing out goes on without it; it is tried again in %d seconds.", error, REST)
            self._away_until = self._now() + REST
            return question(self._own)
