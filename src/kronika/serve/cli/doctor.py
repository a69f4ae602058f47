"""kronika doctor: is everything in order?"""

from __future__ import annotations

from typing import Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output, print_json

MARKS = {"ok": "[green]ok[/green]  ", "note": "[yellow]note[/yellow]", "fault": "[red]fault[/red]"}


def doctor(
    context: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per finding.")] = False,
) -> None:
    """Check that everything is in order.

    Looks at the program, the disk, the store and what failed; exit code 1 when something is wrong.
    """
    from kronika.flow.doctor import examine

    door: Door = context.obj
    with door.chronicle() as chronicle:
        findings = examine(chronicle)
    for finding in findings:
        if as_json:
            print_json(finding)
        else:
            output().print(f"{MARKS[finding.state]} {finding.what}: {literal(finding.said)}")
    if any(finding.state == "fault" for finding in findings):
        raise typer.Exit(1)
