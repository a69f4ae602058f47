"""kronika bridge and kronika datasette as people call them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.flow.corpora import freeze
from kronika.model.corpus import Corpus
from kronika.model.errors import BadQuery, InputError, SomeFailed
from kronika.model.search import Question
from kronika.serve.cli.main import app
from tests.fetch.local_site import LocalSite
from tests.flow.bridges.engines import OpenSearchLike, SolrLike
from tests.flow.conftest import TOML
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, a_source, an_article


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A chronicle with three articles and a corpus of one of them."""
    folder = tmp_path / "c"
    init_chronicle(folder, TOML)
    with open_chronicle(folder, {}) as chronicle:
        source = chronicle.store.sources.add(a_source("noviny"), NOW)
        titles = ("Déšť", "Sníh", "Vítr")
        made = (an_article(title, url=f"http://noviny.localhost/{title}", lang="cs") for title in titles)
        numbers = store_articles(chronicle.store, source, *made)
        analyse(chronicle.store, dict.fromkeys(numbers, an_analysis({"Jan": [0]})))
        freeze(chronicle, Corpus(name="zima", question=Question(text="sníh")))
    return folder


@pytest.fixture
def site() -> Iterator[LocalSite]:
    started = LocalSite().start()
    yield started
    started.close()


def run(home: Path, *words: str) -> Result:
    return CliRunner().invoke(app, ["-C", str(home), *words])


def test_solr_by_query_and_by_corpus(home: Path, site: LocalSite) -> None:
    solr = SolrLike()
    site.fallback = solr.handle
    url = site.url("/solr/kronika")
    told = run(home, "bridge", "solr", url, "--query", "header:déšť OR vítr", "--json")
    assert json.loads(told.stdout)["sent"] == 2, told.output
    assert {one["header"] for one in solr.committed.values()} == {"Déšť", "Vítr"}
    told = run(home, "bridge", "solr", url, "--corpus", "zima", "--prune")
    assert "1 article sent" in told.stdout and "2 deleted" in told.stdout
    assert [one["header"] for one in solr.committed.values()] == ["Sníh"]
    assert isinstance(run(home, "bridge", "solr", url, "--query", "((").exception, BadQuery)
    assert isinstance(run(home, "bridge", "solr", url, "--query", "a", "--corpus", "b").exception, InputError)


def test_opensearch_schema_first_and_a_dry_run(home: Path, site: LocalSite, tmp_path: Path) -> None:
    cluster = OpenSearchLike()
    site.fallback = cluster.handle
    told = run(home, "bridge", "opensearch", site.url("/"), "--index", "zpravy", "--schema-only")
    assert "is ready" in told.stdout and not cluster.documents and "header" in cluster.mappings["zpravy"]
    asked = len(site.asked)
    run(home, "bridge", "opensearch", site.url("/"), "--dry-run", str(tmp_path / "bulk.ndjson"))
    lines = (tmp_path / "bulk.ndjson").read_text().splitlines()
    assert len(lines) == 6 and json.loads(lines[0])["index"]["_id"] and json.loads(lines[1])["header"] == "Déšť"
    run(home, "bridge", "opensearch", site.url("/"), "--schema-only", "--dry-run", str(tmp_path / "mapping.json"))
    assert "mappings" in json.loads((tmp_path / "mapping.json").read_text()) and len(site.asked) == asked


def test_refused_articles_end_with_a_sentence(home: Path, site: LocalSite) -> None:
    solr = SolrLike()
    solr.fields["content"] = {"name": "content", "type": "pdate"}
    site.fallback = solr.handle
    told = run(home, "bridge", "solr", site.url("/solr/kronika"))
    assert isinstance(told.exception, SomeFailed) and "3 articles of 3 refused" in str(told.exception)
    assert "Invalid Date String" in told.output and "content" in told.output


@pytest.mark.parametrize(("to", "field"), [("solr", "articleSentiment"), ("opensearch", "articleSentiment.score")])
def test_queries_are_translated(home: Path, to: str, field: str) -> None:
    told = run(home, "bridge", "query", "header:*počasí* && keywords:(déšť || sníh) && sentiment:<-3", "--to", to)
    assert f"{field}:" in told.stdout and "header:*počasí*" in told.stdout and "keywords:déšť" in told.stdout


def test_datasette_is_told_how(home: Path) -> None:
    told = run(home, "datasette")
    assert told.stdout.startswith("datasette ") and "kronika.db" in told.stdout
    assert (home / "data" / "datasette.json").is_file()
