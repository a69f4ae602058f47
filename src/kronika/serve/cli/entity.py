"""kronika entity: what directories list, and the web addresses found for it."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli import entity_finding, entity_following
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output, print_json

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.model.entity import Entity

NO_SITE = "none"
SHOWN = (
    "id",
    "key",
    "name",
    "attributes",
    "website",
    "website_from",
    "doubt",
    "first_seen",
    "last_seen",
    "looked_up",
    "sentence",
)
app = typer.Typer(no_args_is_help=True, help="What directories list: show it, find web addresses, follow the sites.")
app.command("find-sites")(entity_finding.find)
app.command("follow")(entity_following.follow)

Key = Annotated[
    str, typer.Argument(metavar="KEY", help="Its number, the address of its entry, or its name where only one has it.")
]
OfSource = Annotated[str | None, typer.Option("--source", metavar="S", help="Only what this directory lists.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command("list")
def list_entities(
    context: typer.Context,
    source: OfSource = None,
    doubtful: Annotated[bool, typer.Option("--doubtful", help="Only those whose web address may be wrong.")] = False,
    without_site: Annotated[bool, typer.Option("--without-site", help="Only those without a web address.")] = False,
    csv: Annotated[str | None, typer.Option(metavar="FILE", help="Write a CSV file; - is standard output.")] = None,
    as_json: AsJson = False,
) -> None:
    """The entries of all directories, or of one, with their web addresses.

    Directories are collected with “kronika collect”; how to describe one: docs/how-to/collect-a-directory.md.
    """
    door: Door = context.obj
    with door.chronicle() as chronicle:
        number = chronicle.store.sources.get(source).id if source else None
        found = chronicle.store.entities.listing(number, with_site=False if without_site else None)
        names = source_names(chronicle)
    found = [entity for entity in found if entity.doubt or not doubtful]
    if csv is not None:
        from kronika.serve.cli.entity_csv import write

        write(csv, found, names)
    elif as_json:
        for entity in found:
            print_json(as_record(entity, names))
    elif found:
        from kronika.serve.cli.entity_table import entity_table

        output().print(entity_table(found, output().width))
    elif doubtful or without_site:
        output().print(f"No entity is {'doubtful' if doubtful else 'without a web address'}.")
    else:
        output().print(
            "No entities. A directory gives them: kronika source add URL --kind directory, then kronika collect"
        )


@app.command("show")
def show(context: typer.Context, key: Key, source: OfSource = None, as_json: AsJson = False) -> None:
    """Everything known of one entity."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        number = chronicle.store.sources.get(source).id if source else None
        entity = chronicle.store.entities.get(key, number)
        names = source_names(chronicle)
    record = as_record(entity, names)
    if as_json:
        print_json(record)
        return
    output().print(f"[bold]{literal(entity.name)}[/bold]")
    for name, value in {**record, **record.pop("attributes")}.items():
        if name not in ("name", "attributes") and value is not None:
            shown = f"{value:%Y-%m-%d %H:%M}" if isinstance(value, datetime) else value
            output().print(f"  {name}: {shown}", markup=False, soft_wrap=True)


@app.command("set-site")
def set_site(
    context: typer.Context,
    key: Key,
    url: Annotated[str, typer.Argument(metavar="URL", help="Its web address; “none” when it has no site.")],
    source: OfSource = None,
    as_json: AsJson = False,
) -> None:
    """Correct or give a web address; neither a directory nor a finder overrules it."""
    from kronika.html.address import check_url

    website = None if url == NO_SITE else check_url(url)
    door: Door = context.obj
    with door.chronicle() as chronicle:
        number = chronicle.store.sources.get(source).id if source else None
        found = chronicle.store.entities.get(key, number)
        entity = chronicle.store.entities.set_site(found.id, website, chronicle.clock())
        names = source_names(chronicle)
    if as_json:
        print_json(as_record(entity, names))
    else:
        said = f"is at {entity.website}" if website else "has no web site"
        output().print(f"{entity.name} {said}.", markup=False, soft_wrap=True)


def source_names(chronicle: Chronicle) -> dict[int, str]:
    """The names of sources by number."""
    return {source.id: source.name for source in chronicle.store.sources.all()}


def as_record(entity: Entity, names: dict[int, str]) -> dict[str, Any]:
    """An entity as JSON shows it."""
    return {"source": names.get(entity.source_id), **{name: getattr(entity, name) for name in SHOWN}}
