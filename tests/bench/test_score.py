"""The scorer, by cases counted by hand."""

from __future__ import annotations

import pytest

from bench.extraction.score import Overlap, Snippets, macro, overlap, shingles, snippets


def test_shingles_are_runs_of_four_words_with_their_counts() -> None:
    assert shingles("a b c d e") == {("a", "b", "c", "d"): 1, ("b", "c", "d", "e"): 1}
    assert shingles("a a a a a")["a", "a", "a", "a"] == 2


def test_a_short_text_is_one_run_and_an_empty_one_none() -> None:
    assert shingles("One, two!") == {("One", "two"): 1}
    assert shingles(" … ") == {}


def test_case_counts_and_punctuation_does_not() -> None:
    assert shingles("Ala ma kota, psa") == shingles("Ala ma – kota psa")
    assert shingles("ala ma kota psa") != shingles("Ala ma kota psa")


def test_overlap_by_hand() -> None:
    # gold: abcd bcde cdef; found: bcde cdef defg efgh → two in both, one missing, two extra, five in all
    got = overlap(shingles("a b c d e f"), shingles("b c d e f g h"))
    assert got == Overlap(both=2 / 5, extra=2 / 5, missing=1 / 5)
    assert got.precision == pytest.approx(1 / 2)
    assert got.recall == pytest.approx(2 / 3)
    assert got.f1 == pytest.approx(4 / 7)


def test_text_said_twice_is_extra() -> None:
    got = overlap(shingles("a b c d"), shingles("a b c d a b c d"))
    assert got.recall == 1.0
    assert got.precision == pytest.approx(1 / 5)


def test_an_empty_result_has_no_score() -> None:
    got = overlap(shingles("a b c d"), shingles(""))
    assert (got.precision, got.recall, got.f1) == (0.0, 0.0, 0.0)


def test_nothing_found_where_nothing_is_is_right() -> None:
    assert overlap(shingles(""), shingles("")).f1 == 1.0


def test_precision_is_meant_over_pages_with_a_result_only() -> None:
    pages = [
        Overlap(both=0.5, extra=0.5, missing=0.0),  # P 1/2, R 1
        Overlap(both=0.0, extra=0.0, missing=1.0),  # nothing found: no precision, R 0
        Overlap(both=1.0, extra=0.0, missing=0.0),  # P 1, R 1
    ]
    got = macro(pages)
    assert got.precision == pytest.approx(3 / 4)
    assert got.recall == pytest.approx(2 / 3)
    assert got.f1 == pytest.approx(2 * (3 / 4) * (2 / 3) / (3 / 4 + 2 / 3))
    assert got.page_f1 == pytest.approx((2 / 3 + 0 + 1) / 3)


def test_snippets_whatever_the_white_space() -> None:
    got = snippets(["one two", "three", "four"], ["five", "six"], "one\n two\tthree five")
    assert got == Snippets(right=2, wrong=1, missed=1)
    assert got.f1 == pytest.approx(4 / 6)
    assert (got + Snippets(right=1)).right == 3
