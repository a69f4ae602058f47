"""kronika demo: the whole flow on a small web of our own."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import Interrupted
from kronika.serve.cli.progress import shown
from kronika.serve.cli.screen import literal, notes, output, print_json

if TYPE_CHECKING:
    from kronika.flow.demo import Summary


def demo(
    folder: Annotated[Path, typer.Option("--dir", metavar="DIR", help="Where the demo's chronicle goes.")] = Path(
        "demo"
    ),
    once: Annotated[bool, typer.Option("--once", help="Stop after the round and print a summary.")] = False,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port of the web application; 0 takes any free one.")
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the web application in a browser.")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as one JSON object.")] = False,
) -> None:
    """See everything work, without the internet.

    Starts a sample web of Czech, Polish and Russian sites on this machine, makes one full round over two weeks of its
    news, then opens the web application.

    Run it again and it goes on where it was; delete the folder for a fresh start.
    """
    from kronika.flow.demo import open_demo, play

    if not as_json:
        notes().print(f"Starting the sample web and collecting two weeks of its news into {literal(folder)}/ …")
    with open_demo(folder, dict(os.environ)) as running:
        with shown(as_json) as watcher:
            summary = play(running, watcher)
        if as_json:
            print_json(summary)
        else:
            show(summary)
        if summary.stopped:
            raise Interrupted("Stopped; what was fetched is kept, and the next demo goes on from here.")
        if once:
            return
        notes().print(f"The sample web is at {summary.sample_web}, to compare.")
        from kronika.flow.schedule import Scheduler
        from kronika.serve.api.app import doors
        from kronika.serve.web.server import serve

        chosen = {} if port is None else {"port": port}
        settings = running.chronicle.settings
        settings = settings.model_copy(update={"serve": settings.serve.model_copy(update=chosen)})
        store, clock = running.chronicle.store, running.chronicle.clock
        with Scheduler(running.chronicle):
            serve(
                store,
                settings,
                clock=clock,
                on_ready=lambda address: announce(address, browser),
                beside=doors(store, settings, clock=clock),
            )


def show(summary: Summary) -> None:
    """The summary for a reader."""
    console = output()
    console.print(
        f"[bold]{summary.sites}[/bold] sites, [bold]{summary.pages}[/bold] pages, [bold]{summary.articles}[/bold] articles "
        f"in {summary.seconds} s; stored {summary.compression}× smaller."
    )
    console.print(f"{summary.analysed} articles analysed: whom they name, how they sound, what they are about.")
    console.print(f"{summary.watched} pages are watched; {summary.changes} of them changed after the first look.")
    kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(summary.errors_by_kind.items())) or "none"
    console.print(f"Errors, every one explained: {kinds}." if not summary.unexplained_errors else f"Errors: {kinds}.")
    console.print(f"The chronicle is in {literal(summary.folder)}.", soft_wrap=True)


def announce(address: str, browser: bool) -> None:
    """Say where the application is, and open it where there is a screen to open it on."""
    notes().print(f"Kronika is at [bold]{address}[/bold] · stop it with Ctrl-C")
    if browser and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        webbrowser.open(address)
