"""Histories and summaries: the last rounds, errors by kind lately, who runs, what was cut off."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

from kronika.model.failure import Failure, FailureKind
from kronika.model.round import Round
from kronika.model.source import Source
from kronika.store.schema import cuts, patterns
from kronika.store.store import Store
from tests.store.material import NOW, Wall, a_source, kept, missed, take


def fail(store: Store, source: Source, days_ago: int, kind: FailureKind = FailureKind.TIMEOUT) -> None:
    at = NOW - timedelta(days=days_ago)
    failure = Failure(at=at, stage="collect", kind=kind, url=source.url, sentence="No.", source=source.name)
    store.failures.add([failure])


def test_the_last_rounds_newest_first(store: Store, source: Source, begin: Callable[..., Round]) -> None:
    other = store.sources.add(a_source("jiny"), NOW)
    for number in range(13):
        round_ = begin()
        frontier = store.frontier([round_])
        frontier.settle([kept(lease, str(number).encode()) for lease in take(frontier)])
        store.rounds.finish(round_, NOW)
    begin(of=other)
    assert [it.number for it in store.histories.rounds(source.id, 5)] == [13, 12, 11, 10, 9]
    assert store.histories.rounds(999) == []
    second, first = store.sources.summaries(NOW.date())
    assert [it.number for it in first.recent] == list(range(13, 3, -1))
    assert [it.finished for it in second.recent] == [None]


def test_errors_of_the_last_days_by_kind(store: Store, source: Source) -> None:
    for days in (0, 3, 29, 31, 400):
        fail(store, source, days)
    fail(store, source, 1, FailureKind.DNS)
    [found] = store.sources.summaries(NOW.date())
    assert found.failures == 6
    assert list(found.errors.items()) == [("timeout", 3), ("dns", 1)]


def test_who_runs_is_told_as_long_as_it_lives(store: Store, source: Source, wall: Wall) -> None:
    store.schedule.ask(source, NOW)
    assert store.schedule.claim(NOW, worker="a", limit=1, seconds=90.0)
    assert store.sources.summaries(NOW.date())[0].running
    wall.pass_by(100)
    assert not store.sources.summaries(NOW.date())[0].running


def test_what_was_cut_off_is_told_the_most_first(store: Store, source: Source, begin: Callable[..., Round]) -> None:
    common = {"source_id": source.id, "opened": 60, "novel": 2, "alike": 58, "prints": []}
    with store._database.write() as connection:
        connection.execute(
            patterns.insert(),
            [
                common | {"key": "/kalendar/N/N", "parked": 412, "example": "http://x/kalendar/1/1"},
                common | {"key": "/clanek/N", "parked": 0, "example": "http://x/clanek/1"},
            ],
        )
        reason = {"reason": "a print version", "count": 500, "example": "http://x/?print=1", "at": NOW}
        connection.execute(cuts.insert(), [{"source_id": source.id} | reason])
    first, second = store.histories.cut_offs(source.id)
    assert (first.reason, first.count) == ("a print version", 500)
    assert (second.pattern, second.count, second.fetched, second.alike) == ("/kalendar/N/N", 412, 60, 58)
    assert store.sources.summaries(NOW.date())[0].cut_off == 912


def test_a_round_with_misses_keeps_its_numbers(store: Store, source: Source, begin: Callable[..., Round]) -> None:
    round_ = begin()
    frontier = store.frontier([round_])
    frontier.settle([missed(lease) for lease in take(frontier)])
    store.rounds.finish(round_, NOW)
    [told] = store.histories.rounds(source.id)
    assert (told.pages, told.failures, told.finished) == (0, 1, NOW)
