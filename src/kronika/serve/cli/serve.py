"""kronika serve: the web application."""

from __future__ import annotations

from typing import Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import notes


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(help="Address to listen on (default: this machine only).")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one.")] = None,
) -> None:
    """Open the web application. Only this machine reaches it unless --host says otherwise.

    Listening on a public address needs a user with a password first: kronika user add NAME
    """
    from kronika.serve.web.server import serve as serve_web

    door: Door = context.obj
    with door.chronicle({"serve": {"host": host, "port": port}}) as chronicle:
        serve_web(chronicle.store, chronicle.settings, clock=chronicle.clock, on_ready=announce)


def announce(address: str) -> None:
    """Say where the application is."""
    notes().print(f"Kronika is at [bold]{address}[/bold] · stop it with Ctrl-C")
