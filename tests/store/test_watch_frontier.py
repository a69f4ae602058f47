"""Due watches are lent once, by host and in turn; loans run out, the dead lose theirs, and a clock set back holds nobody."""

from __future__ import annotations

import multiprocessing
import threading
from collections import Counter
from datetime import datetime, timedelta

import pytest

from kronika.model.frontier import Backlog
from kronika.model.page import Validators
from kronika.model.source import Scope, Source
from kronika.model.watch import WatchState
from kronika.store.store import Store, open_store
from tests.store.material import NOW, Wall, entry
from tests.store.material import take as take_leads
from tests.store.watching import HOUR, check, frontier, lend, looked, watch


def test_a_lease_stands_for_its_watch(store: Store) -> None:
    made = watch(store)
    first = frontier(store)
    [lease] = lend(first)
    assert (lease.lead_id, lease.lead.source_id, lease.lead.url) == (made.id, made.id, made.url)
    assert (lease.validators, lease.attempts, lend(first)) == (None, 0, [])
    valid = Validators(etag='"a"', last_modified="Mon")
    first.settle_checks([looked(lease, b"text", validators=valid)])
    assert lend(frontier(store)) == []
    [again] = lend(frontier(store, now=NOW + HOUR))
    assert (again.validators, again.token > lease.token) == (valid, True)


def test_hosts_have_their_turn_and_none_is_given_more_than_it_may(store: Store) -> None:
    for number in range(6):
        watch(store, str(number), host="big.localhost")
    small = watch(store, host="small.localhost")
    taken = lend(frontier(store), limit=3, per_host=2)
    hosts = Counter(lease.lead.url.split("/")[2] for lease in taken)
    assert hosts == {"big.localhost": 2, "small.localhost": 1}
    assert {lease.lead_id for lease in taken} >= {small.id}
    rest = frontier(store)
    assert lend(rest, skip_hosts=["BIG.localhost"]) == []
    assert lend(rest, limit=0) == lend(rest, per_host=0) == []
    assert len(lend(rest)) == 4


def test_watches_of_a_host_that_another_worker_asks_wait(store: Store, source: Source, wall: Wall) -> None:
    round = store.rounds.begin(source, Scope(), [entry(source)], NOW)
    [crawled] = take_leads(store.frontier([round]), worker="crawler")
    watch(store, "a", host="listy.localhost")
    elsewhere = watch(store, host="jinde.localhost")
    due = frontier(store)
    assert [lease.lead_id for lease in lend(due, worker="watcher")] == [elsewhere.id]
    assert due.backlog() == Backlog(open=1, leased=1, next_in=0.0, elsewhere=1)
    store.frontier([round]).release([crawled])
    store.frontier([round]).leave_hosts(None, worker="crawler")
    assert len(lend(due, worker="watcher")) == 1
    assert take_leads(store.frontier([round]), worker="crawler") == [], "and crawling waits for watching"
    assert due.claim_hosts(["listy.localhost", "new.localhost"], worker="third", seconds=9.0) == {"new.localhost"}


def test_what_is_left_is_told(store: Store) -> None:
    one, other = watch(store, "1"), watch(store, "2", host="b.localhost")
    due = frontier(store)
    assert due.backlog() == Backlog(open=2, leased=0, next_in=0.0)
    assert due.backlog([other.id]) == Backlog(open=1, leased=0, next_in=0.0, closed=1)
    assert [lease.lead_id for lease in lend(due, skip_sources=[other.id])] == [one.id]
    assert due.backlog() == Backlog(open=1, leased=1, next_in=0.0)
    rival = frontier(store)
    lend(rival, worker="rival")
    assert rival.backlog() == Backlog(open=0, leased=1, next_in=None), "what others check need not be waited for"


