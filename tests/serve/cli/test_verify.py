"""kronika verify and source health, in the real program: verdicts, episodes, deeds, and what to do."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.model.errors import KronikaError
from kronika.model.recipe import Field, Recipe, Rule
from kronika.model.source import Source, SourceKind
from kronika.serve.cli.main import app
from tests.flow.documents import bring

BEGAN = datetime.now(UTC).replace(microsecond=0) - timedelta(days=10)
HOUR = timedelta(hours=1)
Run = Callable[..., Any]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chronicle with a broken source and a young one."""
    home = tmp_path_factory.mktemp("verify") / "c"
    init_chronicle(home)
    with open_chronicle(home, {}, clock=lambda: BEGAN + 200 * HOUR) as chronicle:
        broken = Source(name="listy", url="http://listy.localhost/", kind=SourceKind.FEED)
        broken = chronicle.store.sources.add(broken, BEGAN)
        bring(chronicle.store, broken, range(80), BEGAN)
        bring(chronicle.store, broken, range(80, 105), BEGAN + 80 * HOUR, broken=True)
        young = Source(name="noviny", url="http://noviny.localhost/", kind=SourceKind.FEED)
        bring(chronicle.store, chronicle.store.sources.add(young, BEGAN), range(200, 210), BEGAN)
        recipe = Recipe(name="listy-new", hosts=("listy.localhost",), rules=(Rule(field=Field.BODY, css="main"),))
        chronicle.store.recipes.offer(broken.id, [(recipe, {"score": 0.93})], BEGAN)
    return home


@pytest.fixture
def run(folder: Path) -> Run:
    """Calls the program in that chronicle."""

    def run(*words: str, code: int = 0) -> Any:
        result = CliRunner().invoke(app, ["-C", str(folder), *words], catch_exceptions=False)
        assert result.exit_code == code, result.output
        return [json.loads(line) for line in result.stdout.splitlines()] if "--json" in words else result.stdout

    return run


def test_check_looks_at_what_waits_and_says_what_each_thinks(run: Run) -> None:
    first, second = run("verify", "check", "--json", code=1)
    assert (first["source"], first["verdict"], first["documents"], first["quarantined"]) == ("listy", "broken", 105, 25)
    assert (second["source"], second["verdict"], second["documents"]) == ("noviny", "learning", 10)
    assert first["episode"]["first_page"] == 81
    assert "0 documents were new" in run("verify", "check", "noviny")


def test_episodes_are_listed(run: Run) -> None:
    [episode] = run("verify", "episodes", "--json")
    assert (episode["source"], episode["verdict"], episode["until"]) == ("listy", "broken", None)
    assert "25 of 25" in run("verify", "episodes", "listy")
    assert "No source is in an episode" in run("verify", "episodes", "noviny")


def test_health_explains_what_moved_and_what_to_do(run: Run) -> None:
    said = run("source", "health", "listy", "--explain")
    for words in (
        "broken",
        "no text at all in",
        "First bad document: http://listy.localhost/80",
        "Last good document: http://listy.localhost/79",
        "25 articles are set aside",
        "Repair 1: listy-new, score 0.93",
        "kronika verify accept 1",
        "kronika verify reextract listy --since",
    ):
        assert words in said, words
    assert "is learning: it has seen 10 documents" in run("source", "health", "noviny")
    [told] = run("source", "health", "listy", "--json")
    assert (told["state"], told["quarantined"], told["watchdog"]["verdict"]) == ("broken", 25, "broken")
    assert told["watchdog"]["first_bad"].endswith("/80")
    assert told["watchdog"]["candidates"][0]["scores"] == {"score": 0.93}
    assert "First bad document" in run("source", "health", "--explain")


def test_snooze_and_wake(run: Run) -> None:
    [snoozed] = run("verify", "snooze", "1", "--until", "3d", "--json")
    assert snoozed["handling"] == "snoozed"
    assert [one["state"] for one in run("source", "health", "--json")][0] != "broken"
    assert "is open again" in run("verify", "snooze", "1", "--wake")
    assert [one["state"] for one in run("source", "health", "--json")][0] == "broken"


def test_what_is_read_again_is_told(run: Run) -> None:
    [said] = run("verify", "reextract", "listy", "--since", "30d", "--json")
    assert (said["pages"], said["read"] + said["unreadable"]) == (105, 105)


def test_a_real_change_ends_the_episode(run: Run) -> None:
    assert "is learned anew from" in run("verify", "accept", "1")
    assert run("verify", "episodes", "--json") == []
    [ended] = run("verify", "episodes", "--all", "--json")
    assert ended["handling"] == "real"
    with pytest.raises(KronikaError, match="has ended"):
        run("verify", "accept", "1")
    with pytest.raises(KronikaError, match="no episode number 99"):
        run("verify", "snooze", "99")
