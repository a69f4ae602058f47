"""Far more than a hundred sites at once in one process: a slow, a hostile and a silent one hold nobody up (C6)."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.collect import collect
from kronika.model.source import Scope, Source, SourceKind
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.scaled.stories import SPAN
from kronika.sampleweb.scaled.world import scaled_sites
from kronika.sampleweb.server import SampleServer, serve_in_process

COUNT = 125
EACH = 8  # pages of every site
CALM = [site for host, site in scaled_sites(COUNT, calm=True).items() if host[1:].isdigit()]
TROUBLED = ("fault-slow", "fault-silent", "fault-broken", "fault-hangs-up", "labirynt")
PATIENCE = 180.0  # seconds after which the others are taken to be held up
TOML = """
[analyse]
enabled = false
[fetch]
allow = ["127.0.0.0/8"]
start_delay = 0.3
min_delay = 0.3
max_seconds = 200.0
parallel = 200
"""


@pytest.fixture
def web() -> Iterator[SampleServer]:
    """The sample web, with enough generated sites."""
    with serve_in_process(sites=COUNT, calm=True) as running:
        yield running


@pytest.fixture
def chronicle(tmp_path: Path, web: SampleServer) -> Iterator[Chronicle]:
    """A chronicle that follows them all; the troubled ones are first in line."""
    init_chronicle(tmp_path / "c", TOML)
    with open_chronicle(tmp_path / "c", {}, clock=SampleClock(NOW)) as opened:
        for host in TROUBLED:
            opened.store.sources.add(Source(name=host, url=web.url(host), kind=SourceKind.SITE), NOW)
        for site in CALM:
            assert site.entry is not None
            url = web.url(site.host, site.entry.path)
            source = Source(name=site.host, url=url, kind=site.entry.kind, options=site.entry.options)
            opened.store.sources.add(source, NOW)
        yield opened


@pytest.mark.slow
@pytest.mark.timeout(900)  # for machines that are busy with other things
def test_a_slow_a_hostile_and_a_silent_site_hold_nobody_up(chronicle: Chronicle, web: SampleServer) -> None:
    """The silent site keeps its requests open to the end: the collection is stopped as soon as the others are done."""
    calm = [chronicle.store.sources.get(site.host) for site in CALM]
    stop, given_up = threading.Event(), time.monotonic() + PATIENCE

    def look(_: object) -> None:
        rounds = [chronicle.store.rounds.latest(source.id) for source in calm]
        if all(round_ and round_.pages >= EACH for round_ in rounds) or time.monotonic() > given_up:
            stop.set()

    collect(chronicle, scope=Scope(since=NOW - SPAN, max_pages=EACH), on_progress=look, stop=stop)
    rounds = {source.name: chronicle.store.rounds.latest(source.id) for source in calm}
    unfinished = [name for name, one in rounds.items() if one is None or (one.pages, one.failures) != (EACH, 0)]
    assert unfinished == []
    asked = [entry["host"] for entry in web.log() if entry["path"] != "/robots.txt"]
    assert at_once(asked, {site.host for site in CALM}) >= 100
    assert asked.count("fault-silent") == 0  # it has not even told its robots rules


def at_once(asked: list[str], hosts: set[str]) -> int:
    """How many of the hosts were under way at the same time: begun and not yet done."""
    first = {host: asked.index(host) for host in hosts}
    last = {host: len(asked) - 1 - asked[::-1].index(host) for host in hosts}
    return max(sum(first[host] <= place < last[host] for host in hosts) for place in first.values())
