"""Checks that a visitor asked for: they run beside the requests, and whoever looks meanwhile is told that they do."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from kronika.model.errors import KronikaError

MOST = 2  # runs at once: each may keep a core busy
LOG = logging.getLogger(__name__)


@dataclass(slots=True, kw_only=True)
class Checking:
    """The checks of this server that are under way; a restart forgets them, and the schedule makes up for them."""

    most: int = MOST
    _runs: list[frozenset[int]] = field(default_factory=list)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def under_way(self, watch_id: int) -> bool:
        """Is this page being looked at?"""
        with self._lock:
            return any(watch_id in run for run in self._runs)

    def start(self, ids: Iterable[int], work: Callable[[Sequence[int]], object]) -> bool:
        """Begin to check what nobody checks yet; False: too many others are under way."""
        with self._lock:
            fresh = frozenset(ids).difference(*self._runs)
            if not fresh:
                return True
            if len(self._runs) >= self.most:
                return False
            self._runs.append(fresh)
        threading.Thread(target=self._run, args=(fresh, work), name="kronika-check", daemon=True).start()
        return True

    def _run(self, ids: frozenset[int], work: Callable[[Sequence[int]], object]) -> None:
        try:
            work(sorted(ids))
        except KronikaError as error:  # the pages stay due; the schedule comes back to them
            LOG.warning("A check that was asked for failed: %s", error)
        except Exception:  # there is nobody above a thread
            LOG.exception("A check that was asked for failed.")
        finally:
            with self._lock:
                self._runs.remove(ids)
