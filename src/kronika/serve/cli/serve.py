"""kronika serve: the web application, and the schedule beside it."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Annotated

import typer

from kronika.model.errors import InputError
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(help="Address to listen on (default: this machine only).")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one.")] = None,
    web: Annotated[bool, typer.Option(help="Open the web application; --no-web runs the schedule alone.")] = True,
    schedule: Annotated[
        bool, typer.Option(help="Collect sources that have an interval; --no-schedule only shows what is there.")
    ] = True,
) -> None:
    """Open the web application and collect by schedule. Only this machine reaches it unless --host says otherwise.

    Sources with an interval (kronika source set NAME --every 15m) are collected by themselves as long as this runs.
    Stop it at any time: what was missed meanwhile is made up once, and a round is taken up where it was.

    Listening on a public address needs a user with a password first: kronika user add NAME
    """
    if not web and not schedule:
        raise InputError("--no-web and --no-schedule leave nothing to do; leave one of them out.")
    door: Door = context.obj
    with door.chronicle({"serve": {"host": host, "port": port}}) as chronicle, ExitStack() as beside:
        if web:
            from kronika.serve.web.server import check_bind
            from kronika.serve.web.server import serve as serve_web

            check_bind(chronicle.settings.serve.host, chronicle.store)
        if schedule:
            from kronika.flow.schedule import Scheduler

            beside.enter_context(Scheduler(chronicle, say=tell))
        if web:
            from kronika.serve.api.app import doors

            store, settings, clock = chronicle.store, chronicle.settings, chronicle.clock
            serve_web(store, settings, clock=clock, on_ready=announce, beside=doors(store, settings, clock=clock))
        else:
            wait()


def wait() -> None:
    """Let the schedule run until SIGINT or SIGTERM."""
    from kronika.flow.interruption import stop_wish

    notes().print("Collecting by schedule · stop it with Ctrl-C")
    with stop_wish() as wish:
        while not wish.wait(1.0):
            pass


def tell(sentence: str) -> None:
    """What the schedule did, as a line of a log."""
    notes().print(literal(sentence), soft_wrap=True)


def announce(address: str) -> None:
    """Say where the application is."""
    notes().print(f"Kronika is at [bold]{address}[/bold] · stop it with Ctrl-C")
