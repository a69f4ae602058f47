"""Reasons for pages that are read badly."""

from __future__ import annotations

from pathlib import Path

from bench.extraction.data import load
from bench.extraction.judged import Judged, judge_all
from bench.extraction.score import shingles
from bench.extraction.worst import read_notes, reasons, uncovered, worst_table
from tests.bench.tiny import make_set, result

TEXT = " ".join(f"word{n}" for n in range(60))
LEAD = "a lead of more than eight words stands before it all"


def judged(folder: Path, found: str, *, markup: str = "", gold: str = TEXT, lead: str = "", error: str = "") -> Judged:
    make_set(folder, "tiny", {"1": ((markup or f"<p>{gold}").encode(), {"body": gold, "lead": lead})})
    return judge_all(load(folder), [result(text=found, error=error)])["auto"]["tiny/1"]


def test_empty_and_error(tmp_path: Path) -> None:
    assert reasons(judged(tmp_path / "a", "")) == ["empty"]
    assert reasons(judged(tmp_path / "b", "", error="boom")) == ["error: boom"]


def test_too_much_and_too_little_are_counted_in_words(tmp_path: Path) -> None:
    much = TEXT + " " + " ".join(f"other{n}" for n in range(40))
    assert reasons(judged(tmp_path / "a", much)) == ["too much: 40 words foreign"]
    assert reasons(judged(tmp_path / "b", " ".join(TEXT.split()[:40]))) == ["part missing: 20 words"]


def test_a_missing_lead_is_named(tmp_path: Path) -> None:
    one = judged(tmp_path, TEXT, gold=f"{LEAD}\n{TEXT}", lead=LEAD)
    assert reasons(one)[-1] == "lead missing"


def test_comments_and_repetition(tmp_path: Path) -> None:
    comments = " ".join(f"Reply user{n} says so{n}" for n in range(20))
    assert "comments in" in reasons(judged(tmp_path / "a", f"{TEXT} {comments}"))
    assert "text repeated: 57 words" in reasons(judged(tmp_path / "b", f"{TEXT} {TEXT}"))


def test_gold_text_that_the_page_does_not_show(tmp_path: Path) -> None:
    one = judged(tmp_path, "", markup=f"<script>var a = '{TEXT}'</script><p>Loading")
    assert reasons(one) == ["empty", "100% of the gold text is not in the page's markup"]


def test_words_that_no_shingle_covers() -> None:
    assert uncovered("a b c d x", shingles("a b c d")) == ["x"]
    assert uncovered("a b", shingles("a b")) == []


def test_the_table_names_page_host_and_note(tmp_path: Path) -> None:
    notes = tmp_path / "notes.toml"
    notes.write_text('"tiny/1" = "text is in script data"\n', "utf-8")
    line = worst_table([judged(tmp_path, "")], read_notes(notes)).splitlines()[2]
    assert line.startswith("| tiny/1 | – | 0.000 |")
    assert line.endswith("| 0 / 60 | empty | text is in script data |")
    assert read_notes(tmp_path / "none.toml") == {}


def test_a_page_that_is_right_is_not_among_the_worst(tmp_path: Path) -> None:
    assert len(worst_table([judged(tmp_path, TEXT)], {}).splitlines()) == 2
