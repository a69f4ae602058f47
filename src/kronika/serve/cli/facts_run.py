"""kronika facts run: read the stored pages of sites, ask what cannot be decided, put the records together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.fact_run import FactsReport


def kind_choices() -> list[str]:
    """What the shell offers for KIND."""
    from kronika.flow.fact_kinds import kind_names

    return kind_names()


KindArgument = Annotated[
    str, typer.Argument(metavar="KIND", help="The kind of facts: mass-times …", autocompletion=kind_choices)
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def run(
    context: typer.Context,
    kind: Annotated[
        str | None,
        typer.Argument(
            metavar="KIND",
            help="The kind of facts; when not given, every kind that sources are followed for.",
            autocompletion=kind_choices,
        ),
    ] = None,
    names: Annotated[
        list[str] | None, typer.Argument(metavar="SOURCE", help="Sources; when not given, all followed for it.")
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Also read sites that have not changed since.")] = False,
    as_json: AsJson = False,
) -> None:
    """Find facts on the stored pages of sites and put a record together for each.

    Only sites whose pages, answers or model have changed are read again. What the machine cannot decide waits for
    people: kronika annotate. A source is followed for facts with: kronika source set NAME --option facts=mass-times
    """
    from kronika.flow.fact_run import run_facts
    from kronika.flow.fact_sources import chosen_kinds, chosen_sources
    from kronika.flow.interruption import stop_wish

    door: Door = context.obj
    reports = []
    with door.chronicle() as chronicle, stop_wish() as stop, told(as_json) as tell:
        for one in chosen_kinds(chronicle, kind):
            sources = chosen_sources(chronicle, one, names or ())
            reports.append(run_facts(chronicle, one, sources, again=again, on_progress=tell, stop=stop))
    finish(reports, as_json)


def finish(reports: list[FactsReport], as_json: bool) -> None:
    """What was found; a stop ends with its own exit code."""
    from kronika.model.errors import Interrupted

    for report in reports:
        if as_json:
            print_json(as_record(report))
        else:
            say(report)
    if any(report.stopped for report in reports):
        raise Interrupted("Stopped; what was read is kept, and the next call takes up where it was.")


def say(report: FactsReport) -> None:
    """One kind in a few lines."""
    console = output()
    if not report.read:
        console.print(f"{report.kind}: nothing has changed on {many(report.unchanged, 'site')}.")
        return
    console.print(
        f"{report.kind}: {many(report.read, 'site')} read, {report.unchanged} as before; "
        f"{many(report.slots, 'slot')} on {many(report.pages, 'page')}, {report.empty} without any, "
        f"{report.changed} changed, {many(report.questions, 'new question')}."
    )
    if report.failures:
        console.print(f"{many(report.failures, 'page')} could not be read: kronika status --failures")


def as_record(report: FactsReport) -> dict[str, Any]:
    """A report as JSON shows it."""
    return asdict(report)


@contextmanager
def told(quiet: bool) -> Iterator[Callable[[FactsReport], None] | None]:
    """Progress as a live line in a terminal, as a sentence now and then in a log."""
    from kronika.serve.cli.progress import LogLines, facts_sentence, live_bar

    if quiet:
        yield None
    elif notes().is_terminal:
        with live_bar() as bar:
            task = bar.add_task("Facts", total=None, said="")
            yield lambda done: bar.update(task, completed=done.done, total=done.sites, said=facts_sentence(done))
    else:
        yield LogLines().facts
