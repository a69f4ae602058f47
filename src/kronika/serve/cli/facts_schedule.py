"""kronika facts schedule: what one site says, for a reader or for other programs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.facts_run import kind_choices
from kronika.serve.cli.screen import output

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.model.fact import StoredFact

FIRST = "mass-times"
Form = Annotated[
    str | None,
    typer.Option("-f", "--format", metavar="json|osm|ics|schema", help="A format for programs; else a table."),
]


def schedule(
    context: typer.Context,
    site: Annotated[str, typer.Argument(metavar="SITE", help="The name of the source.")],
    form: Form = None,
    kind: Annotated[str, typer.Option(metavar="KIND", help="The kind of facts.", autocompletion=kind_choices)] = FIRST,
    to: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="Write a file instead of the screen.")
    ] = None,
    history: Annotated[bool, typer.Option("--history", help="Also what the site said before.")] = False,
) -> None:
    """The schedule of one site, each hour with the words it came from.

    A site that was not read yet is read now; “kronika facts run” reads all of them.
    """
    from kronika.flow.fact_export import writer_of
    from kronika.flow.fact_kinds import fact_kind
    from kronika.flow.outputs import told, write_whole
    from kronika.serve.cli.schedule_table import shown

    door: Door = context.obj
    teller = fact_kind(kind)
    with door.chronicle() as chronicle:
        stored = stored_or_read(chronicle, teller.name, site)
        before = chronicle.store.facts.history(teller.name, site) if history else []
        now = chronicle.clock()
    if form is None and to is None:
        for part in shown(stored, before):
            output().print(part)
        return
    text = writer_of(teller, form or "json")(stored.record, now=now)
    if to is None:
        sys.stdout.write(text if text.endswith("\n") else text + "\n")
        return
    with told(to):
        write_whole(to, text)


def stored_or_read(chronicle: Chronicle, kind: str, site: str) -> StoredFact:
    """The record of a site; one that was never read is read first, if there are pages of it."""
    from kronika.flow.fact_run import run_facts
    from kronika.model.errors import InputError

    source = chronicle.store.sources.get(site)
    stored = chronicle.store.facts.get(kind, source.name)
    if stored is None and chronicle.store.pages.newest(source.id):
        run_facts(chronicle, kind, [source])
        stored = chronicle.store.facts.get(kind, source.name)
    if stored is None:
        raise InputError(f"No page of {site} is stored yet; collect it first: kronika collect “{site}”")
    return stored
