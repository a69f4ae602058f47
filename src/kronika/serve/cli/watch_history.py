"""kronika watch history: the kept versions of a watched page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.tables import stamp
from kronika.serve.cli.watch_record import Number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from kronika.model.watch import WatchVersion

HIDDEN = frozenset({"region", "headers"})  # what only checks understand, and what only servers say


def history(
    context: typer.Context,
    number: Number,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, one object per version.")] = False,
) -> None:
    """List the kept versions of a page, the newest first; compare any two with “kronika watch diff ID --from N --to M”."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        watch = chronicle.store.watches.get(number)
        versions = chronicle.store.watches.versions(watch.id)
    if as_json:
        for version in versions:
            print_json(as_record(version))
    elif versions:
        output().print(table(versions))
    else:
        output().print(f"No version yet. Look at it: kronika watch check {watch.id}", markup=False)


def table(versions: Sequence[WatchVersion]) -> Table:
    """A line a version."""
    from rich.table import Table
    from rich.text import Text

    made = Table(box=None, pad_edge=False, header_style="bold")
    made.add_column("version", justify="right")
    for name in ("first seen", "last seen"):
        made.add_column(name, no_wrap=True)
    made.add_column("size", justify="right", no_wrap=True)
    made.add_column("title", overflow="ellipsis", no_wrap=True)
    for one in versions:
        made.add_row(str(one.number), stamp(one.at), stamp(one.seen), f"{one.size:,}", Text(one.title))
    return made


def as_record(version: WatchVersion) -> dict[str, object]:
    """As JSON."""
    return {name: getattr(version, name) for name in version.__slots__ if name not in HIDDEN}