def test_a_loan_that_ran_out_is_given_again_and_the_late_change_nothing(store: Store, wall: Wall) -> None:
    made = watch(store)
    slow = frontier(store)
    [late] = lend(slow, worker="slow", seconds=60.0)
    wall.pass_by(61.0)
    other = frontier(store)
    [again] = lend(other, worker="other")
    assert slow.settle_checks([looked(late, b"late")]).lost == 1
    slow.release([late])
    slow.later(late, 5.0)
    slow.renew([late], seconds=1000.0)
    assert other.settle_checks([looked(again, b"in time")]).pages == 1
    assert store.watches.get(made.id).title == "in time"


def test_renewed_loans_last(store: Store, wall: Wall) -> None:
    watch(store)
    due = frontier(store)
    [lease] = lend(due, seconds=60.0)
    wall.pass_by(50.0)
    due.renew([lease], seconds=60.0)
    wall.pass_by(50.0)
    assert lend(frontier(store), worker="other") == []
    assert due.settle_checks([looked(lease, b"text")]).pages == 1


def test_what_is_given_back_is_as_due_as_before(store: Store) -> None:
    made = watch(store)
    check(store, made.id, b"text")
    asked = frontier(store, [made.id])
    asked.release(lend(asked))
    assert lend(frontier(store)) == [], "asked for out of turn, it is due when it was"
    assert len(lend(frontier(store, now=NOW + HOUR))) == 1


def test_a_failed_try_is_tried_again_soon_and_no_check_is_counted(store: Store) -> None:
    made = watch(store)
    clock = [NOW]
    due = store.watch_frontier(now=lambda: clock[0])
    [lease] = lend(due)
    due.later(lease, 30.0)
    assert lend(due) == []
    assert due.backlog() == Backlog(open=1, leased=0, next_in=30.0)
    assert frontier(store).backlog().open == 0
    clock[0] += timedelta(seconds=30)
    assert due.backlog() == Backlog(open=1, leased=0, next_in=0.0)
    [again] = lend(due)
    assert (again.attempts, store.watches.get(made.id).state) == (1, WatchState.NEW)
    due.settle_checks([looked(again, at=clock[0], state=WatchState.UNREACHABLE)])
    assert due.backlog() == Backlog(open=0, leased=0, next_in=None)
    [next_time] = lend(frontier(store, now=NOW + 2 * HOUR))
    assert next_time.attempts == 0


def test_those_that_are_named_are_checked_once_whenever_they_are_due(store: Store) -> None:
    fresh, checked, paused, gone = (watch(store, str(number)) for number in range(4))
    check(store, checked.id, b"text")
    store.watches.pause([paused.id])
    store.watches.remove([gone.id], NOW)
    clock = [NOW]
    asked = store.watch_frontier(now=lambda: clock[0], only=[checked.id, paused.id, gone.id, 99])
    assert asked.backlog().open == 2
    leases = lend(asked)
    assert {lease.lead_id for lease in leases} == {checked.id, paused.id}
    assert asked.backlog() == Backlog(open=0, leased=2, next_in=None)
    asked.later(leases[0], 10.0)
    assert asked.settle_checks([looked(leases[1])]).lost == 0
    assert asked.backlog() == Backlog(open=1, leased=0, next_in=10.0)
    clock[0] += timedelta(seconds=10)
    asked.settle_checks([looked(lease) for lease in lend(asked)])
    assert (lend(asked), asked.backlog()) == ([], Backlog(open=0, leased=0, next_in=None))
    assert store.watches.get(paused.id).checked is not None
    assert {lease.lead_id for lease in lend(frontier(store, now=NOW + 2 * HOUR))} == {checked.id, fresh.id}
    assert store.watch_frontier(now=lambda: NOW, only=[]).backlog() == Backlog(open=0, leased=0, next_in=None)


def test_a_paused_watch_whose_checker_died_rests_again(store: Store, wall: Wall) -> None:
    made = watch(store, paused=True)
    assert len(lend(frontier(store, [made.id]))) == 1
    wall.pass_by(100.0)
    assert lend(frontier(store)) == []
    assert len(lend(frontier(store, [made.id]))) == 1, "but who names it has it"


