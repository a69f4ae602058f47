"""kronika facts mentions, train and evaluate: what scripts and people get."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kronika.serve.cli.main import app
from tests.facts.sample_pages import labelled_lines

PAGE = json.dumps({"id": 7, "site": "s", "text": "Msze święte\n\nNiedziela: 8.00, 10.00\n\nKancelaria 16.00-17.00"})


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("facts") / "pages.jsonl"
    path.write_text(
        "".join(line for line in labelled_lines() if '"olszyny/' in line or '"zalesie/' in line or '"brzezie/' in line),
        "utf-8",
    )
    return path


def test_mentions_prints_one_object_a_page(tmp_path: Path) -> None:
    (tmp_path / "x.jsonl").write_text(PAGE + "\nbroken\n", "utf-8")
    result = CliRunner().invoke(app, ["facts", "mentions", "mass-times", str(tmp_path / "x.jsonl"), "--json"])
    assert result.exit_code == 0, result.output
    [record] = [json.loads(line) for line in result.stdout.splitlines()]
    assert [(one["text"], one["label"]) for one in record["mentions"]] == [
        ("8.00", "mass"),
        ("10.00", "mass"),
        ("16.00", "not_mass"),
        ("17.00", "not_mass"),
    ]
    assert record["schedule"] == {"sunday_holiday": ["08:00", "10:00"]}
    assert "Line 2 is no page" in result.stderr


def test_mentions_reads_standard_input_and_people_can_read_it() -> None:
    result = CliRunner().invoke(app, ["facts", "mentions", "mass-times", "-"], input=PAGE + "\n")
    assert "sunday_holiday: 08:00, 10:00" in result.stdout
    assert "1 page, 4 hours, 2 of them the event." in result.stdout


def test_an_unknown_kind_and_a_missing_model_are_named(tmp_path: Path) -> None:
    unknown = CliRunner().invoke(app, ["facts", "mentions", "weddings", "-"], input="")
    assert "weddings" in str(unknown.exception) + unknown.output
    missing = CliRunner().invoke(
        app, ["facts", "mentions", "mass-times", "-", "--model", str(tmp_path / "m")], input=""
    )
    assert "facts train" in str(missing.exception) + missing.output


def test_a_trained_model_can_be_used(data: Path, tmp_path: Path) -> None:
    result = CliRunner().invoke(
        app, ["facts", "train", "mass-times", "--data", str(data), "-o", str(tmp_path), "--json"]
    )
    told = json.loads(result.stdout)
    assert told["file"] == str(tmp_path / "mass-times.npz")
    assert told["sites"] == 3
    used = CliRunner().invoke(
        app, ["facts", "mentions", "mass-times", "-", "--json", "--model", told["file"]], input=PAGE + "\n"
    )
    assert [one["label"] for one in json.loads(used.stdout)["mentions"]][:2] == ["mass", "mass"]


def test_evaluate_tells_scores_with_intervals_and_baselines(data: Path) -> None:
    result = CliRunner().invoke(app, ["facts", "evaluate", "mass-times", "--data", str(data), "--folds", "3", "--json"])
    told = json.loads(result.stdout)
    assert {
        "classifier",
        "together",
        "rules",
        "decided",
        "day_accuracy",
        "slot_f1",
        "sets_exact",
        "errors",
    } <= told.keys()
    accuracy = told["classifier"]["accuracy"]
    assert accuracy["low"] <= accuracy["value"] <= accuracy["high"]
    assert [line["name"][:6] for line in told["baselines"]] == ["thesis"] * 4


def test_evaluate_is_readable(data: Path) -> None:
    result = CliRunner().invoke(app, ["facts", "evaluate", "mass-times", "--data", str(data), "--folds", "3"])
    assert "Rules ∪ classifier" in result.stdout
    assert "Sunday and weekday sets" in result.stdout


def test_every_kind_can_be_trained_and_used(data: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in data.read_text("utf-8").splitlines()]
    for page in lines:
        for number, label in enumerate(page["mentions"]):
            label["label"] = "office" if number % 2 else "not_office"
    (tmp_path / "x.jsonl").write_text("".join(json.dumps(page) + "\n" for page in lines), "utf-8")
    trained = CliRunner().invoke(
        app, ["facts", "train", "office-hours", "--data", str(tmp_path / "x.jsonl"), "-o", str(tmp_path), "--json"]
    )
    file = json.loads(trained.stdout)["file"]
    used = CliRunner().invoke(
        app, ["facts", "mentions", "office-hours", "-", "--json", "--model", file], input=PAGE + "\n"
    )
    assert len(json.loads(used.stdout)["mentions"]) == 4
