"""The schedule: a due source is run by one worker, whatever happens to it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

from kronika.model.round import Round
from kronika.model.source import Source
from kronika.store.store import Store
from tests.store.material import NOW, Wall, a_source, kept, missed, take

HOUR = timedelta(hours=1)


def scheduled(store: Store, name: str = "listy", **more: object) -> Source:
    added = store.sources.add(a_source(name, every=HOUR, **more), NOW)
    assert store.schedule.plan(added, NOW)
    return store.sources.get(name)


def names(sources: list[Source]) -> list[str]:
    return [source.name for source in sources]


def claim(store: Store, worker: str = "a", now=NOW, limit: int = 10) -> list[str]:
    return names(store.schedule.claim(now, worker=worker, limit=limit, seconds=90.0))


def test_only_what_is_due_is_claimed_and_only_once(store: Store) -> None:
    scheduled(store, "first")
    later = scheduled(store, "later")
    assert store.schedule.plan(later, NOW + HOUR)
    store.sources.add(a_source("without an interval"), NOW)
    paused = scheduled(store, "paused", paused=True)
    gone = scheduled(store, "gone")
    store.sources.remove(gone.name)
    assert claim(store) == ["first"]
    assert claim(store, "b") == []
    assert names(store.schedule.planned()) == ["first", "later"]
    store.sources.update(replace(paused, paused=False))
    assert claim(store, "b") == ["paused"], "a run missed while paused is made up"


def test_the_longest_due_comes_first_within_the_limit(store: Store) -> None:
    for number, name in enumerate(("c", "b", "a")):
        source = scheduled(store, name)
        store.schedule.plan(source, NOW - HOUR * number)
    assert claim(store, limit=2) == ["a", "b"]
    assert claim(store, limit=0) == []


def test_a_finished_run_is_due_again_at_its_time(store: Store) -> None:
    scheduled(store)
    [source] = store.schedule.claim(NOW, worker="a", limit=1, seconds=90.0)
    store.schedule.done(source, NOW + HOUR, worker="a")
    assert store.sources.get("listy").next_run == NOW + HOUR
    assert claim(store) == []
    assert claim(store, now=NOW + HOUR) == ["listy"]


def test_a_run_that_was_asked_for_meanwhile_stays_asked_for(store: Store) -> None:
    scheduled(store)
    [source] = store.schedule.claim(NOW, worker="a", limit=1, seconds=90.0)
    store.schedule.ask(source, NOW + timedelta(minutes=1))
    assert claim(store, now=NOW + HOUR) == [], "it runs already"
    store.schedule.done(source, NOW + HOUR * 5, worker="a")
    assert claim(store, now=NOW + HOUR) == ["listy"]


def test_a_source_without_an_interval_runs_when_asked(store: Store, source: Source) -> None:
    assert claim(store) == []
    store.schedule.ask(source, NOW)
    [taken] = store.schedule.claim(NOW, worker="a", limit=1, seconds=90.0)
    store.schedule.done(taken, None, worker="a")
    assert claim(store, now=NOW + HOUR) == []


def test_a_silent_worker_loses_its_run_and_cannot_end_it(store: Store, wall: Wall) -> None:
    scheduled(store)
    [source] = store.schedule.claim(NOW, worker="a", limit=1, seconds=90.0)
    wall.pass_by(60)
    store.schedule.hold([source.id], worker="a", seconds=90.0)
    wall.pass_by(60)
    assert claim(store, "b") == [], "it gave a sign of life"
    wall.pass_by(60)
    assert claim(store, "b") == ["listy"]
    store.schedule.done(source, NOW + HOUR, worker="a")
    assert store.sources.get("listy").next_run == NOW
    assert store.schedule.runners() == ["b"]


def test_the_runs_of_a_dead_worker_are_taken_back(store: Store) -> None:
    scheduled(store)
    assert claim(store) == ["listy"]
    assert store.schedule.take_back([]) == 0
    assert store.schedule.take_back(["a"]) == 1
    assert claim(store, "b") == ["listy"]
    store.schedule.let_go([store.sources.get("listy").id], worker="b")
    assert claim(store, "c") == ["listy"], "a run that was given back is due at once"


def test_many_workers_share_the_due_sources(store: Store) -> None:
    for number in range(40):
        scheduled(store, f"s{number:02}")
    got: list[str] = []

    def work(worker: str) -> None:
        for _ in range(10):
            got.extend(claim(store, worker, limit=3))

    threads = [threading.Thread(target=work, args=(f"w{number}",)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(got) == [f"s{number:02}" for number in range(40)]


def test_a_round_is_drained_when_nothing_is_left(store: Store, begin: Callable[..., Round]) -> None:
    round_ = begin()
    frontier = store.frontier([round_])
    assert store.schedule.drained([round_.id]) == set()
    [lease] = take(frontier)
    assert store.schedule.drained([round_.id]) == set()
    frontier.settle([kept(lease)])
    assert store.schedule.drained([round_.id]) == {round_.id}
    assert store.schedule.drained([]) == set()


def test_failed_rounds_in_a_row_are_counted(store: Store, source: Source, begin: Callable[..., Round]) -> None:
    for outcome, expected in ((missed, 1), (missed, 2), (kept, 0), (missed, 1)):
        round_ = begin()
        frontier = store.frontier([round_])
        frontier.settle([outcome(lease) for lease in take(frontier)])
        store.rounds.finish(round_, NOW)
        assert store.schedule.barren(source.id) == expected


def test_a_plan_yields_to_a_newer_one(store: Store) -> None:
    source = scheduled(store)
    store.schedule.ask(source, NOW + HOUR)
    assert not store.schedule.plan(source, NOW + HOUR * 9)
    assert store.schedule.unplanned() == []
    assert store.schedule.plan(store.sources.get("listy"), None)
    assert names(store.schedule.unplanned()) == ["listy"]
