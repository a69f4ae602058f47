"""kronika bridge: hand articles on to Apache Solr or OpenSearch."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import Interrupted, SomeFailed
from kronika.serve.cli.byte_progress import measured
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.bridges.sending import Crossed

app = typer.Typer(
    name="bridge", help="Hand articles with their analyses on to Apache Solr or OpenSearch.", no_args_is_help=True
)

Query = Annotated[str | None, typer.Option(metavar="Q", help="Only articles that match a query.")]
Corpus = Annotated[str | None, typer.Option(metavar="NAME", help="Only the articles of a frozen corpus.")]
SchemaOnly = Annotated[bool, typer.Option("--schema-only", help="Make the schema and send no articles.")]
Batch = Annotated[int | None, typer.Option(metavar="N", min=1, max=10_000, help="Articles sent at once, at most.")]
DryRun = Annotated[
    Path | None, typer.Option("--dry-run", metavar="FILE", help="Write what would be sent to a file; nobody is called.")
]
Prune = Annotated[
    bool,
    typer.Option("--prune", help="Afterwards delete this chronicle's documents that are not among these articles."),
]
New = Annotated[
    bool, typer.Option("--new", help="Only what has changed since the last whole run; what is gone is deleted.")
]
Name = Annotated[
    str,
    typer.Option("--name", metavar="NAME", help="Name of this chronicle there; needed where several share one core."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print what was done as one JSON object.")]
SHOWN = 20  # refused documents that are named on the screen


@app.command("solr")
def solr(
    context: typer.Context,
    url: Annotated[str, typer.Argument(metavar="URL", help="The core or collection: http://host:8983/solr/NAME.")],
    query: Query = None,
    corpus: Corpus = None,
    schema_only: SchemaOnly = False,
    batch: Batch = None,
    dry_run: DryRun = None,
    prune: Prune = False,
    new: New = False,
    name: Name = "kronika",
    as_json: AsJson = False,
) -> None:
    """Send articles to Apache Solr, with the schema they need.

    Called again it goes on where it was cut short, and replaces what is there already. Addresses on this machine or in
    a private network must be allowed: [fetch] allow.
    """
    wish = Wish(query=query, corpus=corpus, schema_only=schema_only, dry_run=dry_run, prune=prune, new=new, name=name)
    carry_out(context.obj, url, None, wish, batch=batch, as_json=as_json)


@app.command("opensearch")
def opensearch(
    context: typer.Context,
    url: Annotated[str, typer.Argument(metavar="URL", help="The cluster: https://host:9200.")],
    index: Annotated[str, typer.Option(metavar="NAME", help="The index; it is made when it is not there.")] = "kronika",
    query: Query = None,
    corpus: Corpus = None,
    schema_only: SchemaOnly = False,
    batch: Batch = None,
    dry_run: DryRun = None,
    prune: Prune = False,
    new: New = False,
    name: Name = "kronika",
    as_json: AsJson = False,
) -> None:
    """Send articles to OpenSearch, with the mapping they need.

    Called again it goes on where it was cut short, and replaces what is there already. Addresses on this machine or in
    a private network must be allowed: [fetch] allow.
    """
    wish = Wish(query=query, corpus=corpus, schema_only=schema_only, dry_run=dry_run, prune=prune, new=new, name=name)
    carry_out(context.obj, url, index, wish, batch=batch, as_json=as_json)


@app.command("query")
def translate(
    query: Annotated[str, typer.Argument(metavar="Q", help="A query as “kronika search” takes it.")],
    to: Annotated[str, typer.Option("--to", metavar="solr|opensearch", help="For whom.")] = "solr",
) -> None:
    """Print a query as Solr or OpenSearch would be asked it."""
    from kronika.flow.bridges.query_text import for_opensearch, for_solr
    from kronika.model.errors import InputError

    writers = {"solr": for_solr, "opensearch": for_opensearch}
    if to not in writers:
        raise InputError(f"--to takes {' or '.join(writers)}, not “{to}”.")
    output().print(literal(writers[to](query)), soft_wrap=True)


class Wish:
    """What the options come to."""

    def __init__(
        self,
        *,
        query: str | None,
        corpus: str | None,
        schema_only: bool,
        dry_run: Path | None,
        prune: bool,
        new: bool,
        name: str,
    ) -> None:
        self.query, self.corpus = query, corpus
        self.schema_only, self.dry_run = schema_only, dry_run
        self.prune, self.new, self.name = prune, new, name


def carry_out(door: Door, url: str, index: str | None, wish: Wish, *, batch: int | None, as_json: bool) -> None:
    """Open the bridge, make the schema, send."""
    import json

    from kronika.flow.bridges.opening import open_target
    from kronika.flow.bridges.selection import choose
    from kronika.flow.bridges.sending import Bridge
    from kronika.flow.interruption import stop_wish
    from kronika.flow.outputs import told, write_whole

    began = time.monotonic()
    with (
        door.chronicle({"bridge": {"batch": batch}}) as chronicle,
        stop_wish() as stop,
        open_target(chronicle, url, index=index, stop=stop) as target,
        measured("Sending", quiet=as_json) as show,
    ):
        if wish.schema_only and wish.dry_run is not None:
            with told(wish.dry_run):
                write_whole(wish.dry_run, json.dumps(target.schema(), indent=2) + "\n")
            return
        chosen = None if wish.schema_only else choose(chronicle, query=wish.query, corpus=wish.corpus)
        for note in target.prepare() if wish.dry_run is None else ():
            notes().print(literal(note), soft_wrap=True)
        if chosen is None:
            output().print(f"The schema of {literal(target.name)} is ready.", soft_wrap=True)
            return
        bridge = Bridge(chronicle, target, chosen, name=wish.name, stop=stop, tell=lambda one: show(*said(one)))
        done = bridge.write(wish.dry_run) if wish.dry_run is not None else bridge.run(prune=wish.prune, new=wish.new)
    report(done, wish.dry_run or target.name, time.monotonic() - began, as_json=as_json)


def said(crossed: Crossed) -> tuple[int, int, str]:
    """How far it is."""
    done = crossed.before + crossed.sent + len(crossed.refused)
    refused = f", {len(crossed.refused)} refused" if crossed.refused else ""
    return done, crossed.total, f"{done} of {crossed.total} articles{refused}"


def report(done: Crossed, where: Path | str, seconds: float, *, as_json: bool) -> None:
    """What came of it."""
    if as_json:
        counts = {name: getattr(done, name) for name in ("total", "sent", "before", "deleted", "stopped")}
        print_json(counts | {"refused": done.refused, "to": str(where), "seconds": round(seconds, 2)})
    else:
        before = f" ({done.before} were there from a run that was cut short)" if done.before else ""
        deleted = f", {done.deleted} deleted" if done.deleted else ""
        output().print(
            f"{many(done.sent, 'article')} sent to {literal(where)}{before}{deleted}, in {seconds:.1f} s.",
            soft_wrap=True,
        )
        for one in done.refused[:SHOWN]:
            notes().print(literal(f"Article {one.number} ({one.url}) was refused: {one.sentence}"), soft_wrap=True)
    if done.stopped:
        raise Interrupted("Stopped; the same call goes on with the rest.")
    if done.refused:
        raise SomeFailed(f"{many(len(done.refused), 'article')} of {done.total} refused; the others are there.")
