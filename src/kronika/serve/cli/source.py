"""kronika source: what to follow."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli import (
    source_add,
    source_health,
    source_import,
    source_kinds,
    source_known,
    source_set,
    source_trial,
)
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output, print_json
from kronika.serve.cli.source_record import as_record

if TYPE_CHECKING:
    from kronika.model.summary import SourceSummary

app = typer.Typer(no_args_is_help=True, help="Add, list, test, pause and remove sources.")
app.command("add")(source_add.add)
app.command("test")(source_trial.test_page)
app.command("kinds")(source_kinds.kinds)
app.command("known")(source_known.known)
app.command("import")(source_import.import_file)
app.command("export")(source_import.export_file)
app.command("set")(source_set.set_source)
app.command("health")(source_health.health)


Name = Annotated[str, typer.Argument(metavar="NAME", help="The source's name, as “kronika source list” shows it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command("list")
def list_sources(context: typer.Context, as_json: AsJson = False) -> None:
    """All sources, with what they brought so far."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        summaries = chronicle.store.sources.summaries(chronicle.clock().date())
    if as_json:
        for summary in summaries:
            print_json(as_record(summary.source) | as_numbers(summary))
    elif summaries:
        from kronika.serve.cli.tables import source_table

        output().print(source_table(summaries, output().width))
    else:
        output().print("No sources yet. Add one: kronika source add URL")


@app.command("pause")
def pause(context: typer.Context, name: Name, as_json: AsJson = False) -> None:
    """Stop following a source for now."""
    set_paused(context, name, True, as_json)


@app.command("resume")
def resume(context: typer.Context, name: Name, as_json: AsJson = False) -> None:
    """Follow a paused source again."""
    set_paused(context, name, False, as_json)


@app.command("remove")
def remove(context: typer.Context, name: Name, as_json: AsJson = False) -> None:
    """Stop following a source for good; its pages and articles stay."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        chronicle.store.sources.remove(name)
    if as_json:
        print_json({"name": name, "removed": True})
    else:
        output().print(f"No longer following [bold]{literal(name)}[/bold]; its pages and articles are kept.")


def set_paused(context: typer.Context, name: str, paused: bool, as_json: bool) -> None:
    """Pause or resume one source."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        source = chronicle.store.sources.update(replace(chronicle.store.sources.get(name), paused=paused))
    if as_json:
        print_json(as_record(source))
    else:
        output().print(f"[bold]{literal(name)}[/bold] is {'paused' if paused else 'followed again'}.")


def as_numbers(summary: SourceSummary) -> dict[str, Any]:
    """What a source brought so far."""
    counts = {name: getattr(summary, name) for name in ("pages", "articles", "failures")}
    return counts | {"open": summary.open_leads, "last_success": summary.last_success}
