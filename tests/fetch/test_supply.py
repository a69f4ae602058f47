"""The supply leases what hosts can use, keeps it, and knows the end from a pause."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from kronika.fetch.lanes import Lanes
from kronika.fetch.settler import Settler
from kronika.fetch.supply import Supply
from kronika.model.clock import system_clock
from kronika.model.frontier import Backlog
from kronika.model.lead import Lead
from kronika.settings import FetchSettings
from tests.fetch.memory_frontier import MemoryFrontier


def supplied(frontier: MemoryFrontier, settings: FetchSettings, seconds: float = 0.3) -> tuple[Supply, Lanes]:
    """Run a supply for a moment, with nobody fetching."""
    made: list[tuple[Supply, Lanes]] = []

    async def go() -> None:
        lanes = Lanes(settings, asyncio.get_running_loop().time)
        settler = Settler(frontier, lambda lead, fetched: (), system_clock, lambda settled, leases: None)
        supply = Supply(frontier, lanes, settler, settings, "w")
        made.append((supply, lanes))
        running = asyncio.create_task(supply.run(lambda: None))
        keeping = asyncio.create_task(supply.keep())
        await asyncio.wait([running], timeout=seconds)
        for task in (running, keeping):
            task.cancel()
        await asyncio.gather(running, keeping, return_exceptions=True)
        supply.end()
        settler.end()

    asyncio.run(go())
    return made[0]


def fill(frontier: MemoryFrontier, hosts: int, each: int) -> None:
    frontier.open(
        [Lead(url=f"http://h{host}.example/{number}", source_id=1) for host in range(hosts) for number in range(each)]
    )


def test_slow_hosts_are_not_hoarded_and_every_host_gets_its_share() -> None:
    frontier = MemoryFrontier()
    fill(frontier, 40, 5)
    _, lanes = supplied(frontier, FetchSettings(start_delay=5, parallel=8, per_host=2), 2)
    assert len(lanes.supplied()) == 40  # although 8 requests at once could keep only 8 hosts busy
    assert lanes.waiting == frontier.states()["leased"] <= 80


def test_a_fast_host_alone_is_supplied_well_ahead() -> None:
    frontier = MemoryFrontier()
    fill(frontier, 1, 100)
    _, lanes = supplied(frontier, FetchSettings(start_delay=0))
    assert 8 <= lanes.waiting <= 24


def test_an_empty_backlog_is_the_end() -> None:
    assert supplied(MemoryFrontier(), FetchSettings(), 5)[0].finished


def test_leases_of_another_worker_are_waited_for_and_then_taken() -> None:
    frontier = MemoryFrontier()
    fill(frontier, 1, 3)
    frontier.lease(worker="other", limit=10, per_host=10, seconds=0.3)
    supply, lanes = supplied(frontier, FetchSettings(start_delay=0, lease_seconds=0.4), 1.5)
    assert not supply.finished
    assert lanes.waiting == 3


def test_waiting_leases_are_renewed() -> None:
    frontier = MemoryFrontier()
    fill(frontier, 1, 2)
    supplied(frontier, FetchSettings(start_delay=100, max_delay=300, lease_seconds=0.2), 0.7)
    assert frontier.calls["renew"] >= 2
    assert {row.token for row in frontier.rows.values()} == {1}  # never lost, never leased anew


class Stingy(MemoryFrontier):
    """Says that there is work, and gives none."""

    def backlog(self, skip_sources: Collection[int] = ()) -> Backlog:
        self.calls["backlog"] += 1
        return Backlog(open=5, leased=0, next_in=0.0)


def test_work_that_nobody_gives_out_is_not_asked_for_all_the_time() -> None:
    frontier = Stingy()
    supply, _ = supplied(frontier, FetchSettings(), 1.0)
    assert not supply.finished
    assert frontier.calls["backlog"] < 10


def test_what_rests_is_settled_without_a_lane() -> None:
    frontier = MemoryFrontier()
    fill(frontier, 1, 2)
    frontier.open([Lead(url=f"http://h0.example/rests/{number}", source_id=1) for number in range(40)], rests=True)
    frontier.open([Lead(url="http://h1.example/rests", source_id=1)], rests=True)
    settings = FetchSettings(start_delay=100, max_delay=300)
    _, lanes = supplied(frontier, settings, 1.0)
    assert sorted(lanes.delays()) == ["h0.example"], "nobody asks the second host"
    assert lanes.waiting == 2
