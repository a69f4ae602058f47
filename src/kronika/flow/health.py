"""How a source is: one state, judged by its last rounds, its failures and what it brings."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum

from kronika.model.failure import FailureKind
from kronika.model.health import Verdict
from kronika.model.source import SourceKind
from kronika.model.summary import SourceSummary


class State(StrEnum):
    """How a source is, worst of what holds."""

    FRESH = "fresh"
    PAUSED = "paused"
    BROKEN = "broken"  # extraction returns wrong text
    NEW = "new"  # never collected
    CLOSED = "closed"  # robots.txt asks us to stay out
    UNREACHED = "unreached"  # nothing could be fetched so far
    OVERDUE = "overdue"  # its run was due, and nobody runs it
    SILENT = "silent"  # it has not answered for some time
    FAILING = "failing"  # the last rounds brought nothing but failures
    FAULTY = "faulty"  # many pages fail
    EMPTY = "empty"  # pages, but no articles: is the layout understood?
    DRY = "dry"  # it brought articles, and brings none any more


WELL = frozenset({State.FRESH, State.PAUSED})

PATIENCE = timedelta(days=3)  # how long a source without an interval may be silent
ROUNDS_MISSED = 4
LATE = timedelta(minutes=10)  # a run that is due may wait so long for its turn
BARREN_ROUNDS = 2
FAULTY_SHARE = 0.25
FAULTY_LEAST = 5
EMPTY_LEAST = 5  # pages
DRY_DAYS = 10
DRY_BEFORE = 10  # articles on the days before


def state_of(summary: SourceSummary, now: datetime) -> State:
    """The state of a source; the first that holds."""
    if summary.source.paused:
        return State.PAUSED
    if is_broken(summary, now):
        return State.BROKEN
    if summary.source.kind == SourceKind.IMPORT:
        return State.FRESH  # filled from files, so it cannot be late
    if summary.last_success is None:
        return never_had(summary)
    if barren(summary) and most_frequent(summary) == FailureKind.ROBOTS:
        return State.CLOSED
    checks = (
        (State.FAILING, barren(summary) >= BARREN_ROUNDS),
        (State.OVERDUE, is_overdue(summary, now)),
        (State.SILENT, now - summary.last_success > patience(summary)),
        (State.FAULTY, is_faulty(summary)),
        (State.EMPTY, is_empty(summary)),
        (State.DRY, is_dry(summary)),
    )
    return next((state for state, holds in checks if holds), State.FRESH)


def is_broken(summary: SourceSummary, now: datetime) -> bool:
    """The watchdog says so, and nobody has snoozed it."""
    episode = summary.episode
    if episode is None or episode.verdict is not Verdict.BROKEN:
        return False
    return episode.snoozed_until is None or episode.snoozed_until <= now


def never_had(summary: SourceSummary) -> State:
    """A source that never gave a page."""
    if not summary.failures:
        return State.NEW
    return State.CLOSED if most_frequent(summary) == FailureKind.ROBOTS else State.UNREACHED


def barren(summary: SourceSummary) -> int:
    """How many of the last finished rounds in a row brought nothing but failures."""
    count = 0
    for round_ in summary.recent:
        if round_.finished is None:
            continue
        if not round_.failures or round_.pages + round_.unchanged + round_.rested + round_.same:
            break
        count += 1
    return count


def most_frequent(summary: SourceSummary) -> str | None:
    """The kind of failure it had most in the last days."""
    return max(summary.errors, key=lambda kind: summary.errors[kind], default=None)


def is_overdue(summary: SourceSummary, now: datetime) -> bool:
    """Its run was due long ago, and nobody runs it."""
    source = summary.source
    return (
        source.every is not None
        and not summary.running
        and source.next_run is not None
        and (now - source.next_run > max(source.every, LATE))
    )


def is_faulty(summary: SourceSummary) -> bool:
    """Many of its pages fail, now and not only long ago."""
    lately = sum(summary.errors.values())
    return lately >= FAULTY_LEAST and lately > FAULTY_SHARE * (summary.pages + lately)


def is_empty(summary: SourceSummary) -> bool:
    """Pages, but no articles, though all were read; a directory lists entities and has none to give."""
    is_directory = summary.source.kind == SourceKind.DIRECTORY
    has_none = summary.pages >= EMPTY_LEAST and not summary.articles and not summary.unread
    return has_none and not is_directory


def is_dry(summary: SourceSummary) -> bool:
    """It published steadily, and since some days nothing."""
    days = summary.per_day
    return len(days) > DRY_DAYS and sum(days[:-DRY_DAYS]) >= DRY_BEFORE and not any(days[-DRY_DAYS:])


def patience(summary: SourceSummary) -> timedelta:
    """How long a source may stay silent."""
    every = summary.source.every
    return max(PATIENCE, every * ROUNDS_MISSED) if every else PATIENCE


def new_per_round(summary: SourceSummary) -> float | None:
    """New pages of a round, on average over the last finished ones after the first, which brings everything."""
    done = [round_ for round_ in summary.recent if round_.finished is not None]
    later = [round_ for round_ in done if round_.number > 1] or done
    return sum(round_.pages for round_ in later) / len(later) if later else None
