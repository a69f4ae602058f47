"""Results are settled in batches, soon, and all of them before the end."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest

from kronika.fetch.settler import BATCH, Settler
from kronika.model.clock import system_clock
from kronika.model.entity import Entity
from kronika.model.errors import FetchError, SettingsError
from kronika.model.failure import FailureKind
from kronika.model.frontier import Identity, Kept, Lease, Outcome, Settled
from kronika.model.lead import Lead
from kronika.model.page import Fetched
from tests.fetch.memory_frontier import MemoryFrontier


def page(url: str, status: int = 200, body: bytes = b"page") -> Fetched:
    return Fetched(url=url, final_url=url, status=status, headers=(), body=body, at=datetime(2026, 3, 1, tzinfo=UTC))


def leases(frontier: MemoryFrontier, count: int) -> list[Lease]:
    frontier.open([Lead(url=f"http://a.example/{number}", source_id=1) for number in range(count)])
    return frontier.lease(worker="w", limit=count, per_host=count, seconds=60)


def settle(frontier: MemoryFrontier, held: list[Lease], status: int = 200, gather: int = BATCH) -> list[Settled]:
    after: list[Settled] = []
    found: list[str] = []

    def discover(lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        found.append(lead.url)
        return (Lead(url=lead.url + "/more", source_id=1),)

    async def go() -> None:
        settler = Settler(frontier, discover, system_clock, lambda settled, done: after.append(settled))
        running = asyncio.create_task(settler.run())
        for lease in held:
            settler.put((lease, page(lease.lead.url, status, b"" if status == 304 else b"page")))
        settler.close()
        await running
        assert settler.idle
        assert settler.tally.settled.pages + settler.tally.settled.unchanged == len(held)
        settler.end()

    asyncio.run(go())
    assert found == ([] if status == 304 else [lease.lead.url for lease in held])
    return after


def test_batches_are_bounded_and_nothing_is_left_behind() -> None:
    frontier = MemoryFrontier()
    after = settle(frontier, leases(frontier, 2 * BATCH + 7))
    assert frontier.batches == [BATCH, BATCH, 7]
    assert sum(settled.leads for settled in after) == 2 * BATCH + 7


def test_a_page_that_is_as_before_is_not_read_for_links() -> None:
    frontier = MemoryFrontier()
    (settled,) = settle(frontier, leases(frontier, 3), status=304)
    assert (settled.unchanged, settled.leads) == (3, 0)


def test_what_a_page_is_travels_with_it_and_a_fault_in_telling_loses_neither_page_nor_links() -> None:
    frontier = MemoryFrontier()
    told: list[Outcome] = []

    def identify(lead: Lead, fetched: Fetched) -> Identity:
        if lead.url.endswith("/1"):
            raise SettingsError("The recipe is wrong.")
        return Identity(likeness=7, entities=(Entity(key=lead.url, name="a", source_id=1),))

    def discover(lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        return (Lead(url=lead.url + "/more", source_id=1),)

    async def go() -> None:
        settler = Settler(frontier, discover, system_clock, lambda settled, done: None, identify)
        told.extend(settler._outcome((lease, page(lease.lead.url))) for lease in leases(frontier, 2))
        settler.end()

    asyncio.run(go())
    first, second = told
    assert isinstance(first, Kept) and isinstance(second, Kept)
    assert (first.likeness, [entity.name for entity in first.entities], first.faults) == (7, ["a"], ())
    assert len(second.found) == 1 and second.entities == ()
    assert "what it lists could not be read: The recipe is wrong." in second.faults[0].sentence


def test_a_first_result_does_not_wait_for_company_when_told_to_hurry() -> None:
    frontier = MemoryFrontier()

    async def go() -> None:
        done = asyncio.Event()
        settler = Settler(frontier, lambda lead, fetched: (), system_clock, lambda settled, leases: done.set())
        running = asyncio.create_task(settler.run())
        (lease,) = leases(frontier, 1)
        settler.put((lease, page(lease.lead.url)))
        settler.hurry()
        await asyncio.wait_for(done.wait(), 10)
        settler.close()
        await running
        settler.end()

    asyncio.run(go())
    assert frontier.states() == {"done": 1}


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (FetchError("It is no feed.", kind=FailureKind.UNREADABLE), FailureKind.UNREADABLE),
        (SettingsError("The pattern is wrong."), FailureKind.UNREADABLE),
        (ZeroDivisionError("oops"), FailureKind.UNEXPECTED),
    ],
)
def test_links_that_cannot_be_read_are_a_fault_of_their_kind(error: Exception, kind: FailureKind) -> None:
    frontier = MemoryFrontier()
    held = leases(frontier, 1)

    def discover(lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        raise error

    async def go() -> Outcome:
        settler = Settler(frontier, discover, system_clock, lambda settled, done: None)
        outcome = settler._outcome((held[0], page(held[0].lead.url)))
        settler.end()
        return outcome

    outcome = asyncio.run(go())
    assert isinstance(outcome, Kept)
    assert [fault.kind for fault in outcome.faults] == [kind]
    assert str(error) in outcome.faults[0].sentence
