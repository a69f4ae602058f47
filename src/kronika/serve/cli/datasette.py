"""kronika datasette: read the database in Datasette, with ready queries."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output


def datasette(
    context: typer.Context,
    to: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="FILE", help="Where the metadata go; datasette.json beside the database."
        ),
    ] = None,
) -> None:
    """Write the file with which Datasette shows the database: descriptions and ready queries.

    Then run the command it prints. Datasette (pip install datasette) only reads. Passwords, keys and addresses of
    people are closed; its option --root opens them to you, and SQL of your own.
    """
    from kronika.flow.datasette import prepare

    door: Door = context.obj
    with door.chronicle() as chronicle:
        made = prepare(chronicle, to)
    output().print(literal(shlex.join(made.command)), soft_wrap=True)
