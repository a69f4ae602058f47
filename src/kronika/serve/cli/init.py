"""kronika init: a new chronicle folder."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output, print_json


def init(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where; made if it is not there.")] = Path("."),
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Make a new chronicle: a folder with kronika.toml and data/.

    Other commands find it from any folder inside it, as git does.
    """
    from kronika.flow.chronicle import init_chronicle

    door: Door = context.obj
    home = init_chronicle(door.folder / folder, environment=os.environ)
    if as_json:
        print_json({"folder": home})
        return
    output().print(f"A new chronicle is in [bold]{literal(home)}[/bold].")
    output().print("Next: kronika source add URL, then kronika run and kronika serve.")
