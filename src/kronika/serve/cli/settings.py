"""kronika settings: every setting, its value here and what it means."""

from __future__ import annotations

from typing import Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json


def settings(
    context: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show every setting and its value here.

    Later ones win: defaults, kronika.toml, the environment (KRONIKA_FETCH__ROBOTS=false), --set.
    """
    door: Door = context.obj
    loaded = door.settings()
    if as_json:
        print_json(loaded.model_dump(mode="json", by_alias=True))
        return
    for table in type(loaded).model_fields:
        part = getattr(loaded, table)
        if table == "home":
            continue
        output().print(f"\\[{table}]", style="bold")
        for key, field in type(part).model_fields.items():
            name = field.alias or key
            output().print(f"  {name} = {getattr(part, key)!s}", markup=False)
            output().print(f"      {field.description}", style="dim", markup=False)
