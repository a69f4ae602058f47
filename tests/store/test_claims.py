"""A host is asked by one worker at a time, on every database; the dead hold nothing for long."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable

import pytest

from kronika.model.frontier import Frontier
from kronika.model.round import Round
from kronika.model.source import Scope
from kronika.store.store import Store, open_store
from tests.store.material import NOW, Wall, a_source, entry, kept, missed, take

HOSTS = ("a.localhost", "b.localhost", "c.localhost")
Begin = Callable[..., Round]


@pytest.fixture
def round(begin: Begin) -> Round:
    return begin(*(f"http://{host}/{number}" for host in HOSTS for number in range(4)))


@pytest.fixture
def frontier(store: Store, round: Round) -> Frontier:
    return store.frontier([round])


@pytest.fixture
def other(store: Store, round: Round) -> Frontier:
    """The same leads, as another process sees them."""
    return store.frontier([round])


def hosts_of(leases: list[object]) -> set[str]:
    return {lease.lead.url.split("/")[2] for lease in leases}  # type: ignore[attr-defined]


def test_no_other_worker_gets_leads_of_a_claimed_host(frontier: Frontier, other: Frontier) -> None:
    first = take(frontier, worker="one", limit=1)
    second = take(other, worker="two")
    assert hosts_of(second) == set(HOSTS) - hosts_of(first)
    assert take(other, worker="two") == []
    left = other.backlog()
    assert (left.open, left.next_in, left.elsewhere) == (3, 0.0, 1)
    assert hosts_of(take(frontier, worker="one")) == hosts_of(first), "its own host goes on"


def test_a_host_that_is_left_is_free_at_once(frontier: Frontier, other: Frontier) -> None:
    first = take(frontier, worker="one", limit=1)
    take(other, worker="two")
    frontier.leave_hosts(hosts_of(first), worker="two")
    assert take(other, worker="two") == [], "only its worker can leave a host"
    frontier.leave_hosts(hosts_of(first), worker="one")
    assert hosts_of(take(other, worker="two")) == hosts_of(first)


def test_a_host_that_was_left_can_be_claimed_again(frontier: Frontier) -> None:
    first = take(frontier, worker="one", limit=1)
    frontier.leave_hosts(HOSTS, worker="one")
    frontier.release(first)
    assert hosts_of(take(frontier, worker="one")) == set(HOSTS)


def test_all_hosts_can_be_left_at_once(frontier: Frontier, other: Frontier) -> None:
    frontier.release(take(frontier, worker="one"))
    assert take(other, worker="two") == []
    frontier.leave_hosts(None, worker="two")
    assert take(other, worker="two") == []
    frontier.leave_hosts(None, worker="one")
    assert hosts_of(take(other, worker="two")) == set(HOSTS)


def test_claims_run_out_with_the_lease_and_renewing_keeps_both(frontier: Frontier, other: Frontier, wall: Wall) -> None:
    first = take(frontier, worker="one", per_host=1, seconds=60.0)
    assert hosts_of(first) == set(HOSTS)
    wall.pass_by(50.0)
    frontier.renew(first[:1], seconds=60.0)
    wall.pass_by(20.0)
    assert hosts_of(take(other, worker="two")) == hosts_of(first) - hosts_of(first[:1])


def test_leasing_again_renews_a_claim_that_has_grown_old(frontier: Frontier, other: Frontier, wall: Wall) -> None:
    for _ in range(3):
        assert len(take(frontier, worker="one", limit=1, skip_hosts=HOSTS[1:])) == 1
        wall.pass_by(40.0)
    assert HOSTS[0] not in hosts_of(take(other, worker="two"))


def test_the_dead_hold_no_host(store: Store, frontier: Frontier, other: Frontier) -> None:
    take(frontier, worker="dead", limit=1)
    [lease] = take(frontier, worker="dead", limit=1)
    frontier.settle([kept(lease)])
    assert store.workers.holders() == ["dead"]
    store.workers.take_back(["dead"])
    assert store.workers.holders() == []
    assert hosts_of(take(other, worker="two")) == set(HOSTS)


def test_a_host_is_claimed_for_a_redirect(frontier: Frontier, other: Frontier) -> None:
    assert frontier.claim_hosts(["x.localhost", HOSTS[0]], worker="one", seconds=60.0) == {"x.localhost", HOSTS[0]}
    assert other.claim_hosts(["x.localhost", "y.localhost"], worker="two", seconds=60.0) == {"y.localhost"}
    assert HOSTS[0] not in hosts_of(take(other, worker="two"))
    frontier.leave_hosts(["x.localhost"], worker="one")
    assert other.claim_hosts(["x.localhost"], worker="two", seconds=60.0) == {"x.localhost"}


def test_a_clock_set_back_frees_what_the_dead_held(frontier: Frontier, other: Frontier, wall: Wall) -> None:
    wall.pass_by(1_000_000.0)
    assert len(take(frontier, worker="dead")) == 12
    wall.pass_by(-1_000_000.0)
    assert len(take(other, worker="two")) == 12


def test_a_worker_whose_clock_is_set_back_keeps_its_hosts(frontier: Frontier, other: Frontier, wall: Wall) -> None:
    wall.pass_by(1_000_000.0)
    first = take(frontier, worker="one", per_host=1)
    wall.pass_by(-1_000_000.0)
    frontier.renew(first, seconds=60.0)
    assert take(other, worker="two") == []


def test_sources_that_are_closed_are_left_out_and_counted(store: Store, begin: Begin, round: Round) -> None:
    second = store.sources.add(a_source("night"), NOW)
    frontier = store.frontier([round, begin("http://night.localhost/", of=second)])
    assert len(take(frontier, skip_sources=[round.source_id])) == 1
    left = frontier.backlog([round.source_id])
    assert (left.open, left.leased, left.closed) == (0, 1, 12)
    left = frontier.backlog()
    assert (left.open, left.leased, left.closed) == (12, 1, 0)


def test_a_retry_gives_way_to_another_worker(frontier: Frontier, other: Frontier, wall: Wall) -> None:
    """A host that only waits for a retry can be left; whoever comes first when it is due has it."""
    leases = take(frontier, worker="one", skip_hosts=HOSTS[1:])
    frontier.settle([missed(lease, retry_in=30.0) for lease in leases])
    frontier.leave_hosts([HOSTS[0]], worker="one")
    wall.pass_by(31.0)
    assert HOSTS[0] in hosts_of(take(other, worker="two"))


def test_processes_that_lease_at_once_never_share_a_host(url: str) -> None:
    with open_store(url) as store:
        source = store.sources.add(a_source(), NOW)
        seeds = [entry(source, f"http://h{host}.localhost/{page}") for host in range(40) for page in range(5)]
        store.rounds.begin(source, Scope(), seeds, NOW)
    with multiprocessing.get_context("spawn").Pool(3) as pool:
        taken = pool.starmap(lease_some, [(url, f"w{number}") for number in range(3)])
    given = [host for hosts in taken for host in hosts]
    assert len(given) == len(set(given)) == 40
    assert sum(map(len, taken)) == 40


def lease_some(url: str, worker: str) -> set[str]:
    """Take a few leads at a time until there are none, as another process."""
    with open_store(url) as store:
        [source] = store.sources.all()
        round = store.rounds.latest(source.id)
        assert round is not None
        frontier = store.frontier([round])
        found: set[str] = set()
        while leases := take(frontier, limit=3, worker=worker):
            found |= hosts_of(leases)  # type: ignore[arg-type]
        return found
