"""kronika search and kronika index: results for people and programs, a caret under a fault, and an index that is told about."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.model.analysis import Tone
from kronika.model.errors import BadQuery, InputError, SomeFailed
from kronika.serve.cli import screen
from kronika.serve.cli.main import app, said_of
from tests.store.analysed import an_analysis, analyse, store_articles
from tests.store.material import NOW, a_source, an_article

Call = Callable[..., str]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A chronicle of three articles."""
    init_chronicle(tmp_path / "c", "[search]\nwait_seconds = 60\n")
    with open_chronicle(tmp_path / "c", {}) as chronicle:
        source = chronicle.store.sources.add(a_source(), NOW)
        texts = ("Prezidentovi se zpráva nelíbila.", "Na horách leží [nový] sníh.", "Prezident mlčí.")
        articles = [an_article(f"Titulek {n}", lead="", body=text, lang="cs") for n, text in enumerate(texts)]
        first, *rest = store_articles(chronicle.store, source, *articles)
        analyse(chronicle.store, {first: an_analysis(tone=Tone.NEGATIVE)} | {n: an_analysis() for n in rest})
    return tmp_path / "c"


@pytest.fixture
def call(home: Path, monkeypatch: pytest.MonkeyPatch) -> Call:
    """Calls the program in that chronicle; errors come out as they are."""
    monkeypatch.setenv("COLUMNS", "200")

    def call(*words: str) -> str:
        screen.output.cache_clear()
        screen.notes.cache_clear()
        result = CliRunner().invoke(app, ["-C", str(home), *words])
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            call.shown = result.output  # type: ignore[attr-defined]
            raise result.exception
        return result.output

    return call


def test_articles_are_shown_with_the_stretch_that_shows_why(call: Call) -> None:
    said = call("search", "prezident", "--order", "oldest")
    assert "Titulek 0" in said
    assert "Prezidentovi se zpráva nelíbila." in said
    assert "sníh" not in said
    assert "2 articles." in said
    assert "[nový] sníh" in call("search", "sněhem OR sníh")
    assert "Nothing was found." in call("search", "nikde")


def test_lines_for_programs(call: Call) -> None:
    lines = [json.loads(line) for line in call("search", "prezident", "--json", "--tone", "n").splitlines()]
    assert [(line["id"], line["source"], line["tone"], line["lang"]) for line in lines] == [(1, "listy", "n", "cs")]
    assert set(lines[0]) == set("id url title source published lang sentiment tone snippet score".split())
    assert len(call("search", "--json", "--limit", "2", "--offset", "1").splitlines()) == 2


def test_a_fault_in_a_query_is_pointed_at(call: Call) -> None:
    with pytest.raises(BadQuery) as caught:
        call("search", "prezident AND (a OR")
    assert said_of(caught.value).splitlines()[1:] == ["  prezident AND (a OR", "                ^"]
    with pytest.raises(InputError, match="--order takes"):
        call("search", "a", "--order", "best first")


def test_the_index_is_built_checked_and_told_about(call: Call, home: Path) -> None:
    assert "There is no search index" in call("index", "status")
    assert "3 articles indexed" in call("index", "update")
    assert json.loads(call("index", "status", "--json"))["behind"] == 0
    assert "3 articles, each as the store shows it" in call("index", "check")
    with open_chronicle(home, {}) as chronicle:
        from kronika.flow.searching import opened

        index = opened(chronicle)
        index.update([], [2], mark=index.mark)
    with pytest.raises(SomeFailed):
        call("index", "check")
    assert "1 article missing from the index (2)" in call.shown  # type: ignore[attr-defined]
    assert "3 articles indexed" in call("index", "build")
    assert json.loads(call("index", "check", "--json"))["faults"] == []
    assert "0 to index" in call("status")
