"""kronika watch pause, resume, remove, restore: what a person does with watched pages."""

from __future__ import annotations

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output, print_json
from kronika.serve.cli.watch_record import AsJson, Numbers, as_record, known


def pause(context: typer.Context, numbers: Numbers, as_json: AsJson = False) -> None:
    """Look at these pages no more until they are resumed."""
    deed(context, numbers, "paused", as_json)


def resume(context: typer.Context, numbers: Numbers, as_json: AsJson = False) -> None:
    """Look at paused pages again."""
    deed(context, numbers, "watched again", as_json)


def remove(context: typer.Context, numbers: Numbers, as_json: AsJson = False) -> None:
    """Watch these pages no more; “kronika watch restore” brings them back with their history."""
    deed(context, numbers, "removed", as_json)


def restore(context: typer.Context, numbers: Numbers, as_json: AsJson = False) -> None:
    """Bring back pages that were removed."""
    deed(context, numbers, "back", as_json)


def deed(context: typer.Context, numbers: list[int], done: str, as_json: bool) -> None:
    """Do it to all of them, and say so."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        watches = chronicle.store.watches
        chosen = [watch.id for watch in known(chronicle, numbers)]
        if done == "paused":
            watches.pause(chosen)
        elif done == "removed":
            watches.remove(chosen, chronicle.clock())
        elif done == "back":
            watches.restore(chosen)
        else:
            watches.resume(chosen)
        after = known(chronicle, chosen)
    for watch in after:
        if as_json:
            print_json(as_record(watch))
        else:
            output().print(f"[bold]{literal(watch.label)}[/bold] ({watch.id}) is {done}.", soft_wrap=True)
