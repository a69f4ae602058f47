"""kronika facts: chosen facts from many small sites, such as times of masses; found, put together, given out."""

from __future__ import annotations

from typing import Annotated

import typer

from kronika.serve.cli import (
    facts_chain,
    facts_evaluate,
    facts_export,
    facts_list,
    facts_mentions,
    facts_run,
    facts_schedule,
    facts_train,
)
from kronika.serve.cli.screen import output, print_json

app = typer.Typer(
    no_args_is_help=True,
    help="Chosen facts from small sites: find them, put a site's schedule together, train what finds them.",
)
app.command("run")(facts_run.run)
app.command("schedule")(facts_schedule.schedule)
app.command("list")(facts_list.list_facts)
app.command("export")(facts_export.export)
app.command("chain")(facts_chain.chain)
app.command("demo")(facts_chain.demo)
app.command("mentions")(facts_mentions.mentions)
app.command("train")(facts_train.train)
app.command("evaluate")(facts_evaluate.evaluate)


@app.command("kinds")
def kinds(as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """The kinds of facts there are; a kind is one folder, and a plugin may add others."""
    from kronika.flow.fact_kinds import fact_kind, kind_names

    for name in kind_names():
        kind = fact_kind(name)
        if as_json:
            print_json({"name": name, "title": kind.title, "event": kind.event, "formats": sorted(kind.writers)})
        else:
            output().print(f"{name}: {kind.title} ({', '.join(sorted(kind.writers))})", markup=False)
