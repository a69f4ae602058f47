"""kronika verify episodes: when sources were not well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kronika.model.health import Episode


def episodes(
    context: typer.Context,
    source: Annotated[str | None, typer.Argument(metavar="[SOURCE]", help="Only this source.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Also those that have ended.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, one object per episode.")] = False,
) -> None:
    """List the times during which sources were not well, the latest first; with --all also those that have ended."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        if source is not None:
            chronicle.store.sources.get(source)
        found = chronicle.store.episodes.listing(source, lasting=not everything)
    if as_json:
        for episode in found:
            print_json(episode)
    elif found:
        show(found)
    else:
        output().print("No episode." if everything else "No source is in an episode. Those that ended: --all")


def show(found: Sequence[Episode]) -> None:
    """A table."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("no", "source", "verdict", "since", "until", "damaged", "handling"):
        table.add_column(name, justify="right" if name in ("no", "damaged") else "left", overflow="fold")
    for one in found:
        until = f"{one.until:%Y-%m-%d %H:%M}" if one.until else "lasts"
        cells = (one.source, one.verdict.value, f"{one.since:%Y-%m-%d %H:%M}", until)
        table.add_row(str(one.id), *map(Text, cells), f"{one.damaged} of {one.documents}", one.handling.value)
    output().print(table)
