"""Which sources need a person's attention, and why: the reasons are messages."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from kronika.flow.health import WELL, State, most_frequent, state_of
from kronika.model.summary import SourceSummary
from kronika.serve.web import labels
from kronika.serve.web.health_words import NAMES, WHY
from kronika.serve.web.tongue import Tongue


def reason(summary: SourceSummary, now: datetime) -> str | None:
    """Why this source needs a look, or None. A paused one rests in peace."""
    state = state_of(summary, now)
    return None if state in WELL else NAMES[state]


def needing(summaries: Iterable[SourceSummary], now: datetime) -> list[tuple[SourceSummary, str, State]]:
    """The sources that need a look, with the reason; those that bring wrong texts first."""
    found = [(summary, NAMES[state], state) for summary in summaries if (state := state_of(summary, now)) not in WELL]
    return sorted(found, key=lambda one: one[2] is not State.BROKEN)


def why(tongue: Tongue, summary: SourceSummary, state: State, now: datetime) -> str:
    """The reason of a state in one sentence of the visitor's language."""
    kind = most_frequent(summary)
    last, due = summary.last_success, summary.source.next_run
    return tongue.text(
        WHY[state],
        kind=tongue.text(labels.failure(kind)) if kind else "–",
        errors=tongue.number(sum(summary.errors.values())),
        pages=tongue.number(summary.pages),
        last=tongue.moment(last) if last else "–",
        due=tongue.ago(due, now) if due else "–",
        since=tongue.moment(summary.episode.since) if summary.episode else "–",
        damaged=tongue.number(summary.episode.damaged if summary.episode else 0),
        documents=tongue.number(summary.episode.documents if summary.episode else 0),
    )
