"""Visits: what a process remembers of the devices that are answering, so that an answer costs no counting."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import date, datetime, time
from threading import Lock

from kronika.model.clock import Clock
from kronika.store.store import Store

MOST = 2_000  # devices remembered
FRESH = 60.0  # seconds; another process may have taken answers of the same device


@dataclass(slots=True)
class Visit:
    """One device and one kind."""

    seen: set[int]
    mine: int
    today: int
    day: date
    excluded: bool
    read: float


@dataclass(slots=True)
class Visits:
    """The devices seen lately. `now` tells seconds that only go forward."""

    store: Store
    clock: Clock
    now: Callable[[], float]
    visits: OrderedDict[tuple[int, str], Visit] = field(default_factory=OrderedDict)
    lock: Lock = field(default_factory=Lock)

    def get(self, annotator_id: int, kind: str) -> Visit:
        """What is known of a device; read from the store when it is new or was read long ago."""
        key = (annotator_id, kind)
        with self.lock:
            visit = self.visits.pop(key, None)
        if visit is None or self.now() - visit.read > FRESH or visit.day != self.clock().date():
            visit = self.read(annotator_id, kind)
        with self.lock:
            self.visits[key] = visit
            while len(self.visits) > MOST:
                self.visits.popitem(last=False)
        return visit

    def read(self, annotator_id: int, kind: str) -> Visit:
        """A device as the store knows it."""
        today = self.clock().date()
        midnight = datetime.combine(today, time(), self.clock().tzinfo)
        annotator = self.store.annotators.get(annotator_id)
        return Visit(
            seen=self.store.answers.seen(annotator_id, kind),
            mine=self.store.answers.of(annotator_id, kind),
            today=self.store.answers.of(annotator_id, kind, since=midnight),
            day=today,
            excluded=annotator is not None and annotator.excluded is not None,
            read=self.now(),
        )

    def forget(self, annotator_ids: Iterable[int]) -> None:
        """Read these anew next time."""
        gone = set(annotator_ids)
        with self.lock:
            for key in [key for key in self.visits if key[0] in gone]:
                del self.visits[key]
