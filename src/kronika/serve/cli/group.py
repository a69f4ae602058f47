"""kronika group: who is told of watched pages, how often and when not."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import InputError
from kronika.serve.cli import group_member, group_set
from kronika.serve.cli.door import Door
from kronika.serve.cli.group_record import AsJson, Name, as_record, with_member
from kronika.serve.cli.group_set import Cadence, Lang, Quiet, Time, Unchanged, Weekday, Zone, changed
from kronika.serve.cli.screen import literal, output, print_json

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.model.group import Group

app = typer.Typer(no_args_is_help=True, help="Groups of people who are told of watched pages: add, list, set, remove.")
app.add_typer(group_member.app, name="member")
app.command("set")(group_set.set_group)


@app.command("add")
def add(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="What to call it.")],
    addresses: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ADDRESS]...", help="Who is told, e.g. mail:anna@example.org or webhook:https://…"),
    ] = None,
    cadence: Cadence = None,
    at: Time = None,
    weekday: Weekday = None,
    quiet: Quiet = None,
    zone: Zone = None,
    lang: Lang = None,
    unchanged: Unchanged = None,
    as_json: AsJson = False,
) -> None:
    """Make a group and say who is told; addresses of a group there is already join it.

    kronika group add Office mail:anna@example.org --cadence daily --at 8:00 --lang cs
    """
    from kronika.model.group import Group
    from kronika.notify.addresses import read_address

    door: Door = context.obj
    checked = [read_address(text) for text in addresses or ()]
    wish = {"cadence": cadence, "at": at, "weekday": weekday, "quiet": quiet, "zone": zone, "lang": lang}
    with door.chronicle() as chronicle:
        now = chronicle.clock()
        group = known_group(chronicle, name) if checked and unchanged is None and not any(wish.values()) else None
        if group is None:
            wanted = replace(changed(Group(name=name), wish), also_unchanged=bool(unchanged))
            group = chronicle.store.groups.add(wanted, now)
        for address in checked:
            chronicle.store.groups.add_member(group.id, address, now)
        group = chronicle.store.groups.by_id(group.id)
    if as_json:
        print_json(as_record(group))
    else:
        output().print(f"[bold]{literal(group.name)}[/bold]: {told(group)}", soft_wrap=True)
        if not group.members:
            output().print("Nobody belongs to it yet: kronika group member add NAME mail:anna@example.org")


@app.command("list")
def list_groups(
    context: typer.Context,
    removed: Annotated[bool, typer.Option("--removed", help="Those that were removed and can be restored.")] = False,
    as_json: AsJson = False,
) -> None:
    """All groups with their members."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        groups = chronicle.store.groups.all(removed=removed)
    for group in groups:
        if as_json:
            print_json(as_record(group))
        else:
            output().print(f"[bold]{literal(group.name)}[/bold]: {told(group)}", soft_wrap=True)
            for member in group.members:
                output().print(f"  {with_member(member)}", soft_wrap=True)
    if not groups and not as_json:
        output().print("No groups yet. Make one: kronika group add NAME mail:anna@example.org")


@app.command("remove")
def remove(context: typer.Context, name: Name, as_json: AsJson = False) -> None:
    """Remove a group; its pages are watched on, and “kronika group restore” brings it back."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        group = chronicle.store.groups.get(name)
        chronicle.store.groups.remove(group.id, chronicle.clock())
    if as_json:
        print_json(as_record(group) | {"removed": True})
    else:
        output().print(f"[bold]{literal(name)}[/bold] is removed; its pages are watched on without a group.")


@app.command("restore")
def restore(context: typer.Context, name: Name, as_json: AsJson = False) -> None:
    """Bring back a group that was removed, with its pages and members."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        gone = [group for group in chronicle.store.groups.all(removed=True) if group.name == name]
        if not gone:
            raise InputError(f"No removed group is called “{name}”; see “kronika group list --removed”.")
        group = chronicle.store.groups.restore(gone[-1].id)
    if as_json:
        print_json(as_record(group))
    else:
        output().print(f"[bold]{literal(name)}[/bold] is back.")


def known_group(chronicle: Chronicle, name: str) -> Group | None:
    """The group of that name, if there is one."""
    return next((group for group in chronicle.store.groups.all() if group.name == name), None)


def told(group: Group) -> str:
    """How a group is told, in words."""
    from kronika.serve.cli.group_record import how_often

    quiet = f", quiet {group.quiet}" if group.quiet else ""
    active = sum(member.left is None for member in group.members)
    return literal(f"{how_often(group)}{quiet}, in {group.lang}, to {active} of {len(group.members)} addresses")
