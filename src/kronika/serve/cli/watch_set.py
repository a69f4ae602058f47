"""kronika watch set: change how a page is watched."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.model.errors import InputError
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output, print_json
from kronika.serve.cli.watch_record import (
    AsJson,
    Css,
    Number,
    Option,
    Tag,
    Whole,
    XPath,
    as_record,
    focus_of,
    group_number,
    options_of,
)

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.model.watch import Watch


def set_watch(
    context: typer.Context,
    number: Number,
    group: Annotated[str | None, typer.Option(metavar="G", help="Put it into this group; “” for none.")] = None,
    name: Annotated[str | None, typer.Option(metavar="N", help="Call it so; “” for the title of the page.")] = None,
    url: Annotated[
        str | None, typer.Option(metavar="URL", help="Watch this address instead; the history stays.")
    ] = None,
    keep: Annotated[int | None, typer.Option(min=1, metavar="N", help="How many versions to keep.")] = None,
    css: Css = None,
    xpath: XPath = None,
    tag: Tag = None,
    whole: Whole = False,
    main: Annotated[bool, typer.Option("--main", help="Compare the main text again, as it is found.")] = False,
    every: Annotated[str | None, typer.Option(metavar="30m..1d", help="How often to look.")] = None,
    alert_after: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Checks before a trouble is told.")
    ] = None,
    option: Option = None,
    as_json: AsJson = False,
) -> None:
    """Change how a page is watched; what is not named stays.

    kronika watch set 3 --every 10m..6h --group Office
    """
    from kronika.model.watch import Focus

    door: Door = context.obj
    focus = focus_of(css, xpath, tag, whole)
    if main and focus is not None:
        raise InputError("--main contradicts the other ways to say what is compared; leave one of them.")
    values: dict[str, Any] = {"name": name, "keep": keep, "alert_after": alert_after, "focus": focus}
    if main:
        values["focus"] = Focus()
    with door.chronicle() as chronicle:
        before = chronicle.store.watches.get(number)
        wanted = changed(chronicle, before, values, {"url": url, "every": every, "group": group})
        wanted = replace(wanted, options=options_of(before.options, option))
        if wanted == before:
            raise InputError("Nothing to change; see “kronika watch set --help” for what can be.")
        after = chronicle.store.watches.change(wanted)
    if as_json:
        print_json(as_record(after))
    else:
        output().print(f"[bold]{literal(after.label)}[/bold] ({after.id}) is changed.", soft_wrap=True)


def changed(chronicle: Chronicle, watch: Watch, values: dict[str, Any], texts: dict[str, str | None]) -> Watch:
    """The watch with what was given on the command line."""
    from kronika.model.duration import bounds
    from kronika.serve.cli.watch_add import address

    given = {name: value for name, value in values.items() if value is not None}
    if texts["url"] is not None:
        given["url"] = address(texts["url"])
    if texts["every"] is not None:
        given["fastest"], given["slowest"] = bounds(texts["every"])
    if texts["group"] is not None:
        given["group_id"] = group_number(chronicle, texts["group"])
    return replace(watch, **given)
