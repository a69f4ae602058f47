"""kronika status: how things stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.explain import show as show_story
from kronika.serve.cli.screen import output, plain, print_json

if TYPE_CHECKING:
    from kronika.model.failure import Failure
    from kronika.model.summary import Overview

SHOWN = 50


def status(
    context: typer.Context,
    failures: Annotated[bool, typer.Option("--failures", help="List what failed, newest first.")] = False,
    source: Annotated[str | None, typer.Option(metavar="NAME", help="Only this source.")] = None,
    explain: Annotated[
        str | None, typer.Option(metavar="URL", help="Say why this page was or was not fetched, as “kronika explain”.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show how things stand.

    Each source with its state, last success, new pages a round, errors of 30 days, queue, next run and, where there is
    room, articles a day; then failures by kind. Why a source is as it is: kronika source health --explain
    """
    from kronika.flow.index_standing import index_standing
    from kronika.serve.cli.health_table import health_table
    from kronika.serve.cli.source_health import as_health

    door: Door = context.obj
    if explain is not None:
        show_story(door, explain, as_json=as_json)
        return
    with door.chronicle() as chronicle:
        now = chronicle.clock()
        if source is not None:
            chronicle.store.sources.get(source)
        if failures:
            show_failures(chronicle.store.failures.listing(source=source, limit=SHOWN), as_json)
            return
        overview = chronicle.store.overview(now.date())
        summaries = chronicle.store.sources.summaries(now.date(), source)
        to_index = index_standing(chronicle).behind
    if as_json:
        print_json(
            plain(overview)
            | {"waiting_index": to_index}
            | {"by_source": [as_health(summary, now) for summary in summaries]}
        )
        return
    output().print(headline(overview, to_index))
    if summaries:
        output().print()
        output().print(health_table(summaries, now, output().width))
    if overview.failures:
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(overview.failures.items()))
        output().print(f"\nFailures: {kinds}. Details: kronika status --failures")


def show_failures(failed: Sequence[Failure], as_json: bool) -> None:
    """What failed, newest first."""
    from kronika.serve.cli.tables import failure_lines

    if as_json:
        for failure in failed:
            print_json(failure)
    elif not failed:
        output().print("Nothing has failed.")
    else:
        for line in failure_lines(failed):
            output().print(line)


def headline(overview: Overview, to_index: int) -> str:
    """The whole chronicle in two lines."""
    ratio = f", {overview.page_bytes / overview.stored_bytes:.1f}× compressed" if overview.stored_bytes else ""
    return (
        f"[bold]{overview.sources}[/bold] sources, [bold]{overview.sites}[/bold] sites, [bold]{overview.pages}[/bold] pages "
        f"({overview.versions} versions{ratio}), [bold]{overview.articles}[/bold] articles.\n"
        f"Waiting: {overview.open_leads} pages to fetch, {overview.waiting_jobs} to extract, "
        f"{overview.waiting_analyses} to analyse, {to_index} to index."
    )
