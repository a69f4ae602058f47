"""What a crawl is told about hosts before it begins: what is remembered of them, and how each source wants them asked."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from kronika.model.clock import Clock
from kronika.model.hosts import HostMemory, HostNote
from kronika.model.pacing import Pacing

ANYHOW = Pacing()


class ShortMemory:
    """Remembers for one crawl: for those that nothing came before."""

    def __init__(self) -> None:
        self._notes: dict[str, HostNote] = {}

    def recall(self, hosts: Collection[str]) -> dict[str, HostNote]:
        """What was noted in this crawl."""
        return {host: self._notes[host] for host in hosts if host in self._notes}

    def note(self, notes: Sequence[HostNote]) -> None:
        """Keep it until the crawl ends; a note without a robots.txt leaves the one that is there."""
        for note in notes:
            old = self._notes.get(note.host)
            if old is not None and note.robots is None:
                note = replace(note, robots=old.robots, robots_at=old.robots_at)
            self._notes[note.host] = note

    def now(self) -> float:
        """The system's time."""
        return time.time()


@dataclass(frozen=True, slots=True, kw_only=True)
class Manners:
    """The memory of hosts, and the pacing of each source by its number, asked for anew because sources come and go."""

    memory: HostMemory = field(default_factory=ShortMemory)
    pacing: Callable[[], Mapping[int, Pacing]] = dict
    waits: bool = False  # for sources that are closed by their hours; otherwise they are left for later

    def of(self, source_id: int) -> Pacing:
        """How a source wants its hosts to be asked."""
        return self.pacing().get(source_id, ANYHOW)

    def closed(self, clock: Clock) -> dict[int, datetime]:
        """The sources that are closed now, and when each opens again."""
        now = clock()
        hours = {number: one.hours for number, one in self.pacing().items() if one.hours is not None}
        return {number: one.opens(now) for number, one in hours.items() if not one.is_open(now)}
