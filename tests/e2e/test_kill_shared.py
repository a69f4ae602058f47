"""Two programs share one frontier, and one is killed: every page is there once, and no host is asked faster than it may be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.collecting.gaps import arrivals, pace_of
from kronika.model.source import Source
from kronika.sampleweb.scaled.audit import Audit, audit
from kronika.sampleweb.scaled.world import scaled_sites
from kronika.sampleweb.server import SampleServer, serve_in_process
from tests.e2e.killing import chronicle, contents_of, finish, kill_after, start

SITES = scaled_sites(8, calm=True)
HOSTS = ("s001", "s002", "s005", "s006", "s007")
SINCE = "2025-11-01"
DELAY = 0.15  # seconds between two requests to a host, whoever asks
TOML = """
[fetch]
allow = ["127.0.0.0/8"]
start_delay = {delay}
min_delay = {delay}
lease_seconds = 5.0
[store]
url = "{url}"
"""


def sources(web: SampleServer) -> list[Source]:
    """A few sites, feeds and listings."""
    found = []
    for host in HOSTS:
        entry = SITES[host].entry
        assert entry is not None
        found.append(Source(name=host, url=web.url(host, entry.path), kind=entry.kind, options=entry.options))
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Where the frontier is."""
    if request.param == "sqlite":
        return "sqlite:///data/kronika.db"
    return str(request.getfixturevalue("postgres_url"))


@pytest.mark.slow
@pytest.mark.timeout(900)  # for machines that are busy with other things
def test_two_share_a_frontier_and_one_is_killed(tmp_path: Path, database: str) -> None:
    with serve_in_process(sites=8, calm=True) as web:
        folder = chronicle(tmp_path / "shared", TOML.format(url=database, delay=DELAY), sources(web))
        first, second = (start(folder, "collect", "--since", SINCE, "--json") for _ in range(2))
        assert kill_after(first, web, 90), "the first was done before it could be killed"
        report = json.loads(finish(second))
        finish(start(folder, "collect", "--since", SINCE))
        log = web.log()
    found = contents_of(folder)
    assert report["pages"] > 0
    assert found[-1] == []
    assert set(found[1].values()) == {1}
    for host in HOSTS:
        held = [url for url in found[0] if f"//{host}." in url]
        assert audit(SITES[host], held) == Audit(missed=(), twice=(), besides=())
    paces = [pace_of(host, times, DELAY) for host, times in arrivals(log).items()]
    assert {pace.host for pace in paces} == set(HOSTS)
    assert [pace for pace in paces if pace.too_fast] == []
