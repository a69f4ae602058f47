"""Analyses kept up to date beside a schedule: what waits at once, what an earlier version made little by little."""

from __future__ import annotations

import os
import threading
import time

from kronika.analyse.version import version_of
from kronika.flow.analysing import Analysed, analyse_waiting
from kronika.flow.analysis_options import options_of
from kronika.flow.chronicle import Chronicle
from kronika.flow.hands import Hands

IDLE = 60.0  # seconds without work after which the processes are let go, with the models they hold
STALE_EVERY = 20.0  # seconds between two looks for what an earlier version made
PORTION = 64  # of these, at a time, so that new articles never wait long


class AnalysisKeeper:
    """Holds its processes between two looks: starting them takes longer than analysing a few articles."""

    def __init__(self, chronicle: Chronicle) -> None:
        self._chronicle = chronicle
        self._hands: Hands | None = None
        self._last_work = self._last_look = float("-inf")

    def work(self, stop: threading.Event) -> Analysed:
        """Analyse what waits; when nothing does, some of what is out of date."""
        if not self._chronicle.settings.analyse.enabled or not self._has_work():
            if time.monotonic() - self._last_work >= IDLE:
                self.let_go()
            return Analysed()
        if self._hands is None:
            self._hands = Hands(self._chronicle.settings.analyse.processes or os.cpu_count() or 1)
        done = analyse_waiting(self._chronicle, stop=stop, hands=self._hands)
        self._last_work = time.monotonic()
        return done

    def let_go(self) -> None:
        """End the processes."""
        if self._hands is not None:
            self._hands.__exit__(None, None, None)
            self._hands = None

    def _has_work(self) -> bool:
        analyses = self._chronicle.store.analyses
        if analyses.waiting():
            return True
        if time.monotonic() - self._last_look < STALE_EVERY:
            return False
        self._last_look = time.monotonic()
        return bool(analyses.queue_stale(version_of(options_of(self._chronicle.settings)), limit=PORTION))
