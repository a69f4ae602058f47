"""kronika relations: what stands with a thing in a sentence, how strongly, and the sentences that show it; or the whole graph."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.thing_options import From, Lang, Source, To, Type, chosen
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.flow.relating import Relation
    from kronika.model.analysed import ThingFilter


def relations(
    context: typer.Context,
    entity: Annotated[
        str | None, typer.Argument(metavar="ENTITY", help="A name in its base form, or a link such as Q142.")
    ] = None,
    since: From = None,
    until: To = None,
    source: Source = None,
    type_: Type = None,
    lang: Lang = None,
    limit: Annotated[int, typer.Option(min=1, max=10_000, metavar="N", help="At most so many.")] = 20,
    examples: Annotated[int, typer.Option(min=0, max=50, metavar="N", help="Sentences shown of each.")] = 2,
    graph: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write what stands with what to a file: .json, .graphml or .dot."),
    ] = None,
    least: Annotated[int, typer.Option(min=1, metavar="N", help="Of a graph: pairs of so many sentences.")] = 2,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per relation.")] = False,
) -> None:
    """Show what stands with a thing in a sentence.

    The strongest first, by Dunning's log-likelihood: how sure it is that this is no chance. The lift says how many times
    as often as chance would bring them together.
    """
    from kronika.flow.relating import relations as relate
    from kronika.model.errors import InputError

    door: Door = context.obj
    if entity is None and graph is None:
        raise InputError("Name a thing, or write the whole graph with --graph FILE.")
    with door.chronicle() as chronicle:
        if source is not None:
            chronicle.store.sources.get(source)
        which = chosen(chronicle.clock(), since=since, until=until, source=source, type_=type_, lang=lang)
        if graph is not None:
            write(chronicle, which, graph, least, as_json)
        if entity is not None:
            show(entity, relate(chronicle.store, entity, which, limit=limit, examples=examples), as_json)


def write(chronicle: Chronicle, which: ThingFilter, path: Path, least: int, as_json: bool) -> None:
    """The whole graph in a file."""
    from kronika.flow.relating import graph
    from kronika.flow.relation_files import write_graph

    made = graph(chronicle.store, which, least=least)
    write_graph(made, path)
    if as_json:
        print_json({"file": str(path), "nodes": len(made.nodes), "edges": len(made.edges)})
    else:
        counts = f"{many(len(made.nodes), 'thing')}, {many(len(made.edges), 'relation')}"
        output().print(f"{counts} in {path}.", markup=False, soft_wrap=True)


def show(entity: str, found: list[Relation], as_json: bool) -> None:
    """What stands with it."""
    if as_json:
        for relation in found:
            print_json(as_record(relation))
        return
    if not found:
        output().print(f"“{entity}” stands in no sentence with another name.", markup=False)
    for relation in found:
        thing, strength = relation.thing, relation.strength
        output().print(
            f"{thing.base} ({thing.type.value}{', ' + thing.link if thing.link else ''}): "
            f"{many(relation.sentences, 'sentence')} in {many(relation.articles, 'article')}, "
            f"{strength.lift:.1f}× chance, likelihood {strength.likelihood:.1f}",
            style="bold",
            markup=False,
        )
        for example in relation.examples:
            output().print(
                f"  {example.at:%Y-%m-%d} {example.source} [{example.article_id}] {example.text}",
                markup=False,
                style="dim",
            )


def as_record(relation: Relation) -> dict[str, Any]:
    """A relation as JSON shows it."""
    thing, strength = relation.thing, relation.strength
    return {
        "base": thing.base,
        "key": thing.key,
        "type": thing.type.value,
        "link": thing.link,
        "langs": list(thing.langs),
        "sentences": relation.sentences,
        "articles": relation.articles,
        "lift": round(strength.lift, 4),
        "pmi": round(strength.pmi, 4),
        "likelihood": round(strength.likelihood, 4),
        "examples": list(relation.examples),
    }
