"""The scheduler with its threads, against the running sample web and a server that can be held back."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta

import pytest
from aiohttp import web as http

from kronika.flow import schedule
from kronika.flow.chronicle import Chronicle
from kronika.flow.schedule import Scheduler
from kronika.flow.workers import machine
from kronika.model.failure import FailureKind
from kronika.model.source import Scope, Source, SourceKind
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sources.discovery import seeds
from tests.fetch.local_site import LocalSite
from tests.flow.conftest import Follow

HOUR = timedelta(hours=1)
LONGEST = 120.0  # seconds; how long a test waits for what must come


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "TICK", 0.05)
    monkeypatch.setattr(schedule, "SIGN_EVERY", 0.2)


@pytest.fixture
def site() -> Iterator[LocalSite]:
    running = LocalSite().start()
    yield running
    running.close()


def calm(chronicle: Chronicle, say: Callable[[str], None] = print) -> Scheduler:
    """A scheduler without chance."""
    return Scheduler(chronicle, say=say, chance=lambda _: 0.0)


def until(holds: Callable[[], object]) -> None:
    """Wait for something that must come."""
    end = time.monotonic() + LONGEST
    while not holds():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.05)


def every_hour(chronicle: Chronicle, source: Source) -> Source:
    return chronicle.store.sources.update(replace(source, every=HOUR))


def page_source(chronicle: Chronicle, url: str, name: str) -> Source:
    return chronicle.store.sources.add(Source(name=name, url=url, kind=SourceKind.PAGE, every=HOUR), NOW)


def rounds_of(chronicle: Chronicle, source: Source) -> int:
    """Rounds that are finished, and whose next run is planned."""
    latest, planned = chronicle.store.rounds.latest(source.id), chronicle.store.sources.get(source.name).next_run
    if latest is None or planned is None or planned <= chronicle.clock():
        return 0
    return latest.number if latest.finished else latest.number - 1


def advance(chronicle: Chronicle, step: timedelta) -> None:
    assert isinstance(chronicle.clock, SampleClock)
    chronicle.clock.advance(step)


def test_a_source_runs_every_interval_and_a_missed_run_is_made_up_once(chronicle: Chronicle, follow: Follow) -> None:
    source = every_hour(chronicle, follow("parafia-olszyny"))
    said: list[str] = []
    with calm(chronicle, said.append):
        until(lambda: rounds_of(chronicle, source) == 1)
        until(lambda: not chronicle.store.jobs.waiting("extract"))
        assert chronicle.store.sources.summaries(NOW.date())[0].articles > 0
        assert chronicle.store.sources.get(source.name).next_run == NOW + HOUR
        advance(chronicle, HOUR * 10)
        until(lambda: rounds_of(chronicle, source) == 2)
        assert chronicle.store.sources.get(source.name).next_run == NOW + HOUR * 11
    assert chronicle.store.schedule.runners() == []
    assert len(said) == 2, said
    assert said[0].startswith("parafia-olszyny: ")


def test_a_slow_source_delays_nobody(chronicle: Chronicle, site: LocalSite) -> None:
    gate = threading.Event()

    @site.on("/slow")
    async def slow(request: http.Request) -> http.StreamResponse:
        while not gate.is_set():
            await asyncio.sleep(0.02)
        return http.Response(body=b"<p>at last</p>", headers={"Content-Type": "text/html"})

    site.page("/quick")
    slow_one = page_source(chronicle, site.url("/slow", "slow.localhost"), "slow")
    quick_one = page_source(chronicle, site.url("/quick", "quick.localhost"), "quick")
    with calm(chronicle):
        for expected in (1, 2, 3):
            until(lambda expected=expected: rounds_of(chronicle, quick_one) == expected)
            advance(chronicle, HOUR)
        assert rounds_of(chronicle, slow_one) == 0
        gate.set()
        until(lambda: rounds_of(chronicle, slow_one) >= 1)


def test_what_fails_waits_longer_and_what_cannot_begin_is_told(chronicle: Chronicle, site: LocalSite) -> None:
    failing = page_source(chronicle, site.url("/gone"), "failing")
    broken = chronicle.store.sources.add(Source(name="broken", url=site.url("/"), kind="no such kind", every=HOUR), NOW)
    site.page("/well")
    well = page_source(chronicle, site.url("/well"), "well")
    with calm(chronicle):
        until(lambda: rounds_of(chronicle, failing) == 1 and rounds_of(chronicle, well) == 1)
        until(lambda: chronicle.store.sources.get("broken").next_run == NOW + timedelta(hours=6))
    assert chronicle.store.sources.get("failing").next_run == NOW + HOUR * 2
    assert chronicle.store.sources.get("well").next_run == NOW + HOUR
    [told] = chronicle.store.failures.listing(source=broken.name)
    assert told.kind is FailureKind.CLIENT
    assert "no such kind" in told.sentence


def test_stopping_gives_everything_back(chronicle: Chronicle, site: LocalSite) -> None:
    asked = threading.Event()

    @site.on("/endless")
    async def endless(request: http.Request) -> http.StreamResponse:
        asked.set()
        await asyncio.sleep(LONGEST)
        return http.Response(body=b"never")

    source = page_source(chronicle, site.url("/endless"), "endless")
    with calm(chronicle):
        assert asked.wait(LONGEST)
    assert chronicle.store.schedule.runners() == []
    latest = chronicle.store.rounds.latest(source.id)
    assert latest is not None
    assert latest.finished is None, "the next scheduler takes it up"
    backlog = chronicle.store.frontier([latest]).backlog()
    assert (backlog.open, backlog.leased) == (1, 0)


def test_two_schedulers_never_run_the_same_source_twice(chronicle: Chronicle, site: LocalSite) -> None:
    sources = []
    for number in range(12):
        site.page(f"/{number}")
        sources.append(page_source(chronicle, site.url(f"/{number}", f"h{number}.localhost"), f"s{number}"))
    with calm(chronicle), calm(chronicle):
        until(lambda: all(rounds_of(chronicle, source) == 1 for source in sources))
    pages = [path for path in site.paths() if path != "/robots.txt"]
    assert sorted(pages) == sorted(f"/{number}" for number in range(12))


def test_a_round_that_a_killed_process_left_is_taken_up(chronicle: Chronicle, site: LocalSite) -> None:
    site.page("/a")
    source = page_source(chronicle, site.url("/a"), "a")
    begun = chronicle.store.rounds.begin(source, Scope(), seeds(source, Scope(), NOW), NOW)
    chronicle.store.schedule.plan(source, NOW)

    dead = f"{machine()}:{2**22 + 1}"  # above the highest number a process can have
    assert chronicle.store.schedule.claim(NOW, worker=dead, limit=1, seconds=9e9)
    chronicle.store.frontier([begun]).lease(worker=dead, limit=9, per_host=9, seconds=9e9)
    with calm(chronicle):
        until(lambda: rounds_of(chronicle, source) == 1)
    assert chronicle.store.rounds.latest(source.id) is not None
    assert site.paths().count("/a") == 1


def test_a_clock_that_was_set_back_does_not_stop_the_schedule(chronicle: Chronicle, site: LocalSite) -> None:
    site.page("/a")
    source = page_source(chronicle, site.url("/a"), "a")
    chronicle.store.schedule.plan(source, NOW + timedelta(days=400))
    with calm(chronicle):
        until(lambda: rounds_of(chronicle, source) == 1)
        assert chronicle.store.sources.get("a").next_run == NOW + HOUR


def test_a_source_outside_its_hours_goes_on_when_they_begin(chronicle: Chronicle, site: LocalSite) -> None:
    site.page("/night")
    site.page("/day")
    opens = NOW + HOUR * 2
    hours = f"{opens:%H:%M}-{opens + HOUR:%H:%M}"
    options = {"hours": hours, "zone": "UTC"}
    night = Source(name="night", url=site.url("/night", "night.localhost"), kind=SourceKind.PAGE, every=HOUR * 24)
    night = chronicle.store.sources.add(replace(night, options=options), NOW)
    day = page_source(chronicle, site.url("/day", "day.localhost"), "day")
    with calm(chronicle):
        until(lambda: rounds_of(chronicle, day) == 1)
        assert "/night" not in site.paths()
        advance(chronicle, HOUR * 2 + timedelta(minutes=1))
        until(lambda: "/night" in site.paths())
        until(lambda: rounds_of(chronicle, night) == 1)
