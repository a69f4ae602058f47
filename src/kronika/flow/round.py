"""One full round: collect what is new, extract it, let the watchdogs look at it, and tell people."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from kronika.fetch.crawl import Progress
from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import Collected, collect
from kronika.flow.extraction import Extracted, extract_waiting
from kronika.flow.self_mending import verify_and_mend
from kronika.flow.telling import Delivered, deliver_waiting
from kronika.flow.verifying import Verified
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
    verified: Verified = field(default_factory=Verified)
    told: Delivered = field(default_factory=Delivered)


def run_round(
    chronicle: Chronicle,
    names: Sequence[str] = (),
    scope: Scope | None = None,
    *,
    watcher: Watcher | None = None,
    stop: threading.Event | None = None,
) -> RoundReport:
    """Collect, extract, verify, tell; a stop in one leaves the next ones for the next round."""
    told = watcher or Watcher()
    collected = collect(chronicle, names, scope, on_progress=told.collecting, stop=stop)
    if collected.report.stopped:
        return RoundReport(collected=collected, extracted=Extracted(stopped=True))
    extracted = extract_waiting(chronicle, on_progress=told.extracting, stop=stop)
    if extracted.stopped:
        return RoundReport(collected=collected, extracted=extracted)
    verified = verify_and_mend(chronicle, stop=stop)
    return RoundReport(
        collected=collected, extracted=extracted, verified=verified, told=deliver_waiting(chronicle, stop=stop)
    )
