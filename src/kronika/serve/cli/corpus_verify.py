"""kronika corpus verify: is a corpus, or an export of one, still what it says it is?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import Interrupted
from kronika.serve.cli.byte_progress import measured
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.corpus_verify import Verified


def verify(
    context: typer.Context,
    what: Annotated[
        str, typer.Argument(metavar="DIR|FILE|NAME", help="An export (its folder or file), or a corpus by name.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check files against their manifest and every article against its hash; what is wrong is named, exit code 1.

    An export is checked without a chronicle, so whoever is given one can check it.
    """
    from kronika.flow.corpora import chosen_as
    from kronika.flow.corpus_verify import verify_files, verify_stored
    from kronika.flow.interruption import stop_wish

    door: Door = context.obj
    with stop_wish() as stop, measured("Verifying", quiet=as_json) as show:

        def tell(made: Verified) -> None:
            show(made.articles, made.total, f"{made.articles} articles")

        if Path(what).exists():
            made = verify_files(Path(what), on_progress=tell, stop=stop)
        else:
            with door.chronicle() as chronicle:
                made = verify_stored(chronicle, chosen_as(chronicle, what), on_progress=tell, stop=stop)
    report(made, as_json=as_json)


def report(made: Verified, *, as_json: bool) -> None:
    """Say what was found."""
    if as_json:
        names = ("name", "articles", "files", "faults", "hash")
        print_json({name: getattr(made, name) for name in names} | {"sentences": made.sentences})
    else:
        for sentence in made.sentences:
            notes().print(literal(sentence), soft_wrap=True)
        files = f" in {many(made.files, 'file')}" if made.files else ""
        if made.faults:
            output().print(f"{many(made.articles, 'article')}{files} looked at, {many(made.faults, 'fault')}.")
        else:
            output().print(
                f"{many(made.articles, 'article')}{files}, all as they should be. {made.hash}", soft_wrap=True
            )
    if made.stopped:
        raise Interrupted("Stopped; not everything was looked at.")
    if made.faults:
        raise typer.Exit(1)
