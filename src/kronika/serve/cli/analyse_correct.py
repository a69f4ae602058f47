"""kronika analyse correct: keep how an article sounds to a person."""

from __future__ import annotations

from typing import Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json

WORDS = {"p": "positive", "n": "negative", "a": "neutral"}


def correct(
    context: typer.Context,
    article: Annotated[int, typer.Argument(metavar="ARTICLE", help="The number of the article.")],
    tone: Annotated[str, typer.Option("--tone", metavar="p|n|a", help="positive, negative or neutral (a).")],
    by: Annotated[str, typer.Option("--by", metavar="NAME", help="Who says so.")] = "",
    note: Annotated[str, typer.Option(metavar="TEXT", help="Why.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Say how an article sounds to you.

    Agreeing with the machine is worth as much as correcting it: both together give the error bar of
    “kronika analyse accuracy”. The last word of each person counts.
    """
    from kronika.model.errors import InputError

    if tone not in WORDS:
        raise InputError(f"--tone takes p (positive), n (negative) or a (neutral), not “{tone}”.")
    door: Door = context.obj
    with door.chronicle() as chronicle:
        kept = chronicle.store.corrections.tone(article, tone, by=by, at=chronicle.clock(), note=note)
    if as_json:
        print_json(kept)
    else:
        said = "as the machine says" if kept.agrees else f"the machine had said {WORDS[kept.machine]}"
        output().print(f"Kept: article {article} is {WORDS[tone]}; {said}.")
