"""kronika annotate gold: hidden questions, whose answer is known."""

from __future__ import annotations

from typing import Annotated

import typer

from kronika.model.errors import UnknownName
from kronika.serve.cli.annotate_options import MASS, AsJson, Kind
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.words import many


def gold(
    context: typer.Context,
    fragments: Annotated[list[int] | None, typer.Argument(help="Fragments by number; none: list them.")] = None,
    answer: Annotated[str, typer.Option("--answer", help="yes, no, or none to make it a question like others.")] = "",
    kind: Kind = MASS,
    as_json: AsJson = False,
) -> None:
    """List the hidden questions, or make fragments hidden questions. Devices cannot tell them from others."""
    from kronika.flow.annotation_lines import choice_of

    door: Door = context.obj
    with door.chronicle() as chronicle:
        store = chronicle.store
        chosen = None if answer in ("", "none") else choice_of(answer)
        for number in (fragments or ()) if answer else ():
            if not store.fragments.set_gold(number, chosen):
                raise UnknownName(f"There is no fragment {number}; see “kronika annotate queue”.")
        known = store.fragments.gold(kind)
        found = store.fragments.get(list(known))
    for number, fragment in found.items():
        if as_json:
            print_json({"fragment": number, "site": fragment.site, "marked": fragment.marked, "gold": known[number]})
        else:
            words = f"{fragment.before[-40:]}[{fragment.marked}]{fragment.after[:40]}".replace("\n", " ")
            output().print(f"{number}  {known[number]}  {fragment.site}  {words}", markup=False, soft_wrap=True)
    if not as_json:
        output().print(f"{many(len(found), 'hidden question')}.")
