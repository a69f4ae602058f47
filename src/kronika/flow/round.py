"""One full round: collect what is new, then extract it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kronika.fetch.crawl import Progress
from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import Collected, collect
from kronika.flow.extraction import Extracted, extract_waiting
from kronika.model.source import Scope


@dataclass(frozen=True, slots=True, kw_only=True)
class Watcher:
    """Who is told about progress."""

    collecting: Callable[[Progress], None] | None = None
    extracting: Callable[[int, int], None] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundReport:
    """What one full round brought."""

    collected: Collected
    extracted: Extracted


def run_round(
    chronicle: Chronicle,
    names: Sequence[str] = (),
    scope: Scope | None = None,
    *,
    watcher: Watcher | None = None,
    stop: threading.Event | None = None,
) -> RoundReport:
    """Collect, then extract; a stop in the first leaves the second for the next round."""
    told = watcher or Watcher()
    collected = collect(chronicle, names, scope, on_progress=told.collecting, stop=stop)
    if collected.report.stopped:
        return RoundReport(collected=collected, extracted=Extracted(stopped=True))
    return RoundReport(
        collected=collected, extracted=extract_waiting(chronicle, on_progress=told.extracting, stop=stop)
    )
