"""kronika verify: the watchdog over what extraction returns."""

from __future__ import annotations

import typer

from kronika.serve.cli import verify_check, verify_deeds, verify_episodes, verify_replay

app = typer.Typer(no_args_is_help=True, help="Watch over extraction: is what it returns still the text?")
app.command("check")(verify_check.check)
app.command("episodes")(verify_episodes.episodes)
app.command("accept")(verify_deeds.accept)
app.command("snooze")(verify_deeds.snooze)
app.command("reextract")(verify_deeds.reextract)
app.command("replay")(verify_replay.replay)