def test_loans_of_the_dead_are_had_again_at_once(store: Store) -> None:
    watch(store)
    dead = frontier(store)
    [lease] = lend(dead, worker="dead", seconds=1000.0)
    assert store.workers.holders() == ["dead"]
    assert store.workers.take_back(["dead"]) == 1
    assert dead.settle_checks([looked(lease, b"late")]).lost == 1
    [again] = lend(frontier(store), worker="next")
    assert again.token > lease.token


def test_a_clock_set_back_keeps_nothing_waiting(store: Store, wall: Wall) -> None:
    year = timedelta(days=365)
    checked, lent = watch(store, "1"), watch(store, "2", host="b.localhost")
    check(store, checked.id, b"text", at=NOW + year)
    wall.pass_by(year.total_seconds())
    [held] = lend(frontier(store, [lent.id]), worker="of before")
    wall.pass_by(-year.total_seconds())
    due = frontier(store)
    assert {lease.lead_id for lease in lend(due)} == {checked.id, lent.id}
    assert due.settle_checks([looked(held)]).lost == 1


def test_a_check_that_lies_ahead_as_it_should_waits(store: Store) -> None:
    made = watch(store)
    check(store, made.id, b"text", at=NOW)
    store.watches.change(store.watches.get(made.id))
    assert lend(frontier(store, now=NOW + HOUR / 2)) == []


def work_on(url: str, name: str, now: datetime, found: multiprocessing.Queue[list[int]]) -> None:
    """Check what is due until nothing is left."""
    done: list[int] = []
    with open_store(url) as store:
        due = store.watch_frontier(now=lambda: now)
        while due.backlog().open:
            leases = lend(due, limit=5, worker=name, per_host=2)
            due.settle_checks([looked(lease, b"by %b" % name.encode()) for lease in leases])
            done += [lease.lead_id for lease in leases]
            due.leave_hosts(None, worker=name)
    found.put(done)


def test_many_processes_check_each_watch_once(store: Store, url: str) -> None:
    numbers = [watch(store, str(number), host=f"{number % 7}.localhost").id for number in range(60)]
    context = multiprocessing.get_context("spawn")
    found: multiprocessing.Queue[list[int]] = context.Queue()
    workers = [context.Process(target=work_on, args=(url, f"w{number}", NOW, found)) for number in range(3)]
    for worker in workers:
        worker.start()
    done = [found.get(timeout=60) for _ in workers]
    for worker in workers:
        worker.join()
    assert sorted(number for part in done for number in part) == numbers
    assert all(one.version == 1 for one in store.watches.all())
    assert store.check() == []


@pytest.mark.parametrize("rounds", [5])
def test_threads_that_settle_and_people_who_pause_never_cross(store: Store, rounds: int) -> None:
    numbers = [watch(store, str(number), host=f"{number % 3}.localhost").id for number in range(12)]
    failed: list[BaseException] = []

    def watcher(name: str) -> None:
        try:
            for turn in range(rounds):
                due = frontier(store, now=NOW + turn * 2 * HOUR)
                leases = lend(due, worker=name, limit=6)
                due.settle_checks([looked(one, b"%d" % turn, at=NOW + turn * 2 * HOUR) for one in reversed(leases)])
                due.leave_hosts(None, worker=name)
        except Exception as error:  # noqa: BLE001 - told by the test
            failed.append(error)

    def person() -> None:
        try:
            for _ in range(rounds):
                store.watches.pause(numbers[::-1])
                store.watches.resume(numbers)
        except Exception as error:  # noqa: BLE001 - told by the test
            failed.append(error)

    threads = [threading.Thread(target=watcher, args=(f"w{number}",)) for number in range(2)]
    threads.append(threading.Thread(target=person))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert store.check() == []
