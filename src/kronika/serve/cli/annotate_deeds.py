"""kronika annotate exclude, readmit: whose answers count. None is ever deleted."""

from __future__ import annotations

from typing import Annotated

import typer

from kronika.serve.cli.annotate_options import By, desk_of
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output

Numbers = Annotated[list[int], typer.Argument(help="Annotators by number, as “kronika annotate people” lists them.")]


def exclude(
    context: typer.Context,
    annotators: Numbers,
    reason: Annotated[str, typer.Option("--reason", help="Why; it is kept with the deed.")],
    by: By = "",
) -> None:
    """Let the answers of annotators count no longer; truths, reliabilities and figures are reckoned anew at once."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        desk = desk_of(chronicle)
        for number in annotators:
            desk.exclude(number, reason, by=by)
            output().print(f"The answers of {number} are kept and count no longer.")


def readmit(
    context: typer.Context,
    annotators: Numbers,
    reason: Annotated[str, typer.Option("--reason", help="Why; it is kept with the deed.")] = "",
    by: By = "",
) -> None:
    """Let the answers of excluded annotators count again."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        desk = desk_of(chronicle)
        for number in annotators:
            desk.readmit(number, reason=reason, by=by)
            output().print(f"The answers of {number} count again.")
