"""kronika corpus import: take in the articles of an export, from this chronicle or another."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import Interrupted, SomeFailed
from kronika.serve.cli.byte_progress import measured
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.corpus_import import Imported


def import_corpus(
    context: typer.Context,
    path: Annotated[Path, typer.Argument(metavar="DIR|FILE", help="An export: its folder, or one file of it.")],
    name: Annotated[
        str | None, typer.Option("--freeze", metavar="NAME", help="Freeze what was taken in as a corpus of this name.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Take in articles from any format that corpora are exported to; running it again changes nothing.

    Articles go to the sources they came from, made where they are missing. JSON lines, Parquet and WARC bring along what was
    told of the texts, WARC also the pages; what is missing, the next “kronika run” tells anew.
    """
    from kronika.flow import corpus_import as flow
    from kronika.flow.interruption import stop_wish

    door: Door = context.obj
    with door.chronicle() as chronicle, stop_wish() as stop, measured("Importing", quiet=as_json) as show:
        made = flow.import_corpus(
            chronicle,
            path,
            name=name,
            on_progress=lambda made: show(made.articles, made.total, f"{made.new} new, {made.known} known"),
            stop=stop,
        )
    report(made, as_json=as_json)


def report(made: Imported, *, as_json: bool) -> None:
    """Say what came in; damage is named on standard error and ends with its own exit code."""
    frozen = made.corpus
    if as_json:
        counts = {name: getattr(made, name) for name in ("articles", "new", "known", "differing", "damaged", "stopped")}
        print_json(counts | {"faults": made.sentences, "hash": frozen.manifest if frozen else None})
    else:
        for sentence in made.sentences:
            notes().print(literal(sentence), soft_wrap=True)
        other = f", {made.differing} read here with another result, which stays" if made.differing else ""
        output().print(f"{many(made.new, 'new article')}, {made.known} known, {made.damaged} damaged{other}.")
        if frozen is not None:
            output().print(f"Frozen as “{literal(frozen.name)}”: {frozen.manifest}", soft_wrap=True)
    if made.stopped:
        raise Interrupted("Stopped; what was taken in is kept, and the same call takes in the rest.")
    if made.damaged:
        raise SomeFailed(f"{many(made.damaged, 'article')} could not be taken in; the others are here.")
