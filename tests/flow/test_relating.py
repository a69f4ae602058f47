"""Relations are ranked by what chance does not explain, shown by sentences, joined over languages, and written as graphs."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.relating import graph, relations
from kronika.flow.relation_files import write_graph
from kronika.model.analysed import ThingFilter
from kronika.model.errors import InputError, UnknownName
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, a_source, an_article

EVERYTHING = ThingFilter()


@pytest.fixture
def filled(chronicle: Chronicle) -> Chronicle:
    """Jan stands with Eva in two articles, with "Petr & syn" in one; Eve of English articles is Eva."""
    source = chronicle.store.sources.add(a_source(), NOW)
    texts = [an_article(f"{place}", lead="", body="0123456789 abcdefghi jklmnopqr stuv") for place in range(4)]
    told = (
        an_analysis({"Jan": [0, 1], "Eva": [0]}, links={"Eva": "Q1"}),
        an_analysis({"Jan": [0], "Eva": [0], 'Petr & "syn"': [0, 2]}, links={"Eva": "Q1"}),
        an_analysis({"Jan": [1], "Eve": [1]}, lang="en", links={"Eve": "Q1"}),
        an_analysis({"Pavel": [0]}),
    )
    numbers = store_articles(chronicle.store, source, *texts)
    analyse(chronicle.store, dict(zip(numbers, told, strict=True)))
    return chronicle


def test_what_stands_with_a_thing_comes_with_its_strength_and_sentences(filled: Chronicle) -> None:
    first, second = relations(filled.store, "jan", EVERYTHING)
    assert (first.thing.base, first.sentences, first.articles, len(first.thing.ids)) == ("Eva", 3, 3, 2)
    assert first.strength.lift > 1 and first.strength.likelihood > second.strength.likelihood
    assert (second.thing.base, second.sentences) == ('Petr & "syn"', 1)
    assert len({example.text for example in first.examples}) == len(first.examples) == 3
    example = second.examples[0]
    assert example.text == "1 012345" and (example.start, example.end, example.source) == (0, 9, "listy")
    assert relations(filled.store, "jan", EVERYTHING, limit=1, examples=0)[0].examples == ()


def test_who_is_not_named_is_not_related(filled: Chronicle) -> None:
    assert relations(filled.store, "Pavel", EVERYTHING) == []
    with pytest.raises(UnknownName, match="kronika entities Nikdo"):
        relations(filled.store, "Nikdo", EVERYTHING)


def test_the_graph_holds_what_stands_together_often_enough(filled: Chronicle) -> None:
    whole = graph(filled.store, EVERYTHING, least=1)
    assert {thing.base for thing, _ in whole.nodes} == {"Jan", "Eva", 'Petr & "syn"'}
    assert len(whole.edges) == 4
    often = graph(filled.store, EVERYTHING, least=2)
    assert [(edge.sentences, edge.articles) for edge in often.edges] == [(2, 2)]
    assert len([thing for thing, _ in whole.nodes if thing.link]) == 1  # Eva and Eve are one


def test_graphs_are_written_for_other_programs(filled: Chronicle, tmp_path: Path) -> None:
    whole = graph(filled.store, EVERYTHING, least=1)
    for ending in ("json", "graphml", "dot"):
        write_graph(whole, tmp_path / f"graph.{ending}")
    told = json.loads((tmp_path / "graph.json").read_text("utf-8"))
    assert len(told["nodes"]) == 4 and {link["weight"] for link in told["links"]} == {1, 2}
    tree = ET.parse(tmp_path / "graph.graphml")
    labels = {
        data.text for data in tree.iter("{http://graphml.graphdrawing.org/xmlns}data") if data.get("key") == "label"
    }
    assert 'Petr & "syn"' in labels
    assert '[label="Petr & \\"syn\\"", class="PER"]' in (tmp_path / "graph.dot").read_text("utf-8")
    with pytest.raises(InputError, match="graphml"):
        write_graph(whole, tmp_path / "graph.png")
    with pytest.raises(InputError, match="cannot be written"):
        write_graph(whole, tmp_path / "nowhere" / "graph.dot")
