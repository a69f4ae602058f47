"""Leases of a worker known to be dead are had again at once, and the dead cannot settle."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kronika.model.frontier import Frontier
from kronika.model.job import EXTRACT
from kronika.model.round import Round
from kronika.store.store import Store
from tests.store.material import Wall, kept, take


@pytest.fixture
def frontier(store: Store, begin: Callable[..., Round]) -> Frontier:
    return store.frontier([begin("http://listy.localhost/a", "http://listy.localhost/b")])


def test_who_holds_what(store: Store, frontier: Frontier, wall: Wall) -> None:
    store.jobs.add(EXTRACT, [1])
    assert store.workers.holders() == []
    take(frontier, worker="crawler", seconds=100.0)
    store.jobs.lease(EXTRACT, worker="reader", limit=9, seconds=50.0)
    assert store.workers.holders() == ["crawler", "reader"]
    wall.pass_by(60.0)
    assert store.workers.holders() == ["crawler"]


def test_leases_of_the_dead_are_had_again_at_once(store: Store, frontier: Frontier) -> None:
    store.jobs.add(EXTRACT, [1])
    old = take(frontier, worker="dead")
    [job] = store.jobs.lease(EXTRACT, worker="dead", limit=9, seconds=100.0)
    assert take(frontier, worker="next") == []
    assert store.workers.take_back(["dead", "never heard of"]) == 3
    assert {lease.lead_id for lease in take(frontier, worker="next")} == {lease.lead_id for lease in old}
    [again] = store.jobs.lease(EXTRACT, worker="next", limit=9, seconds=100.0)
    assert again.token > job.token
    assert store.jobs.done([job]) == []
    settled = frontier.settle([kept(old[0])])
    assert (settled.pages, settled.lost) == (0, 1)


def test_what_was_taken_back_cannot_be_settled_even_before_it_is_lent_again(store: Store, frontier: Frontier) -> None:
    old = take(frontier, worker="slow but alive")
    store.workers.take_back(["slow but alive"])
    assert frontier.settle([kept(old[0])]).lost == 1


def test_the_living_keep_theirs(store: Store, frontier: Frontier) -> None:
    take(frontier, worker="alive")
    assert store.workers.take_back(["dead"]) == 0
    assert store.workers.take_back([]) == 0
    assert take(frontier, worker="next") == []
