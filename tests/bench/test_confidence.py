"""Reliability of confidences."""

from __future__ import annotations

from pathlib import Path

from bench.extraction.confidence import answers, bins, confidence_table, draw, sure_line
from bench.extraction.judged import judge_all
from tests.bench.tiny import page, result

TOLD = [(0.95, True), (0.9, True), (0.92, False), (1.0, True), (0.3, False), (0.0, False)]


def test_bins_by_hand() -> None:
    got = {one.low: (one.pages, one.right) for one in bins(TOLD) if one.pages}
    assert got == {0.0: (1, 0), 0.3: (1, 0), 0.9: (4, 3)}


def test_the_sentence_that_counts() -> None:
    assert sure_line(TOLD).startswith("4 of 6 results have a confidence of 0.9 or more; 3 of them (75.0%) are right")
    assert sure_line([(0.1, True)]) == "No result has a confidence of 0.9 or more."
    assert confidence_table(TOLD).splitlines()[-1] == "| 0.9 – 1.0 | 4 | 0.94 | 75.0 |"


def test_only_pages_whose_text_is_known_answer() -> None:
    pages = [page("1", body="one two three four"), page("2", wanted=("x",))]
    found = [result(number, text="one two three four", confidence=0.7) for number in "12"]
    assert answers(list(judge_all(pages, found)["auto"].values())) == [(0.7, True)]


def test_the_plot_is_the_same_file_for_the_same_numbers(tmp_path: Path) -> None:
    import pytest

    pytest.importorskip("matplotlib")
    draw(TOLD, tmp_path / "one.svg")
    draw(TOLD, tmp_path / "two.svg")
    drawn = (tmp_path / "one.svg").read_text("utf-8")
    assert drawn == (tmp_path / "two.svg").read_text("utf-8")
    assert "confidence told" in drawn
