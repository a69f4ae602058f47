"""Writing together: what many threads want to write at the same moment goes to the disk in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import Lock
from typing import Generic, TypeVar

from kronika.model.errors import KronikaError

Item = TypeVar("Item")
Result = TypeVar("Result")

MOST = 2_000  # items in one transaction


@dataclass(slots=True)
class Parcel(Generic[Item, Result]):
    """What one thread wants to have written, and later what became of it."""

    items: Sequence[Item]
    results: Sequence[Result] | None = None
    error: BaseException | None = None

    @property
    def done(self) -> bool:
        """Whether somebody has written it, or failed to."""
        return self.results is not None or self.error is not None


@dataclass(slots=True)
class Together(Generic[Item, Result]):
    """One durable commit costs the same for one answer as for fifty; nobody waits longer than for two of them.

    Whoever gets the lock writes what everybody waiting for it has brought. No thread of its own, nothing to start or stop.
    """

    write: Callable[[Sequence[Item]], Sequence[Result]]
    waiting: list[Parcel[Item, Result]] = field(default_factory=list)
    door: Lock = field(default_factory=Lock)
    writing: Lock = field(default_factory=Lock)

    def __call__(self, items: Sequence[Item]) -> list[Result]:
        """Write items and return what became of each, once it is on the disk."""
        mine: Parcel[Item, Result] = Parcel(items)
        with self.door:
            self.waiting.append(mine)
        with self.writing:
            if not mine.done:
                self.carry(self.gather())
        if mine.error is not None:
            raise mine.error
        assert mine.results is not None
        return list(mine.results)

    def gather(self) -> list[Parcel[Item, Result]]:
        """What waits, oldest first, as much as fits."""
        taken: list[Parcel[Item, Result]] = []
        with self.door:
            size = 0
            while self.waiting and (not taken or size + len(self.waiting[0].items) <= MOST):
                taken.append(self.waiting.pop(0))
                size += len(taken[-1].items)
        return taken

    def carry(self, parcels: list[Parcel[Item, Result]]) -> None:
        """Write parcels at once; if that fails, each by itself, so that one's fault is not the others'."""
        try:
            results = self.write([item for parcel in parcels for item in parcel.items])
        except KronikaError as error:
            if len(parcels) == 1:
                parcels[0].error = error
                return
            for parcel in parcels:
                self.carry([parcel])
            return
        except BaseException as error:  # a fault of ours, or the end: nobody may wait for ever
            for parcel in parcels:
                parcel.error = error
            raise
        start = 0
        for parcel in parcels:
            parcel.results = results[start : start + len(parcel.items)]
            start += len(parcel.items)
