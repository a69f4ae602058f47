"""The graph of relations as a file for other programs: JSON, GraphML or DOT."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.sax.saxutils import quoteattr

from kronika.flow.relating import Edge, Graph
from kronika.model.analysed import Thing
from kronika.model.errors import InputError

PLACES = 4
NODE_KEYS = (("label", "string"), ("type", "string"), ("lang", "string"), ("link", "string"), ("sentences", "int"))
EDGE_KEYS = (("weight", "int"), ("articles", "int"), ("lift", "double"), ("pmi", "double"), ("likelihood", "double"))


def write_graph(graph: Graph, path: Path) -> None:
    """Write the graph; the ending of the name says how."""
    writer = WRITERS.get(path.suffix.lower())
    if writer is None:
        raise InputError(
            f"A graph is written as {', '.join(sorted(WRITERS))}; name the file accordingly, not {path.name}."
        )
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text(writer(graph), encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise InputError(f"{path} cannot be written: {error.strerror}.") from error
    finally:
        part.unlink(missing_ok=True)


def node_values(thing: Thing, sentences: int) -> dict[str, str | int]:
    """What is said of a node."""
    return {
        "label": thing.base,
        "type": thing.type.value,
        "lang": thing.langs[0],
        "link": thing.link or "",
        "sentences": sentences,
    }


def edge_values(edge: Edge) -> dict[str, int | float]:
    """What is said of an edge."""
    return {
        "weight": edge.sentences,
        "articles": edge.articles,
        "lift": round(edge.strength.lift, PLACES),
        "pmi": round(edge.strength.pmi, PLACES),
        "likelihood": round(edge.strength.likelihood, PLACES),
    }


def as_json(graph: Graph) -> str:
    """Nodes and links, as d3 and networkx read them."""
    nodes = [{"id": thing.ids[0], "key": thing.key, **node_values(thing, count)} for thing, count in graph.nodes]
    links = [{"source": edge.first, "target": edge.second, **edge_values(edge)} for edge in graph.edges]
    told = {"directed": False, "multigraph": False, "graph": {}, "nodes": nodes, "links": links}
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


def as_graphml(graph: Graph) -> str:
    """GraphML, as Gephi, yEd and networkx read it."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">']
    for place, keys in (("node", NODE_KEYS), ("edge", EDGE_KEYS)):
        lines += [f'<key id="{name}" for="{place}" attr.name="{name}" attr.type="{kind}"/>' for name, kind in keys]
    lines.append('<graph edgedefault="undirected">')
    for thing, count in graph.nodes:
        lines.append(f'<node id="n{thing.ids[0]}">{datas(node_values(thing, count))}</node>')
    for edge in graph.edges:
        lines.append(f'<edge source="n{edge.first}" target="n{edge.second}">{datas(edge_values(edge))}</edge>')
    return "\n".join([*lines, "</graph>", "</graphml>", ""])


def datas(values: dict[str, str | int] | dict[str, int | float]) -> str:
    """Values as GraphML writes them."""
    return "".join(f'<data key="{name}">{xml(value)}</data>' for name, value in values.items())


def xml(value: object) -> str:
    """A text in XML: without what XML cannot hold."""
    kept = "".join(letter if letter.isprintable() else " " for letter in str(value))
    return quoteattr(kept)[1:-1]


def as_dot(graph: Graph) -> str:
    """DOT, as Graphviz reads it."""
    lines = ["graph kronika {"]
    lines += [
        f"  n{thing.ids[0]} [label={quoted(thing.base)}, class={quoted(thing.type.value)}];" for thing, _ in graph.nodes
    ]
    lines += [f"  n{edge.first} -- n{edge.second} [weight={edge.sentences}];" for edge in graph.edges]
    return "\n".join([*lines, "}", ""])


def quoted(text: str) -> str:
    """A string of DOT."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


WRITERS: dict[str, Callable[[Graph], str]] = {".json": as_json, ".graphml": as_graphml, ".dot": as_dot}
