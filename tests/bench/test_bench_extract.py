"""The whole bench on a tiny set, as people start it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench import NOTHING_TO_MEASURE
from bench.extraction.contender import Found, Given
from bench.extraction.data import load
from bench.extraction.measure import Bench, Plan, measure
from bench.extraction.results import kept
from tests.bench.tiny import make_set

ROOT = Path(__file__).parents[2]
SENTENCE = "The river rose again last night, and the town closed both of its old bridges until the water falls. "
MARKUP = f"<html><head><title>High water</title></head><body><h1>High water</h1><p>{SENTENCE * 6}</p></body></html>"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    pages = {str(n): (MARKUP.encode(), {"body": SENTENCE * 6, "title": "High water", "lang": "en"}) for n in range(3)}
    make_set(tmp_path / "data", "tiny", pages)
    return tmp_path / "data"


def bench(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ})


def test_ours_alone_is_scored_and_kept(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    done = bench("extract", "--data", str(data), "--only", "auto", "--quality", "--json", str(file))
    assert done.returncode == 0, done.stderr
    assert "### tiny" in done.stdout
    assert "in-sample" in done.stdout
    assert {result.key for result in kept(file)} == {"tiny/0", "tiny/1", "tiny/2"}
    assert all(result.seconds is None for result in kept(file))
    again = bench(*f"extract --data {data} --only auto_bytes --quality --processes 2 --peers-from {file}".split())
    assert again.returncode == 0, again.stderr
    assert "**Kronika**" in again.stdout
    assert "Kronika, from bytes" in again.stdout


def test_a_missing_folder_is_a_sentence_and_a_code_of_its_own(tmp_path: Path) -> None:
    done = bench("extract", "--data", str(tmp_path))
    assert done.returncode == NOTHING_TO_MEASURE
    assert "SET/gold.json" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("words", [("nobody",), ("--json", "x"), ("extract", "--only", "nobody")])
def test_what_is_not_there_is_refused(words: tuple[str, ...]) -> None:
    done = bench(*words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_what_a_contender_raises_is_its_result_and_the_turn_goes_round(data: Path) -> None:
    order: list[str] = []

    def breaks(given: Given) -> Found:
        order.append("breaks")
        raise ValueError(given.key)

    def reads(given: Given) -> Found:
        order.append("reads")
        return Found(text=given.html)

    plan = Plan(makers=lambda: {"breaks": lambda: breaks, "reads": lambda: reads})
    (first, *_), second, _ = measure(plan, load(data))
    assert first.error == "ValueError('tiny/0')"
    assert (first.found.text, first.seconds is not None) == ("", True)
    assert second[0].found.text == MARKUP
    assert order[2:6] == ["breaks", "reads", "reads", "breaks"]  # after the warm-up


def test_speed_is_not_measured_in_several_processes(data: Path) -> None:
    with pytest.raises(ValueError, match="one process"):
        list(measure(Plan(makers=dict), load(data), processes=2))
    assert Bench(Plan(makers=dict)).readers == []
