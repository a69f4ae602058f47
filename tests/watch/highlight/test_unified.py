"""Unified: paragraphs as diff -u writes them, so that the old text with the diff gives the new one."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given, settings

from kronika.watch.highlight.joining import text_between
from kronika.watch.highlight.stops import stops
from kronika.watch.highlight.unified import hunks, unified
from kronika.watch.view import View
from tests.watch.highlight.test_page import pairs
from tests.watch.highlight.views import segments_of, view_of


def lines(view: View) -> list[str]:
    """The paragraphs of a page."""
    return [text for block in view.blocks if (text := text_between(view, block.start, block.end))]


def told(before: View, after: View) -> str:
    return unified(hunks(before, after, stops(before, after, segments_of(before, after))), "old", "new")


def applied(old: list[str], diff: str) -> list[str]:
    """The old paragraphs after the diff, by its own numbers; everything it says of the old text must be true."""
    new: list[str] = []
    at = 0
    for line in diff.splitlines()[2:]:
        if line.startswith("@@"):
            start, _, length = line.split()[1][1:].partition(",")
            begin = int(start) - (length != "0")
            new += old[at:begin]
            at = begin
        elif line.startswith("+"):
            new.append(line[1:])
        else:
            assert old[at] == line[1:]
            if line.startswith(" "):
                new.append(line[1:])
            at += 1
    return new + old[at:]


def test_a_changed_paragraph_is_there_twice_with_three_neighbours() -> None:
    paragraphs = [f"odstavec {number}" for number in range(1, 12)]
    before = view_of("".join(f"<p>{one}</p>" for one in paragraphs))
    after = view_of("".join(f"<p>{one}</p>" for one in paragraphs).replace("odstavec 6<", "odstavec šestý<"))
    assert told(before, after).splitlines() == [
        "--- old",
        "+++ new",
        "@@ -3,7 +3,7 @@",
        " odstavec 3",
        " odstavec 4",
        " odstavec 5",
        "-odstavec 6",
        "+odstavec šestý",
        " odstavec 7",
        " odstavec 8",
        " odstavec 9",
    ]


def test_words_at_the_end_of_a_paragraph_change_both_sides() -> None:
    before, after = view_of("<p>a b c</p><p>d</p>"), view_of("<p>a b</p><p>d</p>")
    assert told(before, after).splitlines()[3:] == ["-a b c", "+a b", " d"]


def test_another_address_tells_the_paragraphs_apart() -> None:
    before, after = view_of("<p><a href=/a>řád</a></p>"), view_of("<p><a href=/b>řád</a></p>")
    assert told(before, after).splitlines()[3:] == ["-řád <https://example.org/a>", "+řád <https://example.org/b>"]


def test_nothing_different_is_no_text() -> None:
    assert told(view_of("<p>a</p>"), view_of("<p>a</p>")) == ""


@settings(max_examples=60, deadline=None, derandomize=True)
@given(pairs())
def test_the_old_text_with_the_diff_is_the_new_text(pair: tuple[str, str]) -> None:
    before, after = (view_of(f"<html><body>{page}</body></html>") for page in pair)
    diff = told(before, after)
    if "<http" in diff or "▣" in diff or "obrázek" in diff:
        return  # addresses and pictures are told in words that the text itself has not
    assert applied(lines(before), diff) == lines(after)


@pytest.mark.skipif(not shutil.which("patch"), reason="there is no patch here")
def test_patch_understands_it(tmp_path: Path) -> None:
    paragraphs = [f"odstavec {number}" for number in range(30)]
    changed = [*paragraphs[:4], "nový", *paragraphs[4:15], *paragraphs[16:25], "jiný", *paragraphs[26:]]
    before, after = (view_of("".join(f"<p>{one}</p>" for one in each)) for each in (paragraphs, changed))
    (tmp_path / "old").write_text("\n".join(paragraphs) + "\n", encoding="utf-8")
    subprocess.run(["patch", "old"], cwd=tmp_path, input=told(before, after), text=True, check=True, encoding="utf-8")
    assert (tmp_path / "old").read_text(encoding="utf-8").splitlines() == changed
