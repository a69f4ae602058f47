"""kronika annotate export: fragments, answers, or both as tasks of Label Studio."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from kronika.serve.cli.annotate_options import MASS, Kind
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import notes, plain, print_json
from kronika.serve.cli.words import many


class What(StrEnum):
    """What leaves."""

    FRAGMENTS = "fragments"
    ANSWERS = "answers"
    TASKS = "tasks"


def export(
    context: typer.Context,
    what: Annotated[
        What, typer.Argument(help="fragments, answers (JSON lines), or tasks (one list for Label Studio).")
    ] = What.ANSWERS,
    kind: Kind = MASS,
    to: Annotated[Path | None, typer.Option("-o", "--output", help="File to write; else standard output.")] = None,
) -> None:
    """Give out what people were asked and what they said. Devices are named by number; nothing else is known of them."""
    from kronika.flow.annotation_import import export_lines

    door: Door = context.obj
    with door.chronicle() as chronicle:
        lines = list(export_lines(chronicle.store, kind, what=what))
    if to is None:
        if what is What.TASKS:
            print_json(lines)
            return
        for line in lines:
            print_json(line)
        return
    whole = what is What.TASKS
    written = [json.dumps(line, ensure_ascii=False, default=plain) for line in ([lines] if whole else lines)]
    to.write_text("".join(f"{line}\n" for line in written), encoding="utf-8")
    notes().print(f"{many(len(lines), 'object')} in {to}", markup=False)
