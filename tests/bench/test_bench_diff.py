"""The benchmark of diffs: its texts are what they say, its table tells who was too slow, its bar can be missed."""

from __future__ import annotations

import pytest

from bench.bench_diff import Figures, keeps, measured, report
from bench.differing.cases import CASES
from bench.differing.engines import ENGINES


@pytest.mark.parametrize("case", CASES)
def test_pairs_are_long_different_and_always_the_same(case: str) -> None:
    old, new = CASES[case]()
    assert min(len(old), len(new)) > 38_000 and old != new
    assert (old, new) == CASES[case]()


def test_the_page_is_as_large_as_it_says() -> None:
    assert 240_000 < len(" ".join(CASES["page of 250 KB"]()[0])) < 270_000


@pytest.mark.parametrize("engine", ["Kronika", "difflib", "lxml htmldiff"])
def test_engines_count_segments(engine: str) -> None:
    old, new = "<p> one two three four five".split(), "<p> one two other four five".split()
    assert ENGINES[engine][0](old, new) in (3, 5)


def test_what_takes_too_long_is_ended() -> None:
    assert measured("entirely different", "difflib, all tokens", 0.5) is None


def test_what_ends_in_time_is_told() -> None:
    found = measured("insert + move", "Kronika", 60)
    assert found is not None and found.segments == 7


def test_the_table_has_ratios_and_says_who_was_ended() -> None:
    found = {("x", "Kronika"): Figures(seconds=0.1, segments=3), ("x", "difflib"): None, ("x", "lxml htmldiff"): None}
    found["x", "lxml htmldiff"] = Figures(seconds=0.25, segments=4321)
    text = report(found, ["Kronika", "difflib", "lxml htmldiff"], 20)
    assert "| x | 0.10 s / 3 | > 20 s | 0.25 s (2.5×) / 4\u202f321 |" in text
    assert "rapidfuzz" in text and "Not installed" in text


def test_the_bar_is_kept_by_seconds_and_by_segments() -> None:
    assert keeps(Figures(seconds=0.2, segments=30), (0.3, 30))
    assert not keeps(Figures(seconds=0.4, segments=30), (0.3, 30))
    assert not keeps(Figures(seconds=0.2, segments=31), (0.3, 30))
    assert not keeps(None, (0.3, 30))
