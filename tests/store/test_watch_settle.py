"""A check is settled as a whole and once: state, history, ignores, memory, changes and what is told of them."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from kronika.model.alert import Address, Message
from kronika.model.change import Change, Checked, KeptVersion
from kronika.model.frontier import Settled
from kronika.model.group import Group
from kronika.model.page import Validators
from kronika.model.round import Round
from kronika.model.watch import Ignore, NoiseKind, Watch, WatchState
from kronika.store.outbox import put_messages
from kronika.store.store import Store, open_store
from tests.store.crashing import Crash, crashing, everything
from tests.store.material import NOW, fetched, kept, take
from tests.store.watching import HOUR, NEWS, check, frontier, lend, looked, watch

ANNA = Address(channel="email", target="anna@example.org")
COUNTER = Ignore(kind=NoiseKind.COUNTER, where="#views", sample="12 views")


def tell(connection: Connection, change: Change, watch: Watch) -> None:
    """Tell Anna of every change."""
    message = Message(key=f"change-{change.id}", subject=watch.label, summary=change.state.value)
    put_messages(connection, message, [ANNA], change.at)


def numbers(store: Store, watch_id: int) -> list[int]:
    """Versions that are kept."""
    return [version.number for version in store.watches.versions(watch_id)]


def test_the_first_version_is_no_change(store: Store) -> None:
    made = watch(store)
    due = frontier(store)
    [lease] = lend(due)
    page = KeptVersion(
        fetched=fetched(lease, b"<h1>Ahoj</h1>", status=203, final_url="http://listy.localhost/real"),
        title="Ahoj",
        page_class="article",
        lang="cs",
        region={"main": [1, 2]},
    )
    one = replace(looked(lease, b""), kept=page, memory={"a": [1]}, sentence="")
    assert due.settle_checks([one]) == Settled(pages=1)
    stands = store.watches.get(made.id)
    assert (stands.state, stands.since, stands.checked, stands.changed) == (WatchState.OK, NOW, NOW, None)
    assert (stands.title, stands.page_class, stands.lang, stands.label) == ("Ahoj", "article", "cs", "Ahoj")
    assert (stands.version, stands.next_check, stands.interval, stands.memory) == (1, NOW + HOUR, HOUR, {"a": [1]})
    version = store.watches.version(made.id, 1)
    assert store.watches.newest([made.id, 99]) == {made.id: version}
    assert (version.status, version.final_url, version.size) == (203, "http://listy.localhost/real", 13)
    assert (version.region, version.at, version.seen) == ({"main": [1, 2]}, NOW, NOW)
    assert version.headers == (("Content-Type", "text/html"),)
    assert store.watches.body(version.id) == b"<h1>Ahoj</h1>"
    assert store.changes.listing() == []


def test_a_change_is_a_version_and_an_entry_of_the_inbox(store: Store) -> None:
    group = store.groups.add(Group(name="G"), NOW)
    made = watch(store, group_id=group.id)
    check(store, made.id, b"old")
    check(store, made.id, at=NOW + HOUR)
    check(store, made.id, b"new", at=NOW + 2 * HOUR, change=NEWS)
    check(store, made.id, at=NOW + 3 * HOUR)
    [change] = store.changes.listing()
    assert (change.state, change.before, change.after, change.at) == (WatchState.CHANGED, 1, 2, NOW + 2 * HOUR)
    assert (change.difference, change.group, change.label) == (NEWS, "G", "new")
    stands = store.watches.get(made.id)
    assert (stands.state, stands.changed, stands.checked) == (WatchState.UNCHANGED, NOW + 2 * HOUR, NOW + 3 * HOUR)
    new, old = store.watches.versions(made.id)
    assert (old.at, old.seen) == (NOW, NOW + HOUR)
    assert (new.at, new.seen) == (NOW + 2 * HOUR, NOW + 3 * HOUR)


def test_a_trouble_is_a_state_and_an_entry_only_when_it_is_told(store: Store) -> None:
    made = watch(store)
    check(store, made.id, b"text", body_hash=b"hash", validators=Validators(etag='"1"'))
    gone: dict[str, Any] = {"state": WatchState.GONE, "sentence": "It is gone."}
    check(store, made.id, at=NOW + HOUR, troubles=1, **gone)
    check(store, made.id, at=NOW + 2 * HOUR, troubles=2, told=WatchState.GONE, event=True, **gone)
    stands = store.watches.get(made.id)
    assert (stands.state, stands.since, stands.troubles) == (WatchState.GONE, NOW + HOUR, 2)
    assert (stands.told, stands.sentence, stands.version) == (WatchState.GONE, "It is gone.", 1)
    [entry] = store.changes.listing()
    assert (entry.state, entry.sentence, entry.before, entry.after) == (WatchState.GONE, "It is gone.", 1, 1)
    assert store.watches.body_hashes([made.id]) == {made.id: b"hash"}
    assert store.watches.versions(made.id)[0].seen == NOW, "a page that was not had confirms nothing"
    check(store, made.id, at=NOW + 3 * HOUR, event=True)
    assert store.watches.get(made.id).told is None
    assert [entry.state for entry in store.changes.listing()] == [WatchState.UNCHANGED, WatchState.GONE]
    [lease] = lend(frontier(store, [made.id]))
    assert lease.validators == Validators(etag='"1"')


def test_validators_can_be_taken_away(store: Store) -> None:
    made = watch(store)
    check(store, made.id, b"text", validators=Validators(etag='"1"'))
    check(store, made.id, validators=Validators())
    [lease] = lend(frontier(store, [made.id]))
    assert lease.validators is None


def test_a_batch_is_counted_and_each_watch_settled_once(store: Store) -> None:
    for number in range(4):
        watch(store, str(number))
    due = frontier(store)
    a, b, c, d = lend(due)
    stale = replace(d, token=d.token - 1)
    checks = [looked(a, b"1"), looked(b), looked(c, state=WatchState.BLOCKED), looked(stale, b"x"), looked(a, b"2")]
    assert due.settle_checks(checks) == Settled(pages=1, unchanged=1, failures=1, lost=2)
    assert store.watches.body(store.watches.versions(a.lead_id)[0].id) == b"1"
    assert due.settle_checks([]) == Settled()


def test_the_history_is_as_long_as_people_want_and_bytes_go_with_the_last_that_needs_them(
    store: Store, begin: Any
) -> None:
    made = watch(store, keep=3)
    round: Round = begin("http://listy.localhost/home")
    crawl = store.frontier([round])
    [lead] = take(crawl)
    crawl.settle([kept(lead, b"also a page")])
    crawl.leave_hosts(None, worker="tester")
    for number, body in enumerate((b"first", b"also a page", b"third", b"fourth", b"fifth", b"third")):
        check(store, made.id, body, at=NOW + number * HOUR, change=NEWS)
    assert numbers(store, made.id) == [6, 5, 4]
    bodies = [store.watches.body(version.id) for version in store.watches.versions(made.id)]
    assert bodies == [b"third", b"fifth", b"fourth"]
    [page] = store.pages.listing()
    assert store.pages.body(page.id) == b"also a page", "what a page needs stays"
    assert store.overview(NOW.date()).page_bytes == sum(map(len, (b"also a page", b"third", b"fourth", b"fifth")))
    store.watches.change(replace(store.watches.get(made.id), keep=1))
    check(store, made.id, b"seventh", change=NEWS)
    assert numbers(store, made.id) == [7]
    assert store.check() == []


def test_a_version_seen_before_costs_no_bytes_again(store: Store) -> None:
    made = watch(store)
    for body in (b"morning", b"evening", b"morning", b"evening"):
        check(store, made.id, body, change=NEWS)
    assert numbers(store, made.id) == [4, 3, 2, 1]
    assert store.overview(NOW.date()).page_bytes == len(b"morning") + len(b"evening")


def test_versions_that_are_not_kept_are_told(store: Store) -> None:
    made = watch(store)
    check(store, made.id, b"text")
    for number in (0, 2, -1, 2**40):
        with pytest.raises(Exception, match=f"Version {number} of this page is not kept"):
            store.watches.version(made.id, number)
    for number in (0, 99, 2**70):
        with pytest.raises(Exception, match="kept no longer"):
            store.watches.body(number)


def test_what_a_person_says_while_a_check_runs_wins(store: Store) -> None:
    made = watch(store)
    check(store, made.id, b"1", ignores=(COUNTER,))
    due = frontier(store, [made.id])
    [lease] = lend(due)
    off = replace(COUNTER, on=False, by="anna")
    store.watches.set_ignore(made.id, off)
    store.watches.set_ignore(made.id, Ignore(kind=NoiseKind.PLACE, where=".ad", by="anna"))
    found = (replace(COUNTER, sample="13 views"), Ignore(kind=NoiseKind.ADS))
    due.settle_checks([looked(lease, ignores=found)])
    kept_now = store.watches.get(made.id).ignores
    assert kept_now == (off, Ignore(kind=NoiseKind.PLACE, where=".ad", by="anna"), Ignore(kind=NoiseKind.ADS))
    check(store, made.id)
    assert store.watches.get(made.id).ignores == kept_now, "a check that says nothing of them leaves them"


def test_what_is_told_stands_or_falls_with_what_was_found(store: Store) -> None:
    made = watch(store)
    check(store, made.id, b"old")
    due = frontier(store, [made.id])
    [lease] = lend(due)

    def stumble(connection: Connection, change: Change, watch: Watch) -> None:
        tell(connection, change, watch)
        raise ZeroDivisionError

    one = looked(lease, b"new", change=NEWS, event=True)
    with pytest.raises(ZeroDivisionError):
        due.settle_checks([one], stumble)
    assert (store.changes.listing(), store.outbox.listing(), numbers(store, made.id)) == ([], [], [1])
    due.settle_checks([one], tell)
    told = [(letter.message.key, letter.message.subject) for letter in store.outbox.listing()]
    entries = [change.id for change in store.changes.listing()]
    assert told == [(f"change-{number}", "new") for number in entries]
    assert len(told) == 2, "a change and a turn of state"


def batch(store: Store) -> list[Checked]:
    """A check of each sort for the watches of `made_store`."""
    due = frontier(store, now=NOW + HOUR)
    leases = sorted(lend(due, seconds=600.0), key=lambda lease: lease.lead_id)
    at = NOW + HOUR
    return [
        looked(leases[0], b"new " * 500, at, NEWS, ignores=(COUNTER,), memory={"seen": 2}, event=True),
        looked(leases[1], at=at, memory={"seen": 1}),
        looked(leases[2], at=at, state=WatchState.LOGIN, troubles=2, told=WatchState.LOGIN, event=True),
    ]


def outcome(store: Store) -> tuple[Any, ...]:
    """All that settling leaves behind."""
    return (
        store.watches.all(),
        [(number, numbers(store, number)) for number in (1, 2, 3)],
        [store.watches.body(version.id) for number in (1, 2, 3) for version in store.watches.versions(number)],
        store.changes.listing(),
        sorted(letter.message.key for letter in store.outbox.listing()),
        store.overview(NOW.date()).page_bytes,
        store.check(),
    )


def test_a_crash_between_any_two_statements_loses_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    made = tmp_path / "made.db"
    with open_store(f"sqlite:///{made}", create=True, wall=NOW.timestamp) as store:
        group = store.groups.add(Group(name="G"), NOW)
        for number in range(3):
            watch(store, str(number), group_id=group.id, keep=1)
            check(store, number + 1, b"old %d" % number)
    calm = settle_after_crash(made, tmp_path / "calm.db", crash_at=0)
    steps = 0
    for crash_at in range(1, 100):
        crashed, *result = settle_after_crash(made, tmp_path / f"crash{crash_at}.db", crash_at=crash_at)
        assert result == calm[1:]
        if not crashed:
            break
        steps = crash_at
    assert steps >= 12


def settle_after_crash(made: Path, copy: Path, *, crash_at: int) -> list[Any]:
    """Settle a batch in a copy, crashing once; then a new process checks again what is still on loan."""
    source, target = sqlite3.connect(made), sqlite3.connect(copy)
    source.backup(target)
    source.close()
    target.close()
    crashed = False
    with open_store(f"sqlite:///{copy}", wall=NOW.timestamp) as store:
        checks = batch(store)
        try:
            with crashing(store, crash_at):
                frontier(store).settle_checks(checks, tell)
        except Crash:
            crashed = True
    with open_store(f"sqlite:///{copy}", wall=NOW.timestamp) as store:
        store.workers.take_back(["tester"])
        if crashed:
            frontier(store).settle_checks(batch(store), tell)
        return [crashed, *outcome(store)]


def test_a_crash_at_any_statement_leaves_no_trace(store: Store) -> None:
    group = store.groups.add(Group(name="G"), NOW)
    for number in range(3):
        made = watch(store, str(number), group_id=group.id, keep=1)
        check(store, made.id, b"old %d" % number)
    checks, due = batch(store), frontier(store)
    before, steps = everything(store), 0
    for crash_at in range(1, 100):
        try:
            with crashing(store, crash_at):
                due.settle_checks(checks, tell)
            break
        except Crash:
            assert everything(store) == before
            steps = crash_at
    assert steps >= 12
    assert len(store.changes.listing()) == len(store.outbox.listing()) == 3
    assert store.check() == []


def test_checks_that_find_nothing_new_take_no_room(tmp_path: Path) -> None:
    path = tmp_path / "kronika.db"
    watched, rounds = 1000, 20
    with open_store(f"sqlite:///{path}", create=True, wall=NOW.timestamp) as store:
        for number in range(watched):
            store.watches.add(Watch(url=f"http://{number % 50}.localhost/page/{number}"), NOW)
        turn(store, 0, b"<p>the page</p>" * 100)
        before = size(path)
        for number in range(1, rounds + 1):
            turn(store, number, None)
        assert store.watches.get(1).checked == NOW + rounds * HOUR
    assert (size(path) - before) / (watched * rounds) < 20, "bytes for each check; the bar is 200"


def turn(store: Store, number: int, body: bytes | None) -> None:
    """One round of checks, all unchanged but the first."""
    at = NOW + number * HOUR
    due = frontier(store, now=at)
    while leases := lend(due, limit=64, per_host=64):
        valid = Validators(etag=f'"{number:08}"', last_modified="Sun, 01 Mar 2026 12:00:00 GMT")
        hashed = bytes([number]) * 32
        due.settle_checks([looked(lease, body, at, validators=valid, body_hash=hashed) for lease in leases])


def size(path: Path) -> int:
    """Bytes of the database once all is in its file."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return path.stat().st_size
