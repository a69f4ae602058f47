"""Searches that take longer than a visitor waits: each runs beside the requests, one for a source, few at once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime

from kronika.model.clock import Clock
from kronika.model.errors import KronikaError

MOST = 2  # at once: each keeps a core busy
UNEXPECTED = "The search failed: %s."


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """One search, under way or done."""

    begun: datetime
    ended: datetime | None = None
    fault: str = ""  # why it found nothing, as a sentence

    @property
    def running(self) -> bool:
        """Is somebody still looking?"""
        return self.ended is None


@dataclass(slots=True, kw_only=True)
class Seeking:
    """The searches of this server; a restart forgets them, and what they found is in the store."""

    clock: Clock
    most: int = MOST
    _searches: dict[int, Search] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def of(self, key: int) -> Search | None:
        """The last search for something."""
        with self._lock:
            return self._searches.get(key)

    def start(self, key: int, work: Callable[[], None]) -> bool:
        """Begin a search unless one is under way for the same; False: too many others are."""
        with self._lock:
            known = self._searches.get(key)
            if known is not None and known.running:
                return True
            if sum(search.running for search in self._searches.values()) >= self.most:
                return False
            self._searches[key] = Search(begun=self.clock())
        threading.Thread(target=self._run, args=(key, work), name="kronika-seek", daemon=True).start()
        return True

    def _run(self, key: int, work: Callable[[], None]) -> None:
        fault = ""
        try:
            work()
        except KronikaError as error:
            fault = str(error)
        except Exception as error:  # noqa: BLE001 - there is nobody above a thread; the visitor is told
            fault = UNEXPECTED % type(error).__name__
        with self._lock:
            self._searches[key] = replace(self._searches[key], ended=self.clock(), fault=fault)
