"""kronika watch: pages that are looked at again and again, and what has changed on them."""

from __future__ import annotations

import typer

from kronika.serve.cli import (
    watch_add,
    watch_check,
    watch_deeds,
    watch_diff,
    watch_history,
    watch_ignore,
    watch_import,
    watch_list,
    watch_set,
)

app = typer.Typer(
    no_args_is_help=True,
    help="Watch pages for changes: only real ones, told to the right people.\n\n"
    "Begin with: kronika watch add URL --group NAME, then kronika watch check\n\n"
    "Who is told: kronika group; what they get: kronika digest. “kronika serve” checks and tells by itself.",
)
app.command("add")(watch_add.add)
app.command("list")(watch_list.list_watches)
app.command("check")(watch_check.check)
app.command("diff")(watch_diff.diff)
app.command("history")(watch_history.history)
app.command("set")(watch_set.set_watch)
app.command("ignore")(watch_ignore.ignore)
app.command("pause")(watch_deeds.pause)
app.command("resume")(watch_deeds.resume)
app.command("remove")(watch_deeds.remove)
app.command("restore")(watch_deeds.restore)
app.command("import")(watch_import.import_file)
app.command("export")(watch_import.export_file)
