"""Any two texts: the segments hold together, say the same twice, and take no more than their share of work."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.watch.diff.diff import diff
from kronika.watch.diff.segment import SegmentKind
from tests.watch.diff.reading import hold_together

FEW = st.lists(st.sampled_from(["<p>", "a", "b", "the", ".", "<a https://x.example/>", "rare"]), max_size=60)
MANY = st.lists(st.integers(0, 400).map(lambda n: "<li>" if n % 9 == 0 else f"w{n}"), max_size=300)


@st.composite
def edited(draw: st.DrawFn) -> tuple[list[str], list[str]]:
    """A text and what somebody made of it: pieces cut, put elsewhere, doubled, turned round."""
    old = draw(MANY)
    new = list(old)
    for _ in range(draw(st.integers(0, 6))):
        start = draw(st.integers(0, len(new)))
        size = draw(st.integers(0, 40))
        piece, new[start : start + size] = new[start : start + size], draw(st.one_of(st.just([]), FEW))
        for _ in range(draw(st.integers(0, 2))):
            place = draw(st.integers(0, len(new)))
            new[place:place] = piece
    return old, new


@given(st.one_of(FEW, MANY), st.one_of(FEW, MANY))
@settings(max_examples=300, deadline=None)
def test_any_two_texts_hold_together(old: list[str], new: list[str]) -> None:
    hold_together(old, new, diff(old, new))


@given(edited())
@settings(max_examples=400, deadline=None)
def test_an_edited_text_holds_together(pair: tuple[list[str], list[str]]) -> None:
    hold_together(*pair, diff(*pair))


@given(edited())
@settings(max_examples=100, deadline=None)
def test_the_same_twice(pair: tuple[list[str], list[str]]) -> None:
    assert diff(*pair) == diff(*pair)


@given(st.one_of(FEW, MANY))
@settings(max_examples=100, deadline=None)
def test_nothing_changed_is_one_equal_segment(text: list[str]) -> None:
    assert [segment.kind for segment in diff(text, list(text))] == [SegmentKind.EQUAL] * bool(text)


@given(MANY, st.integers(0, 300), st.lists(st.sampled_from(["new", "newer", "<p>"]), min_size=1, max_size=20))
@settings(max_examples=200, deadline=None)
def test_what_only_came_takes_nothing_away(text: list[str], place: int, piece: list[str]) -> None:
    new = text[:place] + piece + text[place:]
    assert {segment.kind for segment in diff(text, new)} <= {SegmentKind.EQUAL, SegmentKind.ADDED}
    assert {segment.kind for segment in diff(new, text)} <= {SegmentKind.EQUAL, SegmentKind.REMOVED}


def prose(seed: int, size: int = 50_000) -> list[str]:
    """Words as often as in a language: few very often, many seldom."""
    chance = random.Random(seed)
    words = [f"w{number}" for number in range(20_000)]
    return chance.choices(words, [1 / (number + 2) for number in range(20_000)], k=size)


def test_two_entirely_different_texts_are_one_replaced_by_the_other() -> None:
    old, new = prose(1), prose(2)
    segments = diff(old, new)
    hold_together(old, new, segments)
    assert len(segments) <= 30


def test_an_insertion_and_a_move_in_a_long_text_are_all_there_is() -> None:
    old = prose(1)
    new = old[:9000] + prose(2, 150) + old[9000:20_000] + old[21_000:40_000] + old[20_000:21_000] + old[40_000:]
    segments = diff(old, new)
    hold_together(old, new, segments)
    kinds = Counter(segment.kind for segment in segments if segment.kind is not SegmentKind.EQUAL)
    assert kinds == {SegmentKind.ADDED: 1, SegmentKind.MOVED_FROM: 1, SegmentKind.MOVED_TO: 1}
    assert next(s.a1 - s.a0 for s in segments if s.kind is SegmentKind.MOVED_FROM) == 1000


def test_scattered_edits_stay_small() -> None:
    old = prose(1, 20_000)
    chance = random.Random(4)
    places = set(chance.sample(range(20_000), 400))
    new = [f"new{number}" if number in places else word for number, word in enumerate(old)]
    changed = [segment for segment in diff(old, new) if segment.kind is not SegmentKind.EQUAL]
    assert {segment.kind for segment in changed} == {SegmentKind.REPLACED}
    assert sum(segment.a1 - segment.a0 for segment in changed) <= 440


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["a"] * 30_000, ["a"] * 29_000),
        (["a", "b", "c"] * 9_000, ["a", "b", "c"] * 4_000 + ["x"] + ["b", "c", "a"] * 5_000),
        ([f"a{n}" for n in range(30_000)], [f"b{n}" for n in range(30_000)]),
        ([f"a{n}" for n in range(30_000)], [f"a{n}" for n in reversed(range(30_000))]),
        (prose(1, 30_000), prose(1, 30_000)[15_000:] + prose(1, 30_000)[:15_000]),
        (["<p>"] * 20_000, ["<p>", "x"] * 10_000),
        ([], ["x"] * 20_000),
        (["x" * 250_000], ["x" * 250_000, "y"]),
    ],
    ids=[
        "one token",
        "period",
        "strangers",
        "reversed",
        "halves swapped",
        "tags only",
        "from nothing",
        "one huge word",
    ],
)
def test_texts_made_to_be_slow_come_to_an_end(old: list[str], new: list[str]) -> None:
    hold_together(old, new, diff(old, new))
    hold_together(new, old, diff(new, old))


def test_a_text_that_repeats_itself_is_not_replaced_for_a_few_lost_words() -> None:
    chance = random.Random(5)
    old = ["<td>", "1", "<td>", "yes"] * 8_000
    new = [token for token in old if chance.random() > 0.02]
    segments = diff(old, new)
    hold_together(old, new, segments)
    equal = sum(segment.a1 - segment.a0 for segment in segments if segment.kind is SegmentKind.EQUAL)
    assert equal > 0.9 * len(new)


def test_somebody_else_may_weigh() -> None:
    old, new = ["x", "keep", "y", "z"], ["p", "keep", "q", "r"]
    assert len(diff(old, new)) == 3
    assert len(diff(old, new, weigh=lambda token: 0.01 if token == "keep" else 1.0)) == 1
