"""kronika status and kronika source health: true, in sentences, as JSON, and within the terminal."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from kronika.flow import chronicle
from kronika.flow.chronicle import init_chronicle
from kronika.flow.health import State
from kronika.model.summary import CutOff
from kronika.serve.cli.cut_lines import cut_lines
from kronika.serve.cli.health_table import health_table
from kronika.serve.cli.main import app
from kronika.serve.cli.source_health import explained
from kronika.serve.web.health_words import NAMES, WHAT_TO_DO, WHY
from kronika.store.store import open_store
from tests.serve.web.chronicle import NOW, fill


@pytest.fixture(autouse=True)
def at_that_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "open_chronicle", partial(chronicle.open_chronicle, clock=lambda: NOW))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = init_chronicle(tmp_path_factory.mktemp("health") / "c")
    with open_store(f"sqlite:///{home}/data/kronika.db") as store:
        fill(store)
    return home


def run(folder: Path, *arguments: str) -> str:
    result = CliRunner().invoke(app, ["-C", str(folder), *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_every_state_has_its_words() -> None:
    assert set(NAMES) == set(WHY) == set(WHAT_TO_DO) == set(State)


@pytest.mark.parametrize("width", [40, 80, 110, 140])
def test_the_table_fits_and_names_every_source(folder: Path, width: int) -> None:
    with open_store(f"sqlite:///{folder}/data/kronika.db") as store:
        summaries = store.sources.summaries(NOW.date())
    console = Console(width=width, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(health_table(summaries, NOW, width))
    lines = console.export_text().splitlines()
    assert len(lines) == len(summaries) + 1, "every source on one line"
    assert all(len(line) <= width for line in lines)
    assert ("30 days" in lines[0]) == (width >= 118)
    assert ("next run" in lines[0]) == (width >= 66)


def test_sentences_say_why_and_what_to_do(folder: Path) -> None:
    with open_store(f"sqlite:///{folder}/data/kronika.db") as store:
        found = {it.source.name: " ".join(explained(it, NOW)) for it in store.sources.summaries(NOW.date())}
    assert "9 in 30 days); most often: took too long." in found["Głos Doliny"]
    assert "has not been collected yet. Collect it now" in found["Nový plátek"]
    assert "Nothing has to be done" in found["Horské listy"]


def test_json_is_whole(folder: Path) -> None:
    lines = [json.loads(line) for line in run(folder, "source", "health", "--json").splitlines()]
    assert len(lines) == 7
    one = json.loads(run(folder, "source", "health", "Głos Doliny", "--json"))
    assert one["errors"] == {"timeout": 4, "not_found": 3, "robots": 2}
    assert [it["number"] for it in one["rounds"]] == [2, 1]
    assert one["rounds"][0]["failures"] == 9
    status = json.loads(run(folder, "status", "--json"))
    assert status["waiting_jobs"] == 0
    assert [it["name"] for it in status["by_source"]] == [it["name"] for it in lines]


def test_a_source_in_full(folder: Path) -> None:
    said = run(folder, "source", "health", "Głos Doliny")
    assert "Errors of the last 30 days: took too long 4, page not found 3" in " ".join(said.split())
    assert "round" in said


def test_an_unknown_name_is_a_sentence(folder: Path) -> None:
    result = CliRunner().invoke(app, ["-C", str(folder), "source", "health", "Glos Doliny"])
    assert "did you mean “Głos Doliny”" in str(result.exception)


def test_what_was_cut_off_is_told() -> None:
    cuts = [
        CutOff(pattern="/kalendar/N/N", reason="", count=412, example="http://x/kalendar/1/2", fetched=60, alike=58),
        CutOff(pattern="", reason="a print version.", count=3, example="http://x/?print=1"),
    ]
    assert list(cut_lines(cuts)) == [
        "Cut off: 412 addresses like /kalendar/N/N (60 pages fetched, 58 alike), e.g. http://x/kalendar/1/2",
        "Cut off: 3 addresses: a print version, e.g. http://x/?print=1",
    ]
    assert list(cut_lines(cuts * 10))[-1] == "… and 10 more kinds of addresses."


def test_nothing_to_show(tmp_path: Path) -> None:
    home = init_chronicle(tmp_path / "empty")
    assert "No sources yet" in run(home, "source", "health")
    assert "0" in run(home, "status")
