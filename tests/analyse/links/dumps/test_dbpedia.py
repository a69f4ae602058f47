"""DBpedia's triples of several files become things: labels, types, redirects and numbers of Wikidata brought together."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.analyse.links.addresses import address_of
from kronika.analyse.links.built import BuiltTable
from kronika.analyse.links.dumps.building import build
from kronika.analyse.links.dumps.dbpedia import unescaped
from kronika.analyse.links.linking import link
from kronika.model.analysis import EntityType
from kronika.model.errors import BadFile
from tests.analyse.links.dumps.sample_dump import ITEMS, dump

LABELS = """\
# started 2026
<http://cs.dbpedia.org/resource/Lipohrad> <http://www.w3.org/2000/01/rdf-schema#label> "Lipohrad"@cs .
<http://cs.dbpedia.org/resource/Edvard_Lipský> <http://www.w3.org/2000/01/rdf-schema#label> "Edvard Lipsk\\u00FD"@cs .
<http://cs.dbpedia.org/resource/Nic> <http://www.w3.org/2000/01/rdf-schema#label> "Nic"@cs .
this is no triple
"""
TYPES = """\
<http://cs.dbpedia.org/resource/Edvard_Lipský> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://dbpedia.org/ontology/Politician> .
<http://cs.dbpedia.org/resource/Lipohrad> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://dbpedia.org/ontology/City> .
<http://cs.dbpedia.org/resource/Lipohrad> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://www.w3.org/2002/07/owl#Thing> .
"""
REST = """\
<http://cs.dbpedia.org/resource/Lipohrad> <http://www.w3.org/2002/07/owl#sameAs> <http://www.wikidata.org/entity/Q900001> .
<http://cs.dbpedia.org/resource/Staré_Lipsko> <http://dbpedia.org/ontology/wikiPageRedirects> <http://cs.dbpedia.org/resource/Lipohrad> .
"""


def test_files_are_brought_together(tmp_path: Path) -> None:
    paths = []
    for name, text in (("labels.nt", LABELS), ("types.nt", TYPES), ("rest.nt", REST)):
        paths.append(tmp_path / name)
        paths[-1].write_text(text, encoding="utf-8")
    count = build(paths, tmp_path / "l", langs=("cs",))
    table = BuiltTable(tmp_path / "l")
    assert (count.things, count.damaged) == (2, 1)
    assert link("Lipohrad", EntityType.PLACE, "cs", table) == "Q900001"
    assert link("Staré Lipsko", EntityType.PLACE, "cs", table) == "Q900001"
    politician = link("Edvard Lipský", EntityType.PERSON, "cs", table)
    assert politician == "http://cs.dbpedia.org/resource/Edvard_Lipský"
    assert address_of(politician, "cs", table) == politician
    assert link("Nic", EntityType.PLACE, "cs", table) is None


def test_labels_alone_are_not_enough(tmp_path: Path) -> None:
    (tmp_path / "labels.nt").write_text(LABELS, encoding="utf-8")
    with pytest.raises(BadFile, match="instance types together"):
        build([tmp_path / "labels.nt"], tmp_path / "l", langs=("cs",))


def test_two_kinds_of_dumps_are_not_mixed(tmp_path: Path) -> None:
    (tmp_path / "labels.nt").write_text(LABELS, encoding="utf-8")
    (tmp_path / "all.json").write_bytes(dump(*ITEMS))
    with pytest.raises(BadFile, match="not of both"):
        build([tmp_path / "labels.nt", tmp_path / "all.json"], tmp_path / "l", langs=("cs",))


def test_escapes() -> None:
    assert unescaped(r"A\"B\\C\u00fd\U0001F600\n") == 'A"B\\Cý😀\n'
