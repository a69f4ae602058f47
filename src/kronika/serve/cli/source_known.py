"""kronika source known: the sites whose ways of collection the program knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.model.errors import UnknownName
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json

if TYPE_CHECKING:
    from kronika.sites.known import KnownSites
    from kronika.sites.site import Site


def known(
    context: typer.Context,
    name: Annotated[
        str | None,
        typer.Argument(metavar="NAME", help="Only this site, with all its ways and how sure we are of each."),
    ] = None,
    lang: Annotated[str | None, typer.Option(metavar="L", help="Only sites in this language: cs, pl, ru.")] = None,
    as_toml: Annotated[
        bool, typer.Option("--toml", help="Print the site as a file to correct and keep as recipes/NAME.toml.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, one object per line.")] = False,
) -> None:
    """List the sites that can be collected by name.

    Collect one at once (kronika collect NAME), or follow it (kronika source add NAME).

    How sure we are: ours (a site of the sample web), documented (published by the site and widely used), described
    (as a published work found it), believed (it fits what is known).
    """
    found = [site for site in chosen(sites(context.obj), name) if lang in (None, collected(site).lang)]
    if as_toml:
        from kronika.sites.writing import as_toml as written

        typer.echo("\n".join(map(written, found)), nl=False)
    elif as_json:
        for site in found:
            print_json(as_record(site))
    elif name is not None:
        for site in found:
            show(site)
    else:
        table(found)


def sites(door: Door) -> KnownSites:
    """The known sites of the chronicle; the built-in ones where there is none."""
    from kronika.flow.chronicle import RECIPES
    from kronika.sites.known import open_known

    return open_known(door.settings().home / RECIPES)


def chosen(known: KnownSites, name: str | None) -> list[Site]:
    """All of them, or the one of that name."""
    if name is None:
        return list(known)
    site = known.find(name)
    if site is None:
        near = " or ".join(f"“{title}”" for title in known.near(name))
        hint = f"did you mean {near}?" if near else "see “kronika source known”."
        raise UnknownName(f"No known site is called “{name}”; {hint}")
    return [site]


def table(found: list[Site]) -> None:
    """One line a site."""
    from kronika.serve.cli.source_trial import cell, plain_table

    rows = plain_table("site", "language", "ways", "sections", "how sure")
    for site in found:
        collection = collected(site)
        ways = dict.fromkeys(way.kind.value for way in collection.ways)
        sure = dict.fromkeys(way.certainty.value for way in collection.ways)
        cells = (collection.title, collection.lang, ", ".join(ways), ", ".join(collection.sections), ", ".join(sure))
        rows.add_row(*map(cell, cells))
    output().print(rows)


def show(site: Site) -> None:
    """Everything about one site."""
    from kronika.serve.cli.source_trial import cell, plain_table

    collection = collected(site)
    output().print(collection.title, style="bold", markup=False)
    called = ", ".join((site.name, *collection.aliases, *site.hosts))
    output().print(f"{collection.home} · {collection.lang} · also called {called}", style="dim", markup=False)
    rows = plain_table("way", "address", "sections", "how sure")
    for way in collection.ways:
        sections = ", ".join(way.sections) or way.section
        sure = f"{way.certainty.value}: {way.because}"
        rows.add_row(*map(cell, (way.kind.value, way.url, sections)), sure)
    output().print(rows)


def as_record(site: Site) -> dict[str, Any]:
    """A known site as JSON shows it."""
    collection = collected(site)
    ways = [
        {
            "kind": way.kind,
            "url": way.url,
            "sections": list(way.sections) or ([way.section] if way.section else []),
            "options": way.source_options,
            "certainty": way.certainty,
            "because": way.because,
        }
        for way in collection.ways
    ]
    return {
        "name": collection.title,
        "id": site.name,
        "aliases": list(collection.aliases),
        "hosts": list(site.hosts),
        "home": collection.home,
        "lang": collection.lang,
        "since": collection.since,
        "sections": list(collection.sections),
        "kinds": list(dict.fromkeys(way.kind.value for way in collection.ways)),
        "certainty": list(dict.fromkeys(way.certainty.value for way in collection.ways)),
        "ways": ways,
    }


def collected(site: Site) -> Any:
    """How a site is collected."""
    from kronika.sites.known import told

    return told(site)
