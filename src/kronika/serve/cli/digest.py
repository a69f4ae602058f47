"""kronika digest: what a group would be told now, and telling it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import InputError
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.model.group import Group

app = typer.Typer(no_args_is_help=True, help="Digests of watched pages: see them before they leave, or send them.")
Groups = Annotated[list[str] | None, typer.Argument(metavar="[GROUP]...", help="Only these; all if none.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command("preview")
def preview(context: typer.Context, groups: Groups = None, as_json: AsJson = False) -> None:
    """Show what each group would be told now; nothing is sent, and nothing counts as told."""
    from kronika.flow.digests import preview as make
    from kronika.flow.telling import base_url
    from kronika.notify.links import with_links
    from kronika.notify.mail_text import plain_text

    door: Door = context.obj
    with door.chronicle() as chronicle:
        base = base_url(chronicle.settings)
        for group in chosen(chronicle, groups):
            message = make(chronicle, group)
            if as_json:
                print_json({"group": group.name, "message": message})
            elif message is None:
                output().print(f"{group.name}: there are no pages and no saved queries in this group.", markup=False)
            else:
                whole = with_links(message, base)
                output().print(
                    f"Subject: {whole.subject}\n\n{plain_text(whole, chronicle.settings.serve.zone)}",
                    markup=False,
                    soft_wrap=True,
                )


@app.command("send")
def send(
    context: typer.Context,
    groups: Groups = None,
    due: Annotated[
        bool, typer.Option("--due", help="Only those whose time has come, as “kronika serve” does.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Tell groups now what is new, whatever their hours, and send what waits in the outbox."""
    from kronika.flow.digests import send_if_due, send_now
    from kronika.flow.interruption import stop_wish
    from kronika.flow.telling import deliver_waiting

    door: Door = context.obj
    with door.chronicle() as chronicle, stop_wish() as stop:
        tell = send_if_due if due else send_now
        told = [group.name for group in chosen(chronicle, groups) if tell(chronicle, group)]
        delivered = deliver_waiting(chronicle, stop=stop)
    if as_json:
        numbers = {"sent": delivered.sent, "waiting": delivered.waiting, "given_up": delivered.given_up}
        print_json({"groups": told} | numbers)
        return
    output().print(
        f"{many(len(told), 'group')} told; {many(delivered.sent, 'message')} sent, {delivered.waiting} wait."
    )
    if delivered.waiting or delivered.given_up:
        output().print("Why: kronika notify list")


def chosen(chronicle: Chronicle, names: list[str] | None) -> list[Group]:
    """The groups that were named, or all."""
    groups = chronicle.store.groups
    found = [groups.get(name) for name in dict.fromkeys(names or ())] or groups.all()
    if not found:
        raise InputError("There are no groups yet. Make one: kronika group add NAME mail:anna@example.org")
    return found
