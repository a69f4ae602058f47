"""Leads left out, captions let in, titles said twice."""

from __future__ import annotations

from bench.extraction.faults import captions_leaked, lead_kept, title_repeated
from bench.extraction.score import shingles

LEAD = "The river rose again last night and closed two bridges"  # ten words, seven shingles


def test_a_lead_is_kept_when_four_fifths_of_it_are_there() -> None:
    assert lead_kept(LEAD, shingles(f"{LEAD} More of it.")) is True
    assert lead_kept(LEAD, shingles("river rose again last night and closed two bridges")) is True  # six of seven
    assert lead_kept(LEAD, shingles("rose again last night and closed two bridges")) is False  # five of seven
    assert lead_kept(LEAD, shingles("")) is False


def test_a_lead_of_few_words_says_nothing() -> None:
    assert lead_kept("The river rose again last night", shingles("")) is None


def test_captions_count_when_the_gold_text_does_not_hold_them() -> None:
    long = "The old bridge over the river on Monday"
    told = "The new bridge over the river on Tuesday"
    captions = [long, told, "Photo: somebody", long]
    assert captions_leaked(captions, f"Text. {told}", f"TEXT. {long.upper()}!") == (1, 1)
    assert captions_leaked(captions, "Text.", "Text.") == (0, 2)
    assert captions_leaked(["Photo: somebody"], "Text.", "Photo: somebody") == (0, 0)


def test_a_caption_is_found_by_whole_words() -> None:
    assert captions_leaked(["one two three four five six"], "", "one two three four five sixty") == (0, 1)


def test_the_title_repeated_as_a_line_of_its_own() -> None:
    assert title_repeated("The river", "It rose.", "the  River\n\nIt rose.") is True
    assert title_repeated("The river", "It rose.", "The river rose.") is False
    assert title_repeated("The river", "The river\nIt rose.", "The river\nIt rose.") is None
    assert title_repeated("", "It rose.", "It rose.") is None
