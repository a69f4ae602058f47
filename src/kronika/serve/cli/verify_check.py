"""kronika verify check: let the watchdogs look at what is new, and say what each thinks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.model.source import Source

BROKEN = 1  # the exit code when a source that was asked about is broken


def check(
    context: typer.Context,
    names: Annotated[list[str] | None, typer.Argument(metavar="[SOURCE]...", help="Only these; all if none.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, one object per source.")] = False,
) -> None:
    """Let the watchdogs look at the documents that wait, and show what they think of each source.

    Ends with exit code 1 when one of the sources is broken.
    """
    from kronika.flow.verifying import verify_waiting

    door: Door = context.obj
    with door.chronicle() as chronicle:
        chosen = [chronicle.store.sources.get(name) for name in dict.fromkeys(names or ())]
        verified = verify_waiting(chronicle, [source.name for source in chosen])
        standing = [as_standing(chronicle, source) for source in chosen or chronicle.store.sources.all()]
    for one in standing:
        if as_json:
            print_json(one)
    if not as_json:
        show(standing, verified.documents)
    if any(one["verdict"] == "broken" for one in standing):
        raise typer.Exit(BROKEN)


def show(standing: list[dict[str, Any]], documents: int) -> None:
    """A line a source; what is not well stands out."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, header_style="bold")
    for name, justify in (("source", "left"), ("verdict", "left"), ("documents", "right"), ("set aside", "right")):
        table.add_column(name, justify="right" if justify == "right" else "left", overflow="fold")
    for one in standing:
        style = {"broken": "red", "ok": "green", "learning": "dim"}.get(one["verdict"], "yellow")
        aside = str(one["quarantined"] or "")
        table.add_row(Text(one["source"]), Text(one["verdict"], style=style), str(one["documents"]), aside)
    output().print(table)
    output().print(f"\n{documents} documents were new to the watchdogs.")


def as_standing(chronicle: Chronicle, source: Source) -> dict[str, Any]:
    """What the watchdog of a source thinks."""
    dog = chronicle.store.watchdogs.get(source.id)
    episode = chronicle.store.episodes.lasting(source.id)
    return {
        "source": source.name,
        "verdict": dog.verdict.value,
        "documents": dog.documents,
        "quarantined": chronicle.store.episodes.set_aside(source.id),
        "updated": dog.updated,
        "episode": episode,
    }
