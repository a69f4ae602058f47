"""Texts of a file come back in order, on one core or on several; lines that are none are named by their number."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from kronika.analyse.options import AnalyseOptions
from kronika.flow.analysis_lines import Progress, Told, analysed, texts_in
from kronika.model.errors import BadFile

OPTIONS = AnalyseOptions()


def run(path: Path, *, lang: str | None = None, processes: int = 0) -> tuple[list[Told], Progress]:
    progress = Progress()
    return list(analysed(texts_in(path, lang, progress), OPTIONS, progress, processes=processes)), progress


def write(path: Path, *lines: object) -> Path:
    path.write_text("\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines), encoding="utf-8")
    return path


def test_lines_in_order_and_bad_ones_by_number(tmp_path: Path) -> None:
    path = write(
        tmp_path / "a.jsonl",
        {"id": "x", "text": "Setkání bylo skvělé.", "lang": "cs"},
        "{broken",
        "",
        {"text": "Это ужасная катастрофа."},
        {"id": 7},
        ["a list"],
        {"id": None, "text": "", "lang": 5},
    )
    told, progress = run(path)
    assert [one.given.id for one in told] == ["x", 4, None]
    assert [one.analysis.lang for one in told][:2] == ["cs", "ru"]
    assert [sentence.split(":")[0] for sentence in progress.bad] == [
        "Line 2 is no text",
        "Line 5 is no text",
        "Line 6 is no text",
    ]
    assert progress.texts == 3


def test_a_language_that_is_given_wins(tmp_path: Path) -> None:
    path = write(tmp_path / "a.jsonl", {"text": "Setkání bylo skvělé.", "lang": "cs"})
    told, _ = run(path, lang="pl")
    assert told[0].analysis.lang == "pl"


def test_many_texts_on_several_cores_stay_in_order(tmp_path: Path) -> None:
    lines = [{"id": number, "text": f"Setkání číslo {number} bylo skvělé.", "lang": "cs"} for number in range(80)]
    told, progress = run(write(tmp_path / "a.jsonl", *lines), processes=2)
    assert [one.given.id for one in told] == list(range(80))
    assert progress.bad == []


def test_a_plain_text_is_one_text_with_its_paragraphs(tmp_path: Path) -> None:
    path = write(tmp_path / "page.txt", "Setkání bylo skvělé.", "", "Druhý odstavec.")
    [told], _ = run(path)
    assert (told.given.id, told.given.text) == ("page.txt", "Setkání bylo skvělé.\n\nDruhý odstavec.")
    assert len(told.analysis.sentences) == 2


def test_packed_files_are_read(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl.gz"
    path.write_bytes(gzip.compress(json.dumps({"id": 1, "text": "Ahoj."}).encode()))
    assert [one.given.id for one in run(path)[0]] == [1]


def test_what_is_no_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="no file"):
        run(tmp_path / "none.jsonl")
    (tmp_path / "empty.jsonl").write_text("\n\n")
    with pytest.raises(BadFile, match="empty"):
        run(tmp_path / "empty.jsonl")
    (tmp_path / "latin.txt").write_bytes("Setkání".encode("cp1250"))
    with pytest.raises(BadFile, match="UTF-8"):
        run(tmp_path / "latin.txt")
