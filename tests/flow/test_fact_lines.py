"""Pages given as lines: the JSON contract, places of the given text, words for HTML, bad lines named and passed over."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from kronika.flow.fact_kinds import fact_kind
from kronika.flow.fact_lines import Progress, as_record, judged_lines, lines_of
from kronika.model.errors import BadFile

KIND = fact_kind("mass-times")
TEXT = "Msze święte\n\nNiedziela: 8.00, 10.oo\n\nNie ma Mszy św. o 6:30 w wakacje."
FIELDS = {"start", "end", "text", "time", "label", "p", "day", "season", "place", "note"}


def records(*lines: str) -> tuple[list[dict[str, Any]], Progress]:
    progress = Progress()
    numbered = [(number, line.encode(), 0) for number, line in enumerate(lines, 1)]
    return [as_record(one, KIND) for one in judged_lines(numbered, KIND, None, progress)], progress


def test_a_text_gives_what_scripts_rely_on() -> None:
    [record], _ = records(json.dumps({"id": "a", "site": "s", "text": TEXT}))
    assert record.keys() == {"id", "mentions", "schedule"}
    assert all(one.keys() >= FIELDS for one in record["mentions"])
    assert [TEXT[one["start"] : one["end"]] for one in record["mentions"]] == ["8.00", "10.oo", "6:30"]
    assert [one["label"] for one in record["mentions"]] == ["mass", "mass", "not_mass"]
    assert record["schedule"] == {"sunday_holiday": ["08:00", "10:00"]}
    json.dumps(record)


def test_one_that_the_text_takes_back_is_none() -> None:
    [record], _ = records(json.dumps({"id": "a", "text": TEXT}))
    assert (record["mentions"][2]["label"], record["mentions"][2]["day"]) in {
        ("not_mass", "negated"),
        ("not_mass", None),
    }


def test_html_comes_with_its_words() -> None:
    [record], _ = records(json.dumps({"id": 5, "html": "<h2>Msze</h2><p>Niedziela: 8<sup>00</sup></p>"}))
    assert record["id"] == 5
    assert [one["words"] for one in record["mentions"]] == ["Msze Niedziela: [8⁰⁰]"]


def test_bad_lines_are_named_and_passed_over() -> None:
    found, progress = records("no json", '{"id": 1}', "[1]", '{"text": 5}', json.dumps({"text": "Msza 8.00"}))
    assert [one["id"] for one in found] == [5]
    assert [sentence.split(" is ")[0] for sentence in progress.bad] == ["Line 1", "Line 2", "Line 3", "Line 4"]
    assert (progress.pages, progress.mentions, progress.events) == (1, 1, 1)


def test_packed_files_are_read_and_missing_ones_named(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl.gz"
    file.write_bytes(gzip.compress(b'{"text": "a"}\n\n{"text": "b"}\n'))
    assert [number for number, _, _ in lines_of(file)] == [1, 3]
    with pytest.raises(BadFile, match="no file"):
        list(lines_of(tmp_path / "y"))
