"""kronika annotate: people's answers about what the machine cannot decide; in, out, weighed, and who gave them."""

from __future__ import annotations

import typer

from kronika.serve.cli import (
    annotate_agreement,
    annotate_deeds,
    annotate_export,
    annotate_gold,
    annotate_import,
    annotate_people,
    annotate_queue,
    annotate_statistics,
)

app = typer.Typer(
    no_args_is_help=True,
    help="People's answers: bring them in, give them out, weigh them, and see who gave them.",
)
app.command("import")(annotate_import.import_file)
app.command("export")(annotate_export.export)
app.command("agreement")(annotate_agreement.agreement)
app.command("statistics")(annotate_statistics.statistics)
app.command("people")(annotate_people.people)
app.command("exclude")(annotate_deeds.exclude)
app.command("readmit")(annotate_deeds.readmit)
app.command("gold")(annotate_gold.gold)
app.command("queue")(annotate_queue.queue)
