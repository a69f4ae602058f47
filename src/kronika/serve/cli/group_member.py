"""kronika group member: who belongs to a group."""

from __future__ import annotations

from typing import Annotated

import typer

from kronika.model.errors import InputError
from kronika.serve.cli.door import Door
from kronika.serve.cli.group_record import AsJson, Name, member_record
from kronika.serve.cli.screen import literal, output, print_json

app = typer.Typer(no_args_is_help=True, help="Who belongs to a group: add, remove.")
Where = Annotated[str, typer.Argument(metavar="ADDRESS", help="mail:anna@example.org, webhook:https://… or log:file.")]


@app.command("add")
def add(
    context: typer.Context,
    name: Name,
    address: Where,
    person: Annotated[str, typer.Option("--name", metavar="N", help="Whose address it is.")] = "",
    as_json: AsJson = False,
) -> None:
    """Tell somebody more; an address that had unsubscribed comes back."""
    from kronika.notify.addresses import read_address, shown

    door: Door = context.obj
    wanted = read_address(address)
    with door.chronicle() as chronicle:
        group = chronicle.store.groups.get(name)
        member = chronicle.store.groups.add_member(group.id, wanted, chronicle.clock(), name=person)
    if as_json:
        print_json(member_record(member))
    else:
        output().print(f"{literal(shown(wanted))} belongs to [bold]{literal(name)}[/bold].", soft_wrap=True)


@app.command("remove")
def remove(context: typer.Context, name: Name, address: Where, as_json: AsJson = False) -> None:
    """Tell somebody no more."""
    from kronika.notify.addresses import read_address, shown

    door: Door = context.obj
    wanted = read_address(address)
    with door.chronicle() as chronicle:
        group = chronicle.store.groups.get(name)
        found = [member for member in group.members if member.address == wanted]
        if not found:
            raise InputError(f"{shown(wanted)} does not belong to “{name}”; see “kronika group list”.")
        chronicle.store.groups.remove_member(found[0].id)
    if as_json:
        print_json(member_record(found[0]) | {"removed": True})
    else:
        output().print(f"{literal(shown(wanted))} is told no more of [bold]{literal(name)}[/bold].", soft_wrap=True)
