"""kronika facts export: the records of all sites as files for other programs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.facts_run import AsJson, KindArgument
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.words import many


def export(
    context: typer.Context,
    kind: KindArgument,
    to: Annotated[
        Path,
        typer.Option(
            "-o", "--output", metavar="FILE|DIR", help="A file for all sites, or a folder with a file for each."
        ),
    ],
    form: Annotated[str, typer.Option("-f", "--format", metavar="json|osm|ics|schema", help="The format.")] = "json",
    as_json: AsJson = False,
) -> None:
    """Write the records of all sites.

    A name with an ending, such as masses.ics, is one file for all; another is a folder with a file for each site.
    """
    from kronika.flow.fact_export import export_all
    from kronika.flow.fact_kinds import fact_kind
    from kronika.model.errors import InputError

    door: Door = context.obj
    teller = fact_kind(kind)
    with door.chronicle() as chronicle:
        records = [fact.record for fact in chronicle.store.facts.all(teller.name)]
        now = chronicle.clock()
    if not records:
        raise InputError(f"There are no records of {teller.name} yet; make them with: kronika facts run {teller.name}")
    made = export_all(teller, form, records, to, now=now)
    if as_json:
        print_json({"kind": teller.name, "format": form, "sites": len(records), "files": made})
    else:
        output().print(f"{many(len(records), 'site')} in {many(len(made), 'file')}: {to}", markup=False, soft_wrap=True)
