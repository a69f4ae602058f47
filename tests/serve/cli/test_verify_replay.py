"""kronika verify replay: one line a change of verdict, the same for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kronika.serve.cli.main import app
from tests.flow.test_replay import written
from tests.verify import newspaper

TRAIN = 60


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    good = [newspaper.document(number) for number in range(TRAIN + 5)]
    bad = [newspaper.doubled(newspaper.document(number)) for number in range(TRAIN + 5, TRAIN + 15)]
    well = [newspaper.document(number) for number in range(TRAIN + 15, TRAIN + 30)]
    return written(tmp_path_factory.mktemp("replay") / "x.jsonl", good + bad + well)


def test_json_has_the_fields_scripts_rely_on(file: Path) -> None:
    result = CliRunner().invoke(app, ["verify", "replay", str(file), "--train", str(TRAIN), "--json"])
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [line["verdict"] for line in lines] == ["broken", "ok"]
    broken = lines[0]
    assert {"source", "index", "verdict", "reasons", "share"} <= broken.keys()
    assert broken["source"] == "harbour"
    assert TRAIN + 5 <= broken["index"] < TRAIN + 15
    assert "doubled" in {reason["measure"] for reason in broken["reasons"]}
    assert 0 < broken["share"] <= 1


def test_people_read_sentences(file: Path) -> None:
    result = CliRunner().invoke(app, ["verify", "replay", str(file), "--train", str(TRAIN)])
    assert "harbour, document" in result.stdout
    assert "text that repeats itself" in result.stdout
    assert "90 documents of 1 source, 2 changes of verdict." in result.stdout


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["verify", "replay", str(tmp_path / "none.jsonl")])
    assert result.exit_code != 0
    assert "There is no file" in str(result.exception)
