"""A digest is told once: what is in it and how far it told stand or fall together, whoever crashes or comes second."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from kronika.model.alert import Address, Message
from kronika.model.change import Change, ChangeFilter
from kronika.model.group import Group
from kronika.model.watch import Watch
from kronika.store.store import Store, open_store
from tests.store.crashing import Crash, crashing, everything
from tests.store.material import NOW
from tests.store.watching import HOUR, NEWS, check, frontier, lend, looked, watch

PEOPLE = tuple(Address(channel="email", target=f"{name}@example.org") for name in ("anna", "bob"))


@pytest.fixture
def group(store: Store) -> Group:
    return store.groups.add(Group(name="G"), NOW)


def changed(store: Store, group: Group, path: str = "") -> Watch:
    """A page of the group that has changed once."""
    made = watch(store, path, group_id=group.id)
    check(store, made.id, b"old")
    check(store, made.id, b"new", change=NEWS)
    return made


def letters(upto: int) -> list[tuple[Message, Address]]:
    """One letter for everybody."""
    return [(Message(key=f"digest-{upto}", subject="News", summary="x"), person) for person in PEOPLE]


def test_a_group_is_due_until_it_has_been_told(store: Store, group: Group) -> None:
    assert store.digests.due() == []
    changed(store, group)
    [untold] = store.digests.due()
    assert (untold.group, untold.newest, untold.watches, untold.has_news) == (group, 1, 1, True)
    assert store.digests.send(group.id, 1, NOW, letters(1), expected_told=0)
    assert store.digests.due() == []
    told = store.groups.by_id(group.id)
    assert (told.told_change, told.told_at) == (1, NOW)
    assert {letter.address for letter in store.outbox.listing()} == set(PEOPLE)
    assert store.changes.listing(ChangeFilter(group_id=group.id, after_id=told.told_change)) == []


def test_what_came_while_it_was_written_is_told_next_time(store: Store, group: Group) -> None:
    changed(store, group, "1")
    [untold] = store.digests.due()
    changed(store, group, "2")
    assert store.digests.send(group.id, untold.newest, NOW, letters(1), expected_told=0)
    [more] = store.digests.due()
    assert (more.group.told_change, more.newest) == (1, 2)


def test_who_comes_second_tells_nothing(store: Store, group: Group) -> None:
    changed(store, group)
    assert store.digests.send(group.id, 1, NOW, letters(1), expected_told=0)
    assert not store.digests.send(group.id, 1, NOW, letters(2), expected_told=0)
    assert len(store.outbox.listing()) == 2
    assert store.digests.send(group.id, 0, NOW + HOUR, letters(3), expected_told=1), "that nothing has changed"
    assert store.groups.by_id(group.id).told_change == 1, "never backwards"


def test_deleted_pages_and_groups_are_not_told(store: Store, group: Group) -> None:
    made = changed(store, group)
    store.watches.remove([made.id], NOW)
    assert store.digests.due() == []
    store.watches.restore([made.id])
    store.groups.remove(group.id, NOW)
    assert store.digests.due() == []
    assert not store.digests.send(group.id, 1, NOW, letters(1), expected_told=0)
    assert store.outbox.listing() == []


def test_a_group_that_wants_to_hear_of_quiet_too_is_always_asked_about(store: Store) -> None:
    group = store.groups.add(Group(name="Q", also_unchanged=True), NOW)
    assert store.digests.due() == []
    watch(store, group_id=group.id)
    [untold] = store.digests.due()
    assert (untold.watches, untold.has_news) == (1, False)
    assert [one.group.name for one in store.digests.groups()] == ["Q"]


def test_a_crash_at_any_statement_neither_loses_nor_repeats_a_digest(tmp_path: Path) -> None:
    made = tmp_path / "made.db"
    with open_store(f"sqlite:///{made}", create=True, wall=NOW.timestamp) as store:
        changed(store, store.groups.add(Group(name="G"), NOW))
    steps = 0
    for crash_at in range(1, 50):
        crashed = send_after_crash(made, tmp_path / f"{crash_at}.db", crash_at)
        if not crashed:
            break
        steps = crash_at
    assert steps == 4, "the beginning, how far it was told, and a letter for each"


def send_after_crash(made: Path, copy: Path, crash_at: int) -> bool:
    """Send in a copy, crashing once; then whoever comes next sends what is still due."""
    source, target = sqlite3.connect(made), sqlite3.connect(copy)
    source.backup(target)
    source.close()
    target.close()
    crashed = False
    with open_store(f"sqlite:///{copy}", wall=NOW.timestamp) as store:
        try:
            with crashing(store, crash_at, durable=True):
                store.digests.send(1, 1, NOW, letters(1), expected_told=0)
        except Crash:
            crashed = True
    with open_store(f"sqlite:///{copy}", wall=NOW.timestamp) as store:
        for untold in store.digests.due():
            assert store.digests.send(1, untold.newest, NOW, letters(1), expected_told=untold.group.told_change)
        assert sorted(letter.address.target for letter in store.outbox.listing()) == [one.target for one in PEOPLE]
        assert store.groups.by_id(1).told_change == 1
    return crashed


def test_a_crash_at_any_statement_leaves_no_trace(store: Store, group: Group) -> None:
    changed(store, group)
    before = everything(store)
    for crash_at in range(1, 50):
        try:
            with crashing(store, crash_at, durable=True):
                assert store.digests.send(group.id, 1, NOW, letters(1), expected_told=0)
            break
        except Crash:
            assert everything(store) == before
    assert crash_at > 3
    assert len(store.outbox.listing()) == 2


def test_a_change_that_is_written_slowly_is_not_passed_over(store: Store, url: str, group: Group) -> None:
    """The slow one has its number first. Whoever could see a higher number before it would never be told of it."""
    slow, fast = (watch(store, path, group_id=group.id) for path in ("slow", "fast"))
    for one in (slow, fast):
        check(store, one.id, b"old")
    numbered, go = threading.Event(), threading.Event()
    done: dict[str, Any] = {}

    def hesitate(connection: Connection, change: Change, watch: Watch) -> None:
        numbered.set()
        assert go.wait(30)

    def settle(name: str, number: int, tell: Any) -> None:
        with open_store(url, busy_seconds=30.0) as own:
            due = frontier(own, [number])
            [lease] = lend(due, worker="tester")
            done[name] = due.settle_checks([looked(lease, name.encode(), change=NEWS)], tell)

    first = threading.Thread(target=settle, args=("slow", slow.id, hesitate))
    second = threading.Thread(target=settle, args=("fast", fast.id, None))
    first.start()
    assert numbered.wait(30)
    second.start()
    second.join(0.5)
    seen = [change.id for change in store.changes.listing()]
    assert seen == [], "nothing is seen before the first number is"
    go.set()
    first.join()
    second.join()
    assert [change.watch_id for change in store.changes.listing()] == [fast.id, slow.id]
    assert len(done) == 2
