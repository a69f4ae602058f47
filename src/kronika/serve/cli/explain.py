"""kronika explain: why a page was or was not fetched."""

from __future__ import annotations

from typing import Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json


def explain(
    context: typer.Context,
    url: Annotated[str, typer.Argument(metavar="URL", help="The address of the page.")],
    online: Annotated[bool, typer.Option("--online", help="Also ask the site's robots.txt as it is now.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Say why a page was or was not fetched.

    Tells how its address was found, what became of it and where its versions are; for an address that nobody has met,
    which source would fetch it and what stands against it. Without --online nothing is asked of the web.
    """
    show(context.obj, url, online=online, as_json=as_json)


def show(door: Door, url: str, *, online: bool = False, as_json: bool = False) -> None:
    """The story of an address, one sentence a line."""
    from kronika.flow.explain import explain as tell

    with door.chronicle() as chronicle:
        found = tell(chronicle, url, online=online)
    if as_json:
        print_json(found)
        return
    for sentence in found.sentences:
        output().print(f"· {sentence}", markup=False, soft_wrap=True)
