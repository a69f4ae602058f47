"""kronika query, history and headlines, in the real program."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.model.clock import system_clock
from kronika.model.errors import BadQuery, InputError, UnknownName
from kronika.model.group import Group
from kronika.serve.cli.main import app
from tests.flow.kept_articles import keep

Run = Callable[..., Any]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chronicle with a group, and an article that was edited."""
    home = tmp_path_factory.mktemp("query") / "c"
    init_chronicle(home, "[analyse]\nprocesses = 1\n")
    with open_chronicle(home, {}) as chronicle:
        now = system_clock()
        chronicle.store.groups.add(Group(name="Office"), now)
        keep(chronicle, "most", "Hrozná ostuda u mostu", body="Most padá.", at=now - timedelta(seconds=60))
        keep(chronicle, "most", "Oprava mostu", body="Most padá.", at=now)
    return home


@pytest.fixture
def run(folder: Path) -> Run:
    """Calls the program in that chronicle."""

    def run(*words: str) -> str:
        result = CliRunner().invoke(app, ["-C", str(folder), *words], catch_exceptions=False)
        assert result.exit_code == 0, result.output
        return result.stdout

    return run


def test_a_query_is_saved_shown_told_removed_and_brought_back(run: Run) -> None:
    said = run(
        "query", "save", "mosty", "most OR lávka", "--source", "listy", "--tone", "negative", "--note", "pro Evu"
    )
    assert "mosty is saved: most OR lávka, of listy, negative (pro Evu)" in said
    assert "@mosty" in said
    with pytest.raises(InputError, match="already"):
        run("query", "save", "mosty", "most")
    run("query", "save", "mosty", "most", "--from", "2020-01-01", "--collapse", "--replace")
    shown = json.loads(run("query", "show", "mosty", "--json"))
    assert (shown["query"], shown["tone"], shown["collapsed"], shown["found"]) == ("most", None, True, 1)
    assert "1 article now" in run("query", "show", "mosty")
    assert "told to Office" in run("query", "tell", "mosty", "--group", "Office")
    assert "told to Office" in run("query", "list")
    assert "told to nobody" in run("query", "tell", "mosty", "--nobody")
    for bad in ((), ("--group", "Office", "--nobody")):
        with pytest.raises(InputError, match="--group NAME, or --nobody"):
            run("query", "tell", "mosty", *bad)
    run("query", "remove", "mosty")
    assert "No saved queries yet" in run("query", "list")
    assert json.loads(run("query", "list", "--removed", "--json"))["name"] == "mosty"
    assert "is back" in run("query", "restore", "mosty")


def test_what_cannot_be_saved_says_why(run: Run) -> None:
    with pytest.raises(BadQuery):
        run("query", "save", "x", "(most")
    with pytest.raises(InputError, match="no tone"):
        run("query", "save", "x", "most", "--tone", "sad")
    with pytest.raises(UnknownName):
        run("query", "save", "x", "most", "--source", "nobody")
    with pytest.raises(UnknownName):
        run("query", "show", "x")


def test_the_history_of_an_article(run: Run) -> None:
    said = run("history", "http://listy.localhost/most")
    assert "2 versions, 1 edit." in said
    assert "kronika history 2 --diff 1 2" in said
    diff = run("history", "1", "--diff", "1", "2")
    assert "[-Hrozná ostuda u-] {+Oprava+}" in diff
    assert "Changed: title; +1 −3 words." in diff
    assert [json.loads(line)["number"] for line in run("history", "1", "--json").splitlines()] == [1, 2]
    record = json.loads(run("history", "1", "--diff", "2", "1", "--json"))
    assert (record["from"], record["to"], record["touched"]) == (1, 2, ["title"])
    with pytest.raises(UnknownName, match="no version 9"):
        run("history", "1", "--diff", "1", "9")


def test_changed_headlines(run: Run) -> None:
    said = run("headlines", "--changed")
    assert "Oprava" in said
    assert "softened" in said
    assert "1 headline changed." in said
    found = json.loads(run("headlines", "--changed", "--source", "listy", "--json"))
    assert (found["before"], found["after"], found["turn"]) == ("Hrozná ostuda u mostu", "Oprava mostu", "softened")
    assert "No headline was changed" in run("headlines", "--changed", "--to", "2020-01-01")
    with pytest.raises(InputError, match="--changed"):
        run("headlines")
