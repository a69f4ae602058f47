"""kronika user: who may enter the web application."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from kronika.model.errors import InputError, UnknownName
from kronika.serve.cli import user_token
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output, print_json

app = typer.Typer(no_args_is_help=True, help="Add, list and remove people who may enter.")
app.add_typer(user_token.app, name="token")
Name = Annotated[str, typer.Argument(metavar="NAME", help="The name to sign in with.")]
FromInput = Annotated[bool, typer.Option("--password-stdin", help="Read the password from standard input.")]


@app.command("add")
def add(context: typer.Context, name: Name, from_input: FromInput = False) -> None:
    """Let a person in: asks for a password twice."""
    from kronika.serve.web.passwords import hash_password

    door: Door = context.obj
    with door.chronicle() as chronicle:
        if chronicle.store.users.find(name):
            raise InputError(
                f"There is already a user {name}; change the password with “kronika user password {name}”."
            )
        chronicle.store.users.add(name, hash_password(ask_password(from_input)), chronicle.clock())
    output().print(f"[bold]{literal(name)}[/bold] may sign in now.")


@app.command("password")
def password(context: typer.Context, name: Name, from_input: FromInput = False) -> None:
    """Give a user a new password."""
    from kronika.serve.web.passwords import hash_password

    door: Door = context.obj
    with door.chronicle() as chronicle:
        if not chronicle.store.users.find(name):
            raise UnknownName(f"There is no user {name}; “kronika user list” shows them all.")
        chronicle.store.users.set_password(name, hash_password(ask_password(from_input)))
    output().print(f"[bold]{literal(name)}[/bold] has a new password.")


@app.command("list")
def list_users(
    context: typer.Context, as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False
) -> None:
    """Everyone who may sign in."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        users = chronicle.store.users.all()
    for user in users:
        if as_json:
            print_json({"name": user.name, "created": user.created})
        else:
            output().print(user.name, markup=False)
    if not users and not as_json:
        output().print("No users: on this machine anyone may enter. Add one: kronika user add NAME")


@app.command("remove")
def remove(context: typer.Context, name: Name) -> None:
    """No longer let a person in."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        if not chronicle.store.users.find(name):
            raise UnknownName(f"There is no user {name}; “kronika user list” shows them all.")
        chronicle.store.users.remove(name)
    output().print(f"[bold]{literal(name)}[/bold] may no longer sign in.")


def ask_password(from_input: bool) -> str:
    """A password from standard input or asked for twice; never from an argument, which others could see."""
    if from_input:
        return sys.stdin.readline().rstrip("\n")
    return str(typer.prompt("Password", hide_input=True, confirmation_prompt=True))
