"""Versions by time: whatever the order in which looks come, the history is the same."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kronika.store.timeline import Look, Stretch, stretches

START = datetime(2026, 1, 1, tzinfo=UTC)


def at(day: int) -> datetime:
    return START + timedelta(days=day)


def new(day: int, content: bytes | None, place: int = 0) -> Look:
    return Look(at=at(day), content=content, place=place)


def stored(page_id: int, content: bytes, first: int, last: int) -> list[Look]:
    return [Look(at=at(day), content=content, page_id=page_id) for day in dict.fromkeys((first, last))]


def shown(found: list[Stretch]) -> list[tuple[bytes, int, int, int | None]]:
    return [(one.content, (one.since - START).days, (one.until - START).days, one.page_id) for one in found]


def test_an_older_page_comes_before_what_is_stored() -> None:
    found, _ = stretches([*stored(7, b"new", 5, 9), new(1, b"old")])
    assert shown(found) == [(b"old", 1, 1, None), (b"new", 5, 9, 7)]


def test_equal_content_only_widens_a_version() -> None:
    found, _ = stretches([*stored(7, b"a", 5, 6), new(2, b"a"), new(9, b"a")])
    assert shown(found) == [(b"a", 2, 9, 7)]


def test_something_else_in_between_parts_a_version() -> None:
    found, _ = stretches([*stored(7, b"a", 1, 9), new(5, b"b")])
    assert shown(found) == [(b"a", 1, 1, 7), (b"b", 5, 5, None), (b"a", 9, 9, None)]


def test_as_before_needs_something_before() -> None:
    found, groundless = stretches([new(1, None), new(2, b"a"), new(3, None)])
    assert shown(found) == [(b"a", 2, 3, None)]
    assert [look.at for look in groundless] == [at(1)]


def test_two_contents_of_one_moment_are_both_kept_once() -> None:
    once, _ = stretches([new(1, b"a", 0), new(1, b"b", 1)])
    assert len(once) == 2
    looks = [*stored(1, once[0].content, 1, 1), *stored(2, once[1].content, 1, 1)]
    again, _ = stretches([*looks, new(1, b"a", 0), new(1, b"b", 1)])
    assert [one.page_id for one in again] == [1, 2]


DAYS = st.tuples(st.integers(0, 12), st.sampled_from([b"a", b"b"]))


def as_stored(kept: list[Stretch]) -> list[Look]:
    return [
        look
        for one in kept
        for look in stored(one.page_id or 0, one.content, (one.since - START).days, (one.until - START).days)
    ]


@example(looks=[(4, b"b"), (0, b"a"), (3, b"a"), (5, b"a"), (1, b"b"), (2, b"b")], seed=11659)
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # other work shares the machine
@given(st.lists(DAYS, unique_by=lambda look: look[0]), st.integers(0, 10**6))
def test_the_order_of_coming_does_not_matter(looks: list[tuple[int, bytes]], seed: int) -> None:
    """Looks inside a stretch are not remembered one by one, so late changes may need them again to be exact.

    A change that comes late parts a stretch and forgets what lay inside it; whoever brings the looks again, until nothing
    changes any more, has the true history.
    """
    in_order, _ = stretches([new(day, content) for day, content in sorted(looks)])
    mixed = list(looks)
    Random(seed).shuffle(mixed)
    kept = taken_in([], mixed, 1)
    for again in range(2, len(looks) + 3):
        before, kept = history(kept), taken_in(kept, sorted(mixed), again)
        if history(kept) == before:
            break
    assert history(kept) == history(in_order)


def taken_in(kept: list[Stretch], looks: list[tuple[int, bytes]], turn: int) -> list[Stretch]:
    """What is stored after looks came one by one."""
    for number, (day, content) in enumerate(looks):
        kept, _ = stretches([*as_stored(kept), new(day, content)])
        for place, one in enumerate(kept):
            one.page_id = one.page_id or 100_000 * turn + 1000 * number + place + 1
    return kept


def history(found: list[Stretch]) -> list[tuple[bytes, datetime, datetime]]:
    """Without the numbers of the versions."""
    return [(one.content, one.since, one.until) for one in found]


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # other work shares the machine
@given(st.lists(DAYS, unique_by=lambda look: look[0]))
def test_taking_in_again_changes_nothing(looks: list[tuple[int, bytes]]) -> None:
    first, _ = stretches([new(day, content) for day, content in looks])
    for number, one in enumerate(first, 1):
        one.page_id = number
    again, _ = stretches([*as_stored(first), *(new(day, content) for day, content in looks)])
    assert shown(again) == shown(first)
