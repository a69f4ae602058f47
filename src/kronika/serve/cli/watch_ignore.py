"""kronika watch ignore: what is left out of a page, and turning that on or off."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import InputError
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output, print_json
from kronika.serve.cli.watch_record import AsJson, Number

if TYPE_CHECKING:
    from kronika.model.watch import Ignore, Watch

PERSON = "command line"


def ignore(
    context: typer.Context,
    number: Number,
    place: Annotated[
        str | None, typer.Option(metavar="SELECTOR", help="Leave out what this CSS selector fits.")
    ] = None,
    on: Annotated[int | None, typer.Option(metavar="N", help="Leave out number N of the list again.")] = None,
    off: Annotated[int | None, typer.Option(metavar="N", help="Compare number N of the list from now on.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show what is ignored on a page, and change it.

    Kronika notes by itself what it leaves out: ads, counters, times, order. You have the last word.
    """
    door: Door = context.obj
    with door.chronicle() as chronicle:
        watch = chronicle.store.watches.get(number)
        wanted = chosen(watch, place, on, off)
        if wanted is not None:
            said = replace(wanted, by=PERSON, since=chronicle.clock())
            watch = chronicle.store.watches.set_ignore(number, said)
    show(watch, as_json)


def chosen(watch: Watch, place: str | None, on: int | None, off: int | None) -> Ignore | None:
    """The ignore that was meant, as it is to be; None when nothing was."""
    from kronika.model.watch import Focus, FocusKind, Ignore, NoiseKind
    from kronika.watch.picking import check as check_rule

    if sum(value is not None for value in (place, on, off)) > 1:
        raise InputError("--place, --on and --off are said one at a time.")
    if place is not None:
        check_rule(Focus(kind=FocusKind.CSS, rule=place))
        return Ignore(kind=NoiseKind.PLACE, where=place)
    listed = on if on is not None else off
    if listed is None:
        return None
    if not 1 <= listed <= len(watch.ignores):
        raise InputError(f"There is no number {listed} in the list; see “kronika watch ignore {watch.id}”.")
    return replace(watch.ignores[listed - 1], on=on is not None)


def show(watch: Watch, as_json: bool) -> None:
    """The list, numbered."""
    for listed, one in enumerate(watch.ignores, 1):
        if as_json:
            print_json(one)
            continue
        state = "[green]ignored[/green] " if one.on else "[yellow]compared[/yellow]"
        where = f" at {literal(one.where)}" if one.where else ""
        sample = f": [dim]{literal(one.sample)}[/dim]" if one.sample else ""
        output().print(f"{listed:>3}  {state}  {one.kind.value.replace('_', ' ')}{where}{sample}", soft_wrap=True)
    if not watch.ignores and not as_json:
        output().print(f"Nothing is ignored on {literal(watch.label)} so far.", soft_wrap=True)
