"""kronika source health: how each source is, why, and what to do."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.cut_lines import cut_lines
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.flow.health import State
    from kronika.model.summary import SourceSummary

ROUNDS = 10


def health(
    context: typer.Context,
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="One source in full; all when not given.")
    ] = None,
    explain: Annotated[bool, typer.Option("--explain", help="Say why, and what to do about it.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, one object per source.")] = False,
) -> None:
    """Show how sources are: last success, yield, errors, queue and next run.

    With a name also its last rounds, its errors by kind and what was cut off. With --explain why, and what to do.
    """
    door: Door = context.obj
    with door.chronicle() as chronicle:
        now = chronicle.clock()
        summaries = chronicle.store.sources.summaries(now.date(), name)
        if as_json:
            for summary in summaries:
                print_json(as_health(summary, now) | (in_full(chronicle, summary) if name else {}))
        elif name is not None:
            show_one(chronicle, summaries[0], now)
        else:
            show_all(chronicle, summaries, now, explain=explain)


def show_all(chronicle: Chronicle, summaries: list[SourceSummary], now: datetime, *, explain: bool) -> None:
    """A table, or sentences for whatever needs a look."""
    from kronika.flow.health import WELL, state_of
    from kronika.serve.cli.health_table import health_table

    if not summaries:
        output().print("No sources yet. Add one: kronika source add URL")
        return
    output().print(health_table(summaries, now, output().width))
    ill = [summary for summary in summaries if state_of(summary, now) not in WELL]
    if not explain:
        if ill:
            output().print(f"\n{len(ill)} of {len(summaries)} need a look. Why: kronika source health --explain")
        return
    for summary in ill:
        output().print()
        for line in (*explained(summary, now), *watched(chronicle, summary)):
            output().print(line, markup=False, soft_wrap=True)
    if not ill:
        output().print("\nEvery source is well.")


def show_one(chronicle: Chronicle, summary: SourceSummary, now: datetime) -> None:
    """One source in full."""
    from kronika.serve.cli.health_table import health_table, round_table
    from kronika.serve.web.labels import failure

    output().print(health_table([summary], now, output().width))
    output().print()
    for line in (*explained(summary, now), *watched(chronicle, summary, in_full=True)):
        output().print(line, markup=False, soft_wrap=True)
    rounds = chronicle.store.histories.rounds(summary.source.id, ROUNDS)
    if rounds:
        output().print()
        output().print(round_table(rounds))
    if summary.errors:
        kinds = ", ".join(f"{failure(kind).lower()} {count}" for kind, count in summary.errors.items())
        output().print(f"\nErrors of the last 30 days: {kinds}.", markup=False)
    for line in cut_lines(chronicle.store.histories.cut_offs(summary.source.id)):
        output().print(line, markup=False, soft_wrap=True)


def explained(summary: SourceSummary, now: datetime) -> Iterator[str]:
    """Why a source is as it is, and what to do."""
    from kronika.flow.health import state_of
    from kronika.serve.web.health_words import WHAT_TO_DO

    state = state_of(summary, now)
    yield f"{summary.source.name}: {why(summary, state, now)} {WHAT_TO_DO[state]}"


def watched(chronicle: Chronicle, summary: SourceSummary, *, in_full: bool = False) -> Iterator[str]:
    """What the watchdog of a source says, where it is not well or was asked about."""
    from kronika.serve.cli.watchdog_lines import watchdog_lines

    if in_full or summary.episode is not None:
        yield from watchdog_lines(chronicle, summary)


def why(summary: SourceSummary, state: State, now: datetime) -> str:
    """The reason of a state in one sentence."""
    from kronika.flow.health import most_frequent
    from kronika.serve.cli.words import since
    from kronika.serve.web.health_words import WHY
    from kronika.serve.web.labels import failure

    kind = most_frequent(summary)
    return WHY[state] % {
        "kind": failure(kind).lower() if kind else "unknown",
        "errors": sum(summary.errors.values()),
        "pages": summary.pages,
        "last": f"{summary.last_success:%Y-%m-%d %H:%M}" if summary.last_success else "ever",
        "due": since(summary.source.next_run, now),
        "since": f"{summary.episode.since:%Y-%m-%d %H:%M}" if summary.episode else "ever",
        "damaged": summary.episode.damaged if summary.episode else 0,
        "documents": summary.episode.documents if summary.episode else 0,
    }


def as_health(summary: SourceSummary, now: datetime) -> dict[str, Any]:
    """How a source is, as JSON."""
    from kronika.flow.health import new_per_round, state_of
    from kronika.serve.web.health_words import WHAT_TO_DO

    state, source = state_of(summary, now), summary.source
    return {
        "name": source.name,
        "url": source.url,
        "kind": source.kind,
        "state": state,
        "why": why(summary, state, now),
        "what_to_do": WHAT_TO_DO[state],
        "paused": source.paused,
        "running": summary.running,
        "every": source.every,
        "next_run": source.next_run,
        "last_round": summary.last_round,
        "last_success": summary.last_success,
        "newest_article": summary.newest_article,
        "pages": summary.pages,
        "articles": summary.articles,
        "failures": summary.failures,
        "errors": dict(summary.errors),
        "open": summary.open_leads,
        "cut_off": summary.cut_off,
        "new_per_round": new_per_round(summary),
        "per_day": list(summary.per_day),
        "quarantined": summary.quarantined,
        "episode": summary.episode,
    }


def in_full(chronicle: Chronicle, summary: SourceSummary) -> dict[str, Any]:
    """What is told only of one source at a time."""
    from kronika.serve.cli.watchdog_lines import as_watchdog

    histories = chronicle.store.histories
    return {
        "rounds": histories.rounds(summary.source.id),
        "cut_offs": histories.cut_offs(summary.source.id),
        "watchdog": as_watchdog(chronicle, summary),
    }
