"""kronika annotate import: fragments and answers from a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kronika.model.errors import SomeFailed
from kronika.serve.cli.annotate_options import MASS, AsJson, Kind, desk_of
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import notes, output, print_json
from kronika.serve.cli.words import many

SHOWN = 20


def import_file(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="JSON lines of fragments and answers, or tasks of Label Studio.")],
    kind: Kind = MASS,
    as_json: AsJson = False,
) -> None:
    """Bring in fragments to ask about and answers given elsewhere.

    A line with “choice” and “annotator” is an answer ({kind, key, annotator, choice, at, seconds, client}), any other
    a fragment ({kind, site, key, before, marked, after, path, p, decided, gold, url}). A file that begins with “[” holds
    tasks of Label Studio. What is here already is not taken twice, so a file can be imported again.
    """
    from kronika.flow.annotation_import import import_annotation

    door: Door = context.obj
    with door.chronicle() as chronicle:
        done = import_annotation(chronicle.store, file, kind, chronicle.clock())
        if done.answers:
            desk_of(chronicle).recompute(kind)
    for fault in done.faults[:SHOWN]:
        notes().print(fault, markup=False, soft_wrap=True)
    if as_json:
        print_json(done)
    else:
        output().print(
            f"{many(done.fragments, 'new fragment')}, {done.known} known; "
            f"{many(done.answers, 'new answer')}, {done.repeated} known."
        )
    if done.faults:
        raise SomeFailed(f"{many(len(done.faults), 'line')} could not be used; the others are in.")
