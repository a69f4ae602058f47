"""kronika watch list: the watched pages and how they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import InputError
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.watch_record import AsJson, as_record, group_number
from kronika.serve.cli.words import ahead, since

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from rich.table import Table

    from kronika.model.watch import Watch, WatchState

STYLES = {"changed": "bold yellow", "unchanged": "green", "ok": "green", "moved": "yellow", "new": "dim"}
NARROW = 90


def list_watches(
    context: typer.Context,
    group: Annotated[str | None, typer.Option(metavar="G", help="Only pages of this group.")] = None,
    state: Annotated[
        str | None, typer.Option(metavar="STATE", help="Only these: changed, unchanged, gone, blocked, login …")
    ] = None,
    troubled: Annotated[bool, typer.Option("--troubled", help="Only pages that could not be compared.")] = False,
    words: Annotated[str, typer.Option(metavar="WORDS", help="Only with these words in name, title or address.")] = "",
    removed: Annotated[bool, typer.Option("--removed", help="Those that were removed and can be restored.")] = False,
    sort: Annotated[
        str,
        typer.Option(metavar="BY", help="name, group, state, changed, checked, next or added; -changed for newest."),
    ] = "name",
    as_json: AsJson = False,
) -> None:
    """List the watched pages: state, last change, last check, next check."""
    from kronika.model.watch import WatchFilter

    door: Door = context.obj
    with door.chronicle() as chronicle:
        which = WatchFilter(
            group_id=group_number(chronicle, group),
            state=read_state(state),
            troubled=troubled,
            words=words,
            removed=removed,
        )
        found, now = chronicle.store.watches.all(which, sort=sort), chronicle.clock()
    if as_json:
        for watch in found:
            print_json(as_record(watch))
    elif found:
        output().print(table(found, now, output().width))
        for watch in found:
            if watch.troubles:
                output().print(f"{watch.id}: {watch.sentence}", markup=False, soft_wrap=True)
    else:
        output().print("No watched pages. Add one: kronika watch add URL")


def read_state(text: str | None) -> WatchState | None:
    """A state as people write it."""
    from kronika.model.watch import WatchState

    if text is None:
        return None
    try:
        return WatchState(text.strip().lower().replace("-", "_").replace(" ", "_"))
    except ValueError as error:
        known = ", ".join(state.value.replace("_", "-") for state in WatchState)
        raise InputError(f"“{text}” is no state of a watched page; known: {known}.") from error


def table(watches: Sequence[Watch], now: datetime, width: int) -> Table:
    """A line a page."""
    from rich.table import Table
    from rich.text import Text

    made = Table(box=None, pad_edge=False, header_style="bold")
    made.add_column("id", justify="right")
    made.add_column("page", overflow="ellipsis", no_wrap=True, max_width=max(width - 62, 20))
    for name in ("group", "state", "changed", "checked", "next")[(0 if width >= NARROW else 1) :]:
        made.add_column(name, no_wrap=True)
    for watch in watches:
        state = watch.state.value.replace("_", " ")
        cells = [Text(watch.group)] if width >= NARROW else []
        cells.append(Text(state, style=STYLES.get(watch.state.value, "red")))
        cells += [Text(since(watch.changed, now)), Text(since(watch.checked, now))]
        cells.append(Text("paused", style="dim") if watch.paused else Text(ahead(watch.next_check, now)))
        made.add_row(str(watch.id), Text(watch.label), *cells)
    return made
