"""kronika annotate: what goes in, what comes out, who is believed, and what is asked next."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from typer.testing import CliRunner

from kronika.flow.chronicle import init_chronicle
from kronika.model.errors import BadFile, InputError, SomeFailed, UnknownName
from kronika.serve.cli.main import app
from tests.learn.crowd import Crowd, crowd

Run = Callable[..., Result]
MADE = crowd(5, people=20, fragments=300, answers=5)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chronicle whose fragments were answered by twenty people, four of whom guess."""
    folder = tmp_path_factory.mktemp("home")
    init_chronicle(folder)
    write(folder / "crowd.jsonl", MADE)
    result = CliRunner().invoke(app, ["-C", str(folder), "annotate", "import", str(folder / "crowd.jsonl"), "--json"])
    done = json.loads(result.stdout)
    assert (done["fragments"], done["answers"], done["faults"]) == (300, 1500, [])
    return folder


def write(path: Path, made: Crowd) -> None:
    lines: list[dict[str, Any]] = [
        {
            "site": f"parish{number % 4}",
            "key": f"k{number}",
            "before": "o ",
            "marked": "8.00",
            "gold": ("yes" if made.truth[number] else "no") if number in made.gold else None,
        }
        for number in made.truth
    ]
    lines += [
        {"key": f"k{item}", "annotator": f"p{person}", "choice": "yes" if yes else "no", "seconds": 2.5}
        for item, person, yes, _ in made.votes
    ]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


@pytest.fixture
def run(home: Path) -> Run:
    """Runs a command in the chronicle; errors are raised as they are."""

    def run(*arguments: str) -> Result:
        return CliRunner().invoke(app, ["-C", str(home), "annotate", *arguments])

    return run


def lines(result: Result) -> list[dict[str, Any]]:
    assert result.exception is None, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_importing_again_changes_nothing(run: Run, home: Path) -> None:
    [done] = lines(run("import", str(home / "crowd.jsonl"), "--json"))
    assert (done["fragments"], done["known"], done["answers"], done["repeated"]) == (0, 300, 0, 1500)


def test_agreement_finds_the_truth_and_names_the_bad(run: Run) -> None:
    found = lines(run("agreement", "--json"))
    truths = {one["item"]: one for one in found if "item" in one}
    right = [(one["choice"] == "yes") == MADE.truth[int(key[1:])] for key, one in truths.items()]
    assert len(right) == 300 - len(MADE.gold)
    assert sum(right) / len(right) >= 0.97
    people = {one["annotator"]: one for one in found if "annotator" in one}
    assert {name for name, one in people.items() if one["suspect"]} == {f"p{person}" for person in MADE.bad}
    assert 0.3 < found[-1]["fleiss"] < 0.9
    assert found[-1]["krippendorff"] == pytest.approx(found[-1]["fleiss"], abs=0.01)
    assert "Krippendorff's alpha 0." in run("agreement").stdout


def test_agreement_of_a_file_needs_no_chronicle(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, ["annotate", "agreement", str(home / "crowd.jsonl"), "--json"])
    assert {one["annotator"] for one in lines(result) if one.get("suspect")} == {f"p{person}" for person in MADE.bad}


def test_statistics(run: Run) -> None:
    [found] = lines(run("statistics", "--json"))
    assert (found["answers"], found["fragments"], found["devices"]) == (1500, 300 - len(MADE.gold), 20)
    assert found["median_seconds"] == 2.5
    assert len(found["sites"]) == 4
    shown = run("statistics").stdout
    assert "1500 answers on" in shown
    assert "2.5 s an answer in the middle" in shown


def test_excluding_and_readmitting_is_told(run: Run) -> None:
    before = lines(run("people", "--json"))
    worst = before[0]["standing"]["annotator"]["id"]
    assert before[0]["suspect"]
    assert run("exclude", str(worst), "--reason", "guesses", "--by", "anna").exception is None
    [found] = lines(run("statistics", "--json"))
    assert found["devices"] == 19
    assert found["excluded"] > 0
    shown = run("people").stdout
    assert "Excluded" in shown
    assert "by anna: guesses" in shown
    assert run("readmit", str(worst)).exception is None
    [after] = lines(run("statistics", "--json"))
    assert (after["devices"], after["answers"]) == (20, 1500)
    assert isinstance(run("exclude", "4711", "--reason", "x").exception, UnknownName)


def test_export_round(run: Run, tmp_path: Path) -> None:
    answers = lines(run("export", "answers"))
    fragments = lines(run("export", "fragments"))
    assert (len(answers), len(fragments)) == (1500, 300)
    assert {one["truth"] for one in fragments if one["gold"] is None} == {"yes", "no"}
    file = tmp_path / "tasks.json"
    assert run("export", "tasks", "-o", str(file)).exception is None
    tasks = json.loads(file.read_text(encoding="utf-8"))
    assert sum(len(task["annotations"]) for task in tasks) == 1500


def test_gold_is_listed_and_set(run: Run, tmp_path: Path) -> None:
    before = lines(run("gold", "--json"))
    assert len(before) == len(MADE.gold)
    (tmp_path / "more.jsonl").write_text('{"marked": "7.00", "key": "open one", "site": "new", "p": 0.4}\n')
    run("import", str(tmp_path / "more.jsonl"))
    [first] = [one for one in lines(run("queue", "--json", "--limit", "400")) if one["site"] == "new"]
    free = first["fragment"]
    assert (first["p"], first["marked"], first["missing"]) == (0.4, "7.00", 2)
    assert len(lines(run("gold", str(free), "--answer", "yes", "--json"))) == len(before) + 1
    assert len(lines(run("gold", str(free), "--answer", "none", "--json"))) == len(before)
    assert isinstance(run("gold", "999999", "--answer", "yes").exception, UnknownName)
    assert isinstance(run("gold", str(free), "--answer", "perhaps").exception, InputError)


def test_bad_files(run: Run, tmp_path: Path) -> None:
    assert isinstance(run("import", str(tmp_path / "none")).exception, BadFile)
    (tmp_path / "odd.jsonl").write_text('{"marked": "9.00", "key": "odd"}\nnonsense\n')
    result = run("import", str(tmp_path / "odd.jsonl"))
    assert isinstance(result.exception, SomeFailed)
    assert "1 new fragment" in result.stdout
