"""Stops: changes as people count them."""

from __future__ import annotations

from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.highlight.stops import StopKind, stops
from tests.watch.highlight.views import segments_of, view_of


def kinds(before: str, after: str) -> list[StopKind]:
    one, two = view_of(before), view_of(after)
    return [stop.kind for stop in stops(one, two, segments_of(one, two))]


def test_what_is_seen_at_one_look_is_one_change() -> None:
    assert kinds("<p>a b c d e</p>", "<p>a x c y e</p>") == [StopKind.REPLACED]


def test_paragraphs_are_changes_of_their_own() -> None:
    assert kinds("<p>a b</p><p>c d</p>", "<p>a x</p><p>c y</p>") == [StopKind.REPLACED, StopKind.REPLACED]


def test_words_far_from_each_other_are_two_changes() -> None:
    between = " ".join(f"w{number}" for number in range(20))
    assert kinds(f"<p>a {between} b</p>", f"<p>x {between} y</p>") == [StopKind.REPLACED, StopKind.REPLACED]


def test_another_address_is_a_kind_of_its_own() -> None:
    assert kinds("<p><a href=/a>x</a></p>", "<p><a href=/b>x</a></p>") == [StopKind.LINK]
    assert kinds("<p><img src=/a.png></p>", "<p><img src=/b.png></p>") == [StopKind.LINK]


def test_a_paragraph_that_only_begins_elsewhere_is_no_change() -> None:
    before, after = view_of("<p>a b</p>"), view_of("<p>a</p><p>b</p>")
    assert stops(before, after, segments_of(before, after)) == []


def test_numbers_follow_the_page_and_ends_of_moves_know_each_other() -> None:
    before, after = view_of("<p>a</p><p>b</p><p>c</p>"), view_of("<p>b</p><p>c</p><p>a</p><p>d</p>")
    found = stops(
        before,
        after,
        [
            Segment(SegmentKind.MOVED_FROM, 0, 2, 0, 0, 3),
            Segment(SegmentKind.EQUAL, 2, 6, 0, 4),
            Segment(SegmentKind.MOVED_TO, 6, 6, 4, 6, 3),
            Segment(SegmentKind.ADDED, 6, 6, 6, 8),
        ],
    )
    assert [(stop.number, stop.kind, stop.partner) for stop in found] == [
        (1, StopKind.MOVED_FROM, 2),
        (2, StopKind.MOVED_TO, 1),
        (3, StopKind.ADDED, 0),
    ]


def test_words_that_differ_but_do_not_count_are_no_change() -> None:
    before, after = view_of("<p>5 minut</p>"), view_of("<p>9 minut</p>")
    assert stops(before, after, [Segment(SegmentKind.EQUAL, 0, 3, 0, 3)]) == []
