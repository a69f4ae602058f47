"""kronika verify: the watchdog over what extraction returns."""

from __future__ import annotations

import typer

from kronika.serve.cli import verify_replay

app = typer.Typer(no_args_is_help=True, help="Watch over extraction: is what it returns still the text?")
app.command("replay")(verify_replay.replay)
