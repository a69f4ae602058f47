"""A whole crawl against a real server: links, retries, politeness, failures, stopping, running again."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Sequence
from urllib.parse import urljoin

import pytest
from aiohttp import web

from kronika.fetch.crawl import Progress, Report, crawl
from kronika.model.clock import system_clock
from kronika.model.errors import StoreFull
from kronika.model.failure import FailureKind
from kronika.model.frontier import Kept, Outcome, Settled
from kronika.model.lead import Lead
from kronika.model.page import Fetched, Validators
from kronika.settings import FetchSettings
from tests.fetch.local_site import LocalSite
from tests.fetch.memory_frontier import MemoryFrontier

HREF = re.compile(rb'href="([^"]+)"')


def links(lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
    found = (urljoin(fetched.final_url, link.decode()) for link in HREF.findall(fetched.body))
    return tuple(Lead(url=url, source_id=lead.source_id, via=lead.url, depth=lead.depth + 1) for url in found)


def start(frontier: MemoryFrontier, *urls: str) -> None:
    frontier.open([Lead(url=url, source_id=1) for url in urls])


def run(frontier: MemoryFrontier, settings: FetchSettings, **more: object) -> Report:
    return crawl(frontier, links, settings, clock=system_clock, worker="test", **more)  # type: ignore[arg-type]


def tree(site: LocalSite, pages: int) -> None:
    for number in range(pages):
        children = [child for child in (2 * number + 1, 2 * number + 2) if child < pages]
        site.page(f"/{number}", b"".join(b'<a href="/%d">next</a>' % child for child in children) or b"<p>leaf</p>")


def test_every_linked_page_is_had_once(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    tree(site, 120)
    start(frontier, site.url("/0"))
    report = run(frontier, settings)
    assert frontier.states() == {"done": 120}
    assert sorted(site.paths()) == sorted(["/robots.txt", *(f"/{number}" for number in range(120))])
    assert (report.pages, report.leads, report.failures, report.lost, report.stopped) == (120, 119, 0, 0, False)
    assert report.bytes == sum(len(page.body) for page in frontier.pages)
    assert report.by_host["127.0.0.1"].fetched == 120
    assert max(frontier.batches) <= 50


def test_nothing_to_do_ends_at_once(frontier: MemoryFrontier, settings: FetchSettings) -> None:
    report = run(frontier, settings)
    assert (report.pages, report.stopped) == (0, False)


def test_a_burst_of_errors_is_survived(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    left = {"/a": 3, "/b": 1}

    async def burst(request: web.Request) -> web.StreamResponse:
        left[request.path] -= 1
        return web.Response(status=500 if left[request.path] >= 0 else 200, text="<p>well again</p>")

    site.handlers |= {"/a": burst, "/b": burst}
    start(frontier, site.url("/a"), site.url("/b"))
    report = run(frontier, settings)
    assert frontier.states() == {"done": 2}
    assert (report.pages, report.retries, report.failures) == (2, 4, 0)
    assert [miss.lease.attempts for miss in frontier.misses if miss.lease.lead.url.endswith("a")] == [0, 1, 2]


def test_it_gives_up_after_so_many_failures(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    site.page("/", b"", 502)
    start(frontier, site.url())
    report = run(frontier, settings)
    assert site.paths().count("/") == settings.retries
    assert (report.failures, report.retries) == (1, settings.retries - 1)
    assert frontier.failures() == {site.url(): FailureKind.SERVER}
    assert "Given up after 4 failures" in frontier.misses[-1].sentence


def test_final_failures_are_not_tried_again(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    site.page("/robots.txt", b"User-agent: *\nDisallow: /closed\n")
    site.page("/gone", b"", 410)
    site.page("/denied", b"", 403)
    site.page("/loop", b"", 302, Location="/loop")
    site.page("/big", b"x" * 200_000)
    site.page("/film", b"\x00\x00\x00\x20ftypisom" + bytes(range(256)) * 40)
    site.page("/inside", b"", 302, Location="http://10.0.0.1/")
    kinds = {
        "/gone": FailureKind.NOT_FOUND,
        "/denied": FailureKind.DENIED,
        "/loop": FailureKind.REDIRECTS,
        "/big": FailureKind.TOO_LARGE,
        "/film": FailureKind.NOT_TEXT,
        "/inside": FailureKind.REFUSED_ADDRESS,
        "/closed/x": FailureKind.ROBOTS,
    }
    start(frontier, *(site.url(path) for path in kinds))
    report = run(frontier, settings.model_copy(update={"max_bytes": 100_000}))
    assert frontier.failures() == {site.url(path): kind for path, kind in kinds.items()}
    assert (report.failures, report.retries) == (len(kinds), 0)
    assert all(miss.sentence.endswith(".") for miss in frontier.misses)


def test_retry_after_holds_the_host(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    times: list[float] = []

    @site.on("/")
    async def busy(request: web.Request) -> web.StreamResponse:
        times.append(time.monotonic())
        return web.Response(status=429, headers={"Retry-After": "1"}) if len(times) == 1 else web.Response(text="fine")

    start(frontier, site.url())
    report = run(frontier, settings.model_copy(update={"max_wait": 10.0}))
    assert report.pages == 1
    assert times[1] - times[0] >= 1.0


def test_a_host_that_asks_for_too_long_a_pause_is_left_alone(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings
) -> None:
    async def busy(request: web.Request) -> web.StreamResponse:
        return web.Response(status=429, headers={"Retry-After": "86400"})

    site.fallback = busy
    site.page("/robots.txt", b"")
    start(frontier, *(site.url(f"/{number}") for number in range(40)))
    report = run(frontier, settings.model_copy(update={"per_host": 2}))
    assert report.failures == 40
    assert set(frontier.failures().values()) == {FailureKind.RATE_LIMITED}
    assert len([path for path in site.paths() if path != "/robots.txt"]) < 10


def test_validators_are_sent_and_304_keeps_the_page(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings
) -> None:
    @site.on("/")
    async def conditional(request: web.Request) -> web.StreamResponse:
        known = request.headers.get("If-None-Match") == '"v1"'
        return web.Response(status=304 if known else 200, text=None if known else "new")

    frontier.open(
        [Lead(url=site.url(), source_id=1)],
        Validators(etag='"v1"', last_modified="Sun, 01 Mar 2026 12:00:00 GMT"),
    )
    report = run(frontier, settings)
    assert (report.pages, report.unchanged) == (0, 1)
    assert (frontier.pages[0].status, frontier.pages[0].body) == (304, b"")
    assert site.asked[-1].headers["If-Modified-Since"] == "Sun, 01 Mar 2026 12:00:00 GMT"


def test_no_more_than_per_host_at_once(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    async def slow(request: web.Request) -> web.StreamResponse:
        await asyncio.sleep(0.02)
        return web.Response(text="page")

    site.fallback = slow
    start(frontier, *(site.url(f"/{number}") for number in range(30)))
    run(frontier, settings.model_copy(update={"per_host": 3, "max_delay": 0.0}))
    assert site.most == 3


def test_a_slow_host_does_not_hold_the_others(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings
) -> None:
    """The slow host answers only once all the others are done; with 4 requests in all, it could block everything."""
    done = threading.Event()

    async def answer(request: web.Request) -> web.StreamResponse:
        if request.host.startswith("slow"):
            await asyncio.to_thread(done.wait, 20)
        return web.Response(text="page")

    site.fallback = answer
    fast = [site.url(f"/{number}", f"fast{number % 5}.localhost") for number in range(60)]
    start(frontier, *(site.url(f"/{number}", "slow.localhost") for number in range(30)), *fast)

    def watch(progress: Progress) -> None:
        if set(fast) <= {page.url for page in frontier.pages}:
            done.set()

    report = run(
        frontier, settings.model_copy(update={"parallel": 4, "per_host": 2, "max_seconds": 30.0}), on_progress=watch
    )
    assert done.is_set()
    assert report.pages == 90


def test_a_dead_host_is_shut_and_the_rest_goes_on(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings
) -> None:
    tree(site, 10)
    start(frontier, site.url("/0"), *(f"http://dead.localhost:9/{number}" for number in range(50)))
    report = run(frontier, settings.model_copy(update={"robots": False}))
    assert report.pages == 10
    assert report.failures == 50
    shut = [miss for miss in frontier.misses if "is left alone until" in miss.sentence]
    assert len(shut) >= 40
    assert {miss.kind for miss in shut} == {FailureKind.CONNECT}


def test_a_page_whose_links_cannot_be_read_is_kept_and_told(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings
) -> None:
    site.page("/", b"<p>fine</p>")
    start(frontier, site.url())

    def broken(lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        raise ValueError("odd markup")

    report = crawl(frontier, broken, settings, clock=system_clock, worker="test")
    assert report.pages == 1
    assert frontier.bodies() == {site.url(): b"<p>fine</p>"}
    (fault,) = frontier.faults
    assert (fault.kind, fault.url) == (FailureKind.UNEXPECTED, site.url())
    assert "odd markup" in fault.sentence


def test_a_lead_that_is_no_address_is_a_failure_not_a_crash(frontier: MemoryFrontier, settings: FetchSettings) -> None:
    start(frontier, "nonsense", "ftp://example.org/", "http://a b/", "http://[::1/")
    report = run(frontier, settings)
    assert report.failures == 4
    assert set(frontier.failures().values()) == {FailureKind.REFUSED_ADDRESS}


class PickyFrontier(MemoryFrontier):
    """Cannot store pages that contain one word."""

    def settle(self, outcomes: Sequence[Outcome]) -> Settled:
        if any(isinstance(one, Kept) and b"poison" in one.fetched.body for one in outcomes):
            raise ValueError("cannot store poison")
        return MemoryFrontier.settle(self, outcomes)


def test_one_page_that_cannot_be_stored_does_not_take_the_others_along(
    site: LocalSite, settings: FetchSettings
) -> None:
    frontier = PickyFrontier()
    for number in range(20):
        site.page(f"/{number}", b"poison" if number == 7 else b"page")
    start(frontier, *(site.url(f"/{number}") for number in range(20)))
    report = run(frontier, settings)
    assert (report.pages, report.failures) == (19, 1)
    assert frontier.failures() == {site.url("/7"): FailureKind.UNEXPECTED}


class FullFrontier(MemoryFrontier):
    """A disk that is full."""

    def settle(self, outcomes: Sequence[Outcome]) -> Settled:
        raise StoreFull("The disk is full; free some space and run again.")


def test_a_full_disk_stops_the_crawl_with_its_own_error(site: LocalSite, settings: FetchSettings) -> None:
    tree(site, 30)
    frontier = FullFrontier()
    start(frontier, site.url("/0"))
    with pytest.raises(StoreFull):
        run(frontier, settings)


def test_progress_is_told_and_ends_complete(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    tree(site, 50)
    start(frontier, site.url("/0"))
    notes: list[Progress] = []
    run(frontier, settings, on_progress=notes.append)
    assert (notes[-1].pages, notes[-1].open, notes[-1].leased) == (50, 0, 0)


def test_what_is_waited_for_and_why_is_told(frontier: MemoryFrontier, settings: FetchSettings) -> None:
    start(frontier, "http://127.0.0.1:1/a", "http://127.0.0.1:1/b")  # nobody listens there
    stop = threading.Event()
    notes: list[Progress] = []

    def watch(progress: Progress) -> None:
        notes.append(progress)
        if progress.resting:
            stop.set()

    run(frontier, settings.model_copy(update={"max_wait": 60.0}), on_progress=watch, stop=stop)
    waited = next(note for note in notes if note.resting)
    assert waited.next_in > 0 and waited.in_flight == 0
    assert "cannot be connected" in str(waited.resting)


def test_an_event_stops_it_and_gives_the_rest_back(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings
) -> None:
    tree(site, 600)
    start(frontier, site.url("/0"))
    stop = threading.Event()

    def enough(progress: Progress) -> None:
        if progress.pages >= 30:
            stop.set()

    report = run(frontier, settings, on_progress=enough, stop=stop)
    assert report.stopped
    assert frontier.states()["leased"] == 0
    assert frontier.states()["done"] == report.pages < 600
    again = run(frontier, settings.model_copy(update={"max_delay": 0.0, "per_host": 16}))
    assert not again.stopped
    assert frontier.states() == {"done": 600}
    assert len({page.url for page in frontier.pages}) == len(frontier.pages) == 600


def test_it_runs_outside_the_main_thread_and_more_than_once(site: LocalSite, settings: FetchSettings) -> None:
    tree(site, 20)
    counts: list[int] = []

    def work() -> None:
        frontier = MemoryFrontier()
        start(frontier, site.url("/0"))
        counts.append(run(frontier, settings).pages)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert counts == [20, 20, 20]


def test_leases_are_renewed_while_a_page_is_slow(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings
) -> None:
    @site.on("/")
    async def slow(request: web.Request) -> web.StreamResponse:
        await asyncio.sleep(1.2)
        return web.Response(text="at last")

    start(frontier, site.url())
    report = run(frontier, settings.model_copy(update={"lease_seconds": 0.4}))
    assert frontier.calls["renew"] >= 2
    assert (report.pages, report.lost) == (1, 0)


def test_waiting_is_not_asking(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    """A retry two seconds away must not be asked for all the time."""
    answers = iter([500, 200])

    @site.on("/")
    async def recovering(request: web.Request) -> web.StreamResponse:
        return web.Response(status=next(answers), text="page")

    start(frontier, site.url())
    run(frontier, settings.model_copy(update={"max_wait": 2.0}))
    assert frontier.calls["lease"] < 20
    assert frontier.calls["backlog"] < 20
