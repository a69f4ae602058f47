"""A round stays open over a crash and is taken up again."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from kronika.model.errors import UnknownName
from kronika.model.lead import Role
from kronika.model.source import Scope, Source
from kronika.store.store import Store, open_store
from tests.store.material import NOW, Wall, entry, kept, lead, take

LATER = NOW + timedelta(days=1)


def test_an_unfinished_round_is_taken_up_with_its_scope(store: Store, source: Source, url: str, wall: Wall) -> None:
    scope = Scope(since=NOW - timedelta(days=9), until=NOW, section="domácí", depth=2, max_pages=50)
    begun = store.rounds.begin(source, scope, [entry(source)], NOW)
    frontier = store.frontier([begun])
    frontier.settle([kept(take(frontier)[0], found=tuple(lead(source, str(n)) for n in range(5)))])
    store.close()

    with open_store(url, wall=wall) as reopened:
        again = reopened.rounds.begin(source, Scope(depth=7), [entry(source)], LATER)
        assert (again.id, again.number, again.scope, again.started) == (begun.id, 1, scope, NOW)
        assert len(take(reopened.frontier([again]))) == 5, "the seed is done in this round"
        assert reopened.rounds.latest(source.id) == again


def test_rounds_are_numbered_and_finishing_twice_changes_nothing(store: Store, source: Source) -> None:
    assert store.rounds.latest(source.id) is None
    first = store.rounds.begin(source, Scope(), [entry(source)], NOW)
    finished = store.rounds.finish(first, NOW)
    assert finished == replace(first, finished=NOW)
    assert store.rounds.finish(first, LATER) == finished
    second = store.rounds.begin(source, Scope(), [entry(source)], LATER)
    assert (second.number, second.finished) == (2, None)
    assert store.rounds.latest(source.id) == second


def test_a_round_that_never_was_cannot_be_finished(store: Store, source: Source) -> None:
    begun = store.rounds.begin(source, Scope(), [], NOW)
    with pytest.raises(UnknownName):
        store.rounds.finish(replace(begun, id=99), NOW)


def test_a_seed_that_was_once_an_article_is_fetched_every_round(store: Store, source: Source) -> None:
    first = store.rounds.begin(source, Scope(), [replace(entry(source), role=Role.ARTICLE)], NOW)
    frontier = store.frontier([first])
    frontier.settle([kept(lease) for lease in take(frontier)])
    store.rounds.finish(first, NOW)
    for _ in range(2):
        round = store.rounds.begin(source, Scope(), [entry(source)], NOW)
        frontier = store.frontier([round])
        leases = take(frontier)
        assert [lease.lead.role for lease in leases] == [Role.ENTRY]
        frontier.settle([kept(lease) for lease in leases])
        store.rounds.finish(round, NOW)
