"""kronika query: questions with a name, for searching, charts, corpora and digests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import InputError
from kronika.serve.cli.door import Door
from kronika.serve.cli.query_options import Collapse, Entities, From, Lang, Sources, To, Tone, question
from kronika.serve.cli.query_record import AsJson, Name, as_record, in_words, lines
from kronika.serve.cli.screen import literal, output, print_json

if TYPE_CHECKING:
    from kronika.model.saved_query import SavedQuery

app = typer.Typer(
    no_args_is_help=True,
    help="Queries with a name: save one, use it as @NAME wherever a query is, tell people of what it finds.",
)


@app.command("save")
def save(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="What to call it.")],
    query: Annotated[str, typer.Argument(metavar="QUERY", help="The query, as “kronika search” takes it.")] = "",
    since: From = None,
    until: To = None,
    sources: Sources = None,
    entities: Entities = None,
    lang: Lang = None,
    tone: Tone = None,
    collapse: Collapse = False,
    note: Annotated[str, typer.Option("--note", metavar="TEXT", help="What it is for.")] = "",
    by: Annotated[str, typer.Option("--by", metavar="NAME", help="Who saves it.")] = "",
    replace: Annotated[bool, typer.Option("--replace", help="Put it in the place of the query of that name.")] = False,
    as_json: AsJson = False,
) -> None:
    """Save a query under a name.

    kronika query save floods 'povodeň OR záplava' --source novinky --collapse
    """
    from kronika.flow.saved_queries import save_query
    from kronika.model.saved_query import SavedQuery

    door: Door = context.obj
    with door.chronicle() as chronicle:
        for source in sources or ():
            chronicle.store.sources.get(source)
        asked = question(
            chronicle.clock(),
            query,
            since=since,
            until=until,
            sources=sources,
            entities=entities,
            lang=lang,
            tone=tone,
            collapsed=collapse,
        )
        wanted = SavedQuery(name=name, question=asked, note=note, by=by)
        saved = save_query(chronicle, wanted, overwrite=replace)
    if as_json:
        print_json(as_record(saved))
    else:
        output().print(f"[bold]{literal(saved.name)}[/bold] is saved: {in_words(saved)}", soft_wrap=True)
        output().print(f"Use it as @{saved.name} wherever a query is.", markup=False, soft_wrap=True)


@app.command("list")
def list_queries(
    context: typer.Context,
    removed: Annotated[bool, typer.Option("--removed", help="Those that were removed and can be restored.")] = False,
    as_json: AsJson = False,
) -> None:
    """All saved queries, and who is told of what they find."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        queries = chronicle.store.saved_queries.all(removed=removed)
    for query in queries:
        if as_json:
            print_json(as_record(query))
        else:
            output().print(f"[bold]{literal(query.name)}[/bold]: {in_words(query)}", soft_wrap=True)
    if not queries and not as_json:
        output().print("No saved queries yet. Save one: kronika query save NAME QUERY", markup=False)


@app.command("show")
def show(context: typer.Context, name: Name, as_json: AsJson = False) -> None:
    """Everything about one saved query, and how many articles it finds now."""
    from kronika.flow.searching import ids

    door: Door = context.obj
    with door.chronicle() as chronicle:
        query = chronicle.store.saved_queries.get(name)
        found = len(ids(chronicle, query.question))
    if as_json:
        print_json(as_record(query) | {"found": found})
        return
    for key, value in (*lines(query), ("finds", f"{found} articles now" if found != 1 else "1 article now")):
        output().print(f"[dim]{key:>8}[/dim]  {literal(value)}", soft_wrap=True)


@app.command("remove")
def remove(context: typer.Context, name: Name, as_json: AsJson = False) -> None:
    """Remove a saved query; “kronika query restore” brings it back."""
    from kronika.flow.saved_queries import remove_query

    door: Door = context.obj
    with door.chronicle() as chronicle:
        query = remove_query(chronicle, name)
    say(query, "is removed.", as_json=as_json, removed=True)


@app.command("restore")
def restore(context: typer.Context, name: Name, as_json: AsJson = False) -> None:
    """Bring back a saved query that was removed."""
    from kronika.flow.saved_queries import restore_query

    door: Door = context.obj
    with door.chronicle() as chronicle:
        query = restore_query(chronicle, name)
    say(query, "is back.", as_json=as_json)


@app.command("tell")
def tell(
    context: typer.Context,
    name: Name,
    group: Annotated[str | None, typer.Option("--group", metavar="G", help="Who is told: a group.")] = None,
    nobody: Annotated[bool, typer.Option("--nobody", help="Nobody is told any more.")] = False,
    as_json: AsJson = False,
) -> None:
    """Tell a group of articles the query finds from now on, in the group's own rhythm and language.

    kronika query tell floods --group Office
    """
    from kronika.flow.saved_queries import tell_group

    if (group is None) == (not nobody):
        raise InputError("Say who is told: --group NAME, or --nobody.")
    door: Door = context.obj
    with door.chronicle() as chronicle:
        query = tell_group(chronicle, name, group)
    told = f"is told to {query.group} from now on." if query.group else "is told to nobody."
    say(query, told, as_json=as_json)


def say(query: SavedQuery, what: str, *, as_json: bool, removed: bool = False) -> None:
    """What became of a query."""
    if as_json:
        print_json(as_record(query) | ({"removed": True} if removed else {}))
    else:
        output().print(f"[bold]{literal(query.name)}[/bold] {literal(what)}", soft_wrap=True)
