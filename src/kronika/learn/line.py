"""The waiting line of one process: fragments in the order of asking, each given to one device at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from threading import Lock

from kronika.model.waiting_line import FRESH, HOLD, LOOK, LOW, PAUSE


@dataclass(slots=True)
class Row:
    """The line of one kind."""

    numbers: deque[int] = field(default_factory=deque)
    held: dict[int, float] = field(default_factory=dict)
    drawn: float | None = None


@dataclass(slots=True)
class MemoryLine:
    """The line of one process."""

    now: Callable[[], float]
    rows: dict[str, Row] = field(default_factory=dict)
    lock: Lock = field(default_factory=Lock)

    def due(self, kind: str) -> bool:
        with self.lock:
            row, now = self.rows.setdefault(kind, Row()), self.now()
            age = FRESH if row.drawn is None else now - row.drawn
            due = age >= (PAUSE if len(row.numbers) < LOW else FRESH)
            if due:
                row.drawn = now  # the others go on with what is there
            return due

    def fill(self, kind: str, numbers: Sequence[int]) -> None:
        with self.lock:
            row, now = self.rows.setdefault(kind, Row()), self.now()
            row.held = {number: until for number, until in row.held.items() if until > now}
            row.numbers = deque(number for number in numbers if number not in row.held)

    def take(self, kind: str, count: int, fits: Callable[[int], bool]) -> list[int]:
        taken: list[int] = []
        passed: list[int] = []
        with self.lock:
            row = self.rows.setdefault(kind, Row())
            while row.numbers and len(taken) < count and len(passed) < LOOK:
                number = row.numbers.popleft()
                (taken if fits(number) else passed).append(number)
            row.numbers.extendleft(reversed(passed))
            row.held.update((number, self.now() + HOLD) for number in taken)
        return taken

    def settle(self, kind: str, numbers: Iterable[int]) -> None:
        with self.lock:
            row = self.rows.get(kind)
            if row is not None:
                for number in numbers:
                    row.held.pop(number, None)
