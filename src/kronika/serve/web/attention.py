"""Which sources need a person's attention, and why: the reasons are messages, worst first."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from kronika.model.summary import SourceSummary
from kronika.serve.web.labels import N_

NEVER = N_("Not collected yet")
NOTHING = N_("Nothing could be fetched")
SILENT = N_("No answer for some time")
FAILING = N_("Many failures")
EMPTY = N_("Pages, but no articles")

PATIENCE = timedelta(days=3)  # without an interval of its own
ROUNDS_MISSED = 4
FAILING_SHARE = 0.25
FAILING_LEAST = 5
EMPTY_LEAST = 5


def reason(summary: SourceSummary, now: datetime) -> str | None:
    """Why this source needs a look, or None. A paused one rests in peace."""
    if summary.source.paused:
        return None
    if summary.last_success is None:
        return NOTHING if summary.failures else NEVER
    if now - summary.last_success > patience(summary):
        return SILENT
    if summary.failures >= FAILING_LEAST and summary.failures > FAILING_SHARE * (summary.pages + summary.failures):
        return FAILING
    return EMPTY if summary.pages >= EMPTY_LEAST and not summary.articles else None


def needing(summaries: Iterable[SourceSummary], now: datetime) -> list[tuple[SourceSummary, str]]:
    """The sources that need a look, with the reason."""
    return [(summary, why) for summary in summaries if (why := reason(summary, now))]


def patience(summary: SourceSummary) -> timedelta:
    """How long a source may stay silent."""
    every = summary.source.every
    return max(PATIENCE, every * ROUNDS_MISSED) if every else PATIENCE
