"""kronika user token: keys with which programs act for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import InputError, UnknownName
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes, output, print_json
from kronika.serve.cli.words import since

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.model.user import User

app = typer.Typer(no_args_is_help=True, help="Make, list and revoke keys with which programs act for a person.")
Name = Annotated[str, typer.Argument(metavar="NAME", help="The user it acts for.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command("add")
def add(
    context: typer.Context,
    name: Name,
    scope: Annotated[
        str,
        typer.Option(metavar="read|write|feed", help="read: see everything; write: change it too; feed: only feeds."),
    ] = "read",
    label: Annotated[str, typer.Option(metavar="TEXT", help="What it is for, to know it again.")] = "program",
    as_json: AsJson = False,
) -> None:
    """Make a token and show it, this once: only its fingerprint is kept.

    Programs send it as “Authorization: Bearer TOKEN”; /api/v1/ of the web application lists what they may ask.
    A token of the scope feed is for readers of feeds: /feeds/user/TOKEN.atom
    """
    from kronika.serve.api.scopes import Scope
    from kronika.serve.gate.cookies import fingerprint, new_token

    if scope not in set(Scope):
        raise InputError(f"“{scope}” is no scope; write {', '.join(Scope)}.")
    door: Door = context.obj
    token = new_token()
    with door.chronicle() as chronicle:
        user = person(chronicle, name)
        made = chronicle.store.tokens.add(user.id, label, fingerprint(token), scope, chronicle.clock())
    if as_json:
        print_json({"id": made.id, "user": name, "label": label, "scope": scope, "token": token})
        return
    notes().print(f"Token number {made.id} for [bold]{literal(name)}[/bold], scope {scope}; it is shown only now:")
    output().print(token, markup=False, soft_wrap=True)


@app.command("list")
def list_tokens(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="Only this user's.")] = "",
    as_json: AsJson = False,
) -> None:
    """Which tokens there are, for whom, and when they were last used."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        tokens = chronicle.store.tokens.all(person(chronicle, name).id if name else None)
        now = chronicle.clock()
    for token in tokens:
        if as_json:
            row = {"id": token.id, "user": token.user.name, "label": token.name, "scope": token.scope}
            print_json({**row, "created": token.created, "last_used": token.last_used})
        else:
            used = f"last used {since(token.last_used, now)}" if token.last_used else "never used"
            line = f"{token.id}  {token.user.name}  {token.scope}  {token.name}  {used}"
            output().print(line, markup=False, soft_wrap=True)
    if not tokens and not as_json:
        output().print("No tokens. Make one: kronika user token add NAME --scope read")


@app.command("revoke")
def revoke(
    context: typer.Context,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="As “kronika user token list” shows it.")],
) -> None:
    """Let a token open nothing any more, at once."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        chronicle.store.tokens.revoke(number)
    output().print(f"Token number {number} is revoked.")


def person(chronicle: Chronicle, name: str) -> User:
    """A user, or a sentence."""
    user = chronicle.store.users.find(name)
    if user is None:
        raise UnknownName(f"There is no user {name}; “kronika user list” shows them all.")
    return user
