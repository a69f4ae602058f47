"""Politeness as the asked sites see it: by the log of a real server, over redirects, restarts, workers and hosts."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise

import pytest
from aiohttp import web

from kronika.fetch.crawl import Manners, Report, crawl
from kronika.fetch.manners import ShortMemory
from kronika.model.clock import system_clock
from kronika.model.failure import FailureKind
from kronika.model.hosts import HostNote
from kronika.model.lead import Lead
from kronika.model.pacing import Pacing
from kronika.settings import FetchSettings
from tests.fetch.local_site import LocalSite
from tests.fetch.memory_frontier import MemoryFrontier

PACE = 0.4  # seconds between two requests
SHORTEST = PACE / 2  # what a busy machine may make of it; requests without a pace are a hundred times closer


@pytest.fixture
def polite() -> FetchSettings:
    return FetchSettings(
        allow=("127.0.0.0/8",), start_delay=PACE, min_delay=PACE, max_delay=PACE, max_wait=10, max_seconds=20
    )


@pytest.fixture
def memory() -> ShortMemory:
    """What outlives a crawl."""
    return ShortMemory()


def run(frontier: MemoryFrontier, settings: FetchSettings, memory: ShortMemory, **more: object) -> Report:
    manners = Manners(memory=memory, **more)  # type: ignore[arg-type]
    return crawl(frontier, lambda lead, page: (), settings, clock=system_clock, worker="test", manners=manners)


def leads(site: LocalSite, count: int, host: str = "127.0.0.1", source_id: int = 1) -> list[Lead]:
    return [Lead(url=site.url(f"/{number}", host), source_id=source_id) for number in range(count)]


def gaps(site: LocalSite) -> dict[str, list[float]]:
    """Seconds between two requests, by host."""
    times: dict[str, list[float]] = defaultdict(list)
    for asked in site.asked:
        times[asked.host.partition(":")[0]].append(asked.at)
    return {host: [later - earlier for earlier, later in pairwise(sorted(at))] for host, at in times.items()}


@pytest.fixture
def open_site(site: LocalSite) -> Iterator[LocalSite]:
    async def page(request: web.Request) -> web.StreamResponse:
        return web.Response(text="page")

    site.fallback = page
    site.page("/robots.txt", b"")
    return site


def test_no_two_requests_to_a_host_come_closer_than_its_pace(
    open_site: LocalSite, frontier: MemoryFrontier, polite: FetchSettings, memory: ShortMemory
) -> None:
    """Also with several at once on a host, with its robots.txt, and with redirects within it and to another."""

    async def slow(request: web.Request) -> web.StreamResponse:
        await asyncio.sleep(2 * PACE)  # so that requests overlap
        return web.Response(text="page")

    open_site.fallback = slow
    open_site.page("/0", b"", 301, Location="/moved")
    open_site.page("/1", b"", 302, Location=open_site.url("/here", "b.localhost"))
    for host in ("a.localhost", "b.localhost"):
        frontier.open(leads(open_site, 6, host))
    report = run(frontier, polite.model_copy(update={"per_host": 4}), memory)
    assert report.pages == 12
    measured = gaps(open_site)
    assert set(measured) == {"a.localhost", "b.localhost"}
    assert min(min(some) for some in measured.values()) >= SHORTEST
    assert open_site.most > 2, "several were under way at once"


def test_the_pace_holds_over_a_restart(
    open_site: LocalSite, frontier: MemoryFrontier, polite: FetchSettings, memory: ShortMemory
) -> None:
    for start in range(4):
        frontier.open([Lead(url=open_site.url(f"/{start}"), source_id=1)])
        assert run(frontier, polite, memory).pages == 1
    assert open_site.paths() == ["/robots.txt", "/0", "/1", "/2", "/3"], "robots.txt is remembered, too"
    assert min(gaps(open_site)["127.0.0.1"]) >= SHORTEST


def test_the_pace_of_a_source_holds(
    open_site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings, memory: ShortMemory
) -> None:
    frontier.open([*leads(open_site, 4, "slow.localhost", 1), *leads(open_site, 4, "fast.localhost", 2)])
    run(frontier, settings, memory, pacing=lambda: {1: Pacing(delay=PACE, per_host=1)})
    measured = gaps(open_site)
    assert min(measured["slow.localhost"]) >= SHORTEST
    assert sum(measured["fast.localhost"]) < 3 * PACE


def test_all_hosts_together_keep_the_rate(
    open_site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings, memory: ShortMemory
) -> None:
    for host in range(5):
        frontier.open(leads(open_site, 2, f"h{host}.localhost"))
    began = time.monotonic()
    run(frontier, settings.model_copy(update={"max_rate": 10.0}), memory)
    assert len(open_site.asked) == 15
    assert time.monotonic() - began >= 14 / 10


def test_a_host_that_asked_for_rest_is_not_asked_by_the_next_run(
    open_site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings, memory: ShortMemory
) -> None:
    open_site.page("/0", b"", 429, Retry_After="3600")
    frontier.open(leads(open_site, 1))
    run(frontier, settings, memory)
    asked = len(open_site.asked)
    frontier.open(leads(open_site, 5))
    report = run(frontier, settings, memory)
    assert (report.failures, len(open_site.asked)) == (4, asked)
    assert {miss.kind for miss in frontier.misses} == {FailureKind.RATE_LIMITED}
    assert "is left alone until" in frontier.misses[-1].sentence
    assert "tried again by the first collection after that" in frontier.misses[-1].sentence


def test_a_rest_that_is_short_enough_is_waited_for_over_a_restart(
    open_site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings, memory: ShortMemory
) -> None:
    memory.note([HostNote(host="127.0.0.1", asked=time.time() - 1, held_until=time.time() + 1.5)])
    frontier.open(leads(open_site, 2))
    began = time.monotonic()
    assert run(frontier, settings.model_copy(update={"max_wait": 10.0}), memory).pages == 2
    assert open_site.asked[0].at - began >= 1.2


def test_a_dead_host_is_probed_by_one_request_in_the_next_run_and_comes_back(
    open_site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings, memory: ShortMemory
) -> None:
    memory.note([HostNote(host="127.0.0.1", asked=1.0, strikes=9, held_until=2.0, sentence="It was down.")])
    gate = threading.Event()

    async def page(request: web.Request) -> web.StreamResponse:
        if len(open_site.asked) == 1:
            await asyncio.sleep(0.5)  # time enough for others to come, if they were let
            assert len(open_site.asked) == 1
            gate.set()
        return web.Response(text="page")

    open_site.fallback = page
    frontier.open(leads(open_site, 8))
    assert run(frontier, settings.model_copy(update={"robots": False}), memory).pages == 8
    assert gate.is_set()
    assert memory.recall(["127.0.0.1"])["127.0.0.1"].strikes == 0


def test_a_host_that_only_answers_errors_is_left_alone(
    open_site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings, memory: ShortMemory
) -> None:
    async def ill(request: web.Request) -> web.StreamResponse:
        return web.Response(status=500)

    open_site.fallback = ill
    frontier.open(leads(open_site, 200))
    report = run(frontier, settings, memory)
    assert report.failures == 200
    assert len(open_site.asked) < 60, "not each page as often as a page is tried"


def test_a_redirect_waits_for_a_host_that_another_worker_asks(
    open_site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings, memory: ShortMemory
) -> None:
    open_site.page("/0", b"", 302, Location=open_site.url("/there", "b.localhost"))
    frontier.open(leads(open_site, 1, "a.localhost"))
    assert frontier.claim_hosts(["b.localhost"], worker="another", seconds=1.5) == {"b.localhost"}
    free = time.monotonic() + 1.5
    assert run(frontier, settings, memory).pages == 1
    assert min(asked.at for asked in open_site.asked if asked.host.startswith("b.")) >= free


def test_every_host_is_given_back(
    open_site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings, memory: ShortMemory
) -> None:
    open_site.page("/0", b"", 302, Location=open_site.url("/there", "b.localhost"))
    frontier.open(leads(open_site, 3, "a.localhost"))
    run(frontier, settings, memory)
    assert frontier.claims == {}


def test_an_idle_host_is_given_back_while_others_go_on(
    open_site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings, memory: ShortMemory
) -> None:
    done = threading.Event()

    async def slow(request: web.Request) -> web.StreamResponse:
        for _ in range(400):
            if "a.localhost" not in frontier.claims:
                done.set()
                break
            await asyncio.sleep(0.05)
        return web.Response(text="page")

    open_site.fallback = slow
    open_site.page("/0")
    frontier.open([*leads(open_site, 1, "a.localhost"), Lead(url=open_site.url("/slow", "b.localhost"), source_id=1)])
    run(frontier, settings.model_copy(update={"max_seconds": 30.0}), memory)
    assert done.is_set()


def test_a_robots_pause_beyond_the_ceiling_is_told(
    open_site: LocalSite, frontier: MemoryFrontier, polite: FetchSettings, memory: ShortMemory
) -> None:
    open_site.page("/robots.txt", b"User-agent: *\nCrawl-delay: 500\n")
    frontier.open(leads(open_site, 3))
    report = run(
        frontier, polite.model_copy(update={"min_delay": 0.0, "max_delay": 60, "max_crawl_delay": PACE}), memory
    )
    assert report.pages == 3
    assert min(gaps(open_site)["127.0.0.1"][1:]) >= SHORTEST
    [note] = report.notes
    assert "asks for 500 s" in note and "max_crawl_delay" in note


def test_a_request_rate_counts_like_a_crawl_delay(
    open_site: LocalSite, frontier: MemoryFrontier, polite: FetchSettings, memory: ShortMemory
) -> None:
    open_site.page("/robots.txt", b"User-agent: *\nRequest-rate: 2/1\n")
    frontier.open(leads(open_site, 3))
    run(frontier, polite.model_copy(update={"min_delay": 0.0, "start_delay": 0.0, "max_delay": 60}), memory)
    assert min(gaps(open_site)["127.0.0.1"][1:]) >= 0.5 / 2
