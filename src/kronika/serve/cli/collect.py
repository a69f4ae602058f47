"""kronika collect: fetch what is new at the sources."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.progress import shown
from kronika.serve.cli.report import collected_report, finish_collecting
from kronika.serve.cli.screen import literal, notes

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle

Names = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="NAME",
        help="Sources or known sites to collect, e.g. Novinky; all sources that are not paused when none is named.",
    ),
]
Since = Annotated[str | None, typer.Option(metavar="D", help="Not older than: 2026-03-01, yesterday, 7d.")]
Until = Annotated[str | None, typer.Option(metavar="D", help="Not newer than.")]
Section = Annotated[str | None, typer.Option(metavar="S", help="Only this section, with or without accents.")]
Depth = Annotated[int | None, typer.Option(metavar="N", min=0, help="How many links deep to follow a site.")]
Parallel = Annotated[int | None, typer.Option(metavar="N", min=1, help="Requests under way at once, over all hosts.")]
MaxPages = Annotated[int | None, typer.Option(metavar="N", min=1, help="At most this many pages of each source.")]
Recheck = Annotated[
    bool,
    typer.Option("--recheck", help="Ask for every page again, also those that seem not to have changed."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def collect(
    context: typer.Context,
    names: Names = None,
    since: Since = None,
    until: Until = None,
    section: Section = None,
    depth: Depth = None,
    parallel: Parallel = None,
    max_pages: MaxPages = None,
    recheck: Recheck = False,
    as_json: AsJson = False,
) -> None:
    """Fetch what is new and keep the pages as they came.

    A known site ("kronika source known") need not be added first: kronika collect Novinky --section domácí --since 2016-05-01

    Stop it at any time: the next call takes up where it was. Robots rules are obeyed and busy servers are spared.
    """
    from kronika.flow.collect import collect as collect_pages
    from kronika.model.source import Scope
    from kronika.serve.cli.limits import moment

    door: Door = context.obj
    with door.chronicle({"fetch": {"parallel": parallel}}) as chronicle, shown(as_json) as watcher:
        now = chronicle.clock()
        scope = Scope(
            since=moment(since, now),
            until=moment(until, now, end=True),
            section=section,
            depth=depth,
            max_pages=max_pages,
            recheck=recheck,
        )
        chosen = chosen_names(chronicle, names, section)
        collected = collect_pages(chronicle, chosen, scope, on_progress=watcher.collecting)
    finish_collecting(collected_report(collected), as_json)


def chosen_names(chronicle: Chronicle, names: Sequence[str] | None, section: str | None) -> Sequence[str]:
    """The sources that the names stand for; a known site that is followed only since now is told."""
    from kronika.flow.known import choose_sources

    if not names:
        return ()
    chosen = choose_sources(chronicle, names, section)
    for source in chosen.added:
        notes().print(
            f"Following [bold]{literal(source.name)}[/bold] ({source.kind}) from now on: {literal(source.url)}"
        )
    return chosen.names
