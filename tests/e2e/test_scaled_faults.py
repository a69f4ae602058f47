"""Servers in every kind of trouble, all at once: those that recover are collected whole, those that do not are told of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from bench.collecting.gaps import arrivals, pace_of
from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.collect import collect
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.scaled.audit import Audit, audit
from kronika.sampleweb.scaled.plan import Fault
from kronika.sampleweb.scaled.world import scaled_sites
from kronika.sampleweb.server import SampleServer, serve_in_process

FAULTY = {host: site for host, site in scaled_sites(1).items() if site.plan.fault is not Fault.NONE}
HOPELESS = {"fault-silent", "fault-broken"}
TOML = """
[analyse]
enabled = false
[fetch]
allow = ["127.0.0.0/8"]
start_delay = 0.05
min_delay = 0.05
max_seconds = 10.0
max_wait = 3.0
retries = 4
"""


@pytest.fixture(scope="module")
def web() -> Iterator[SampleServer]:
    """The sample web with its faulty sites."""
    with serve_in_process(sites=1) as running:
        yield running


@pytest.fixture(scope="module")
def collected(web: SampleServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chronicle]:
    """All faulty sites, collected once in one process."""
    folder = tmp_path_factory.mktemp("faults") / "c"
    init_chronicle(folder, TOML)
    with open_chronicle(folder, {}, clock=SampleClock(NOW)) as opened:
        for host in FAULTY:
            opened.store.sources.add(Source(name=host, url=web.url(host), kind=SourceKind.SITE), NOW)
        collect(opened)
        yield opened


def held(chronicle: Chronicle, host: str) -> list[str]:
    """The stored addresses of a site."""
    return [page.url for page in chronicle.store.pages.listing(limit=10_000) if f"{host}.localhost" in page.url]


@pytest.mark.slow
@pytest.mark.parametrize("host", sorted(FAULTY.keys() - HOPELESS))
def test_a_site_that_recovers_is_collected_whole(collected: Chronicle, host: str) -> None:
    assert audit(FAULTY[host], held(collected, host)) == Audit(missed=(), twice=(), besides=())


@pytest.mark.slow
@pytest.mark.parametrize("host", sorted(HOPELESS))
def test_a_site_that_does_not_recover_is_told_of(collected: Chronicle, host: str) -> None:
    assert held(collected, host) == []
    assert [failure for failure in collected.store.failures.listing() if host in failure.url]


@pytest.mark.slow
def test_the_server_saw_politeness(collected: Chronicle, web: SampleServer) -> None:
    log = web.log()
    asked = arrivals(log)
    patient, limited = FAULTY["fault-patient"].plan, FAULTY["fault-limited"].plan
    assert not pace_of(patient.host, asked[patient.host], patient.crawl_delay).too_fast
    refused = Counter(entry["status"] for entry in log if entry["host"] == limited.host)[429]
    assert refused <= len(FAULTY[limited.host].pages()) // 2, "it was not slowed down by refusals"
    assert collected.store.check() == []
