"""kronika entities: whom and what the articles of a chronicle name, with counts, forms, links and sources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.thing_options import From, Lang, Source, To, Type, chosen

if TYPE_CHECKING:
    from rich.table import Table

    from kronika.model.analysed import Thing

SOURCES_SHOWN = 3
WIDE = 120  # columns of a terminal that has room for other forms and sources


def entities(
    context: typer.Context,
    query: Annotated[str | None, typer.Argument(metavar="QUERY", help="Words that its base form must hold.")] = None,
    since: From = None,
    until: To = None,
    source: Source = None,
    type_: Type = None,
    lang: Lang = None,
    limit: Annotated[int, typer.Option(min=1, max=10_000, metavar="N", help="At most so many.")] = 30,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per thing.")] = False,
) -> None:
    """List whom and what articles name, the most frequent first.

    “texts” counts articles that are nearly the same once: agency news that many sites repeat. Names of several languages
    are one thing where their link is the same.
    """
    door: Door = context.obj
    with door.chronicle() as chronicle:
        if source is not None:
            chronicle.store.sources.get(source)
        which = chosen(chronicle.clock(), since=since, until=until, source=source, type_=type_, lang=lang, words=query)
        found = chronicle.store.things.listing(which, limit)
    if as_json:
        for thing in found:
            print_json(as_record(thing))
    elif not found:
        output().print("No article names such a thing. Analyse articles with: kronika analyse")
    else:
        output().print(table(found))


def as_record(thing: Thing) -> dict[str, Any]:
    """A thing as JSON shows it."""
    names = ("key", "base", "type", "link", "articles", "texts", "mentions", "positive", "negative")
    told = {name: getattr(thing, name) for name in names}
    return {**told, "langs": list(thing.langs), "forms": list(thing.forms), "sources": dict(thing.sources)}


def table(found: list[Thing]) -> Table:
    """One line a thing."""
    from rich.table import Table
    from rich.text import Text

    made = Table(box=None, pad_edge=False, header_style="bold")
    wide = output().width >= WIDE
    made.add_column("name", overflow="fold", ratio=2)
    for name in ("type", "lang", "link"):
        made.add_column(name, no_wrap=True)
    for name in ("articles", "texts", "mentions", "+", "−"):
        made.add_column(name, justify="right", no_wrap=True)
    for name in ("also", "sources") if wide else ():
        made.add_column(name, overflow="fold", ratio=2)
    for thing in found:
        by_count = sorted(thing.sources.items(), key=lambda item: (-item[1], item[0]))
        cells = (
            thing.base,
            thing.type.value,
            " ".join(thing.langs),
            thing.link or "",
            str(thing.articles),
            str(thing.texts),
            str(thing.mentions),
            f"{thing.positive:g}",
            f"{thing.negative:g}",
            ", ".join(thing.forms),
            ", ".join(f"{name} {count}" for name, count in by_count[:SOURCES_SHOWN])
            + (" …" if len(by_count) > SOURCES_SHOWN else ""),
        )
        made.add_row(*(Text(cell) for cell in (cells if wide else cells[:-2])))
    return made
