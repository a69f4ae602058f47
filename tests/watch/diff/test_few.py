"""Rare rows by a dictionary are those that whole arrays find."""

from __future__ import annotations

from random import Random

import pytest

from kronika.watch.diff import anchors, few, rows
from kronika.watch.diff.anchors import Anchoring
from kronika.watch.diff.diff import diff
from kronika.watch.diff.few import anchored, are_few, strewn
from kronika.watch.diff.rows import moved_rows
from kronika.watch.diff.runs import Gap, Run
from kronika.watch.diff.texts import read

WORDS = [*"abcdefghij", "<p>", "."]


def two_texts(seed: int) -> tuple[list[str], list[str]]:
    """A text of few words, so that rows repeat, and the same with some of it written anew, twice or elsewhere."""
    chance = Random(seed)
    before = [chance.choice(WORDS) for _ in range(chance.choice((5, 40, 160)))]
    after = list(before)
    for _ in range(chance.randint(1, 6)):
        start = chance.randrange(len(after) + 1)
        piece = after[start : start + chance.choice((1, 5, 20))]
        if chance.random() < 0.5:
            del after[start : start + len(piece)]
        place = chance.randrange(len(after) + 1)
        after[place:place] = piece if chance.random() < 0.7 else [chance.choice(WORDS) for _ in piece]
    return before, after


@pytest.mark.parametrize("seed", range(40))
def test_both_ways_find_the_same(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anchors, moved rows and whole comparisons."""
    before, after = two_texts(seed)
    texts = read(before, after, None)
    half = Gap(0, len(before) // 2, 0, len(after) // 2), Gap(len(before) // 2, len(before), len(after) // 2, len(after))
    for size, most in ((8, 1), (4, 1), (2, 4), (1, 1), (1, 4)):
        wide = [gap for gap in half if min(gap.a1 - gap.a0, gap.b1 - gap.b0) >= size]
        by_dictionary = anchored(texts.a_list, texts.b_list, wide, size, most)
        assert by_dictionary == (Anchoring(texts)._many(wide, size, most) if wide else [])
    found, moved = diff(before, after), moved_rows(texts, half)
    monkeypatch.setattr(few, "FEW", -1)
    assert not are_few(half)
    assert (diff(before, after), moved_rows(texts, half)) == (found, moved)
    assert anchors.are_few is rows.are_few is few.are_few  # what was set above is what both ask


def test_a_row_is_paired_only_where_both_sides_have_it_as_often() -> None:
    """Nobody knows which of three is the one of two."""
    gap = Gap(0, 2, 0, 3)
    assert anchored([7, 7], [7, 7, 7], [gap], 1, 4) == []
    assert anchored([7, 7], [7, 7], [Gap(0, 2, 0, 2)], 1, 4) == [Run(0, 0, 2)]
    assert anchored([7, 7], [7, 7], [Gap(0, 2, 0, 2)], 1, 1) == []


def test_moved_rows_are_paired_across_gaps() -> None:
    """The surplus of one side has no partner."""
    gaps = [Gap(0, 2, 0, 0), Gap(2, 2, 0, 4)]
    assert strewn([1, 2], [1, 2, 1, 2], gaps, 2, 2) == [Run(0, 0, 2)]
