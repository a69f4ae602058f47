"""Whatever kind of source is followed: the program may be killed at any moment, nothing is lost and nothing is there twice."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from kronika.model.source import Source, SourceKind
from kronika.sampleweb.scaled.audit import Audit, audit
from kronika.sampleweb.scaled.world import scaled_sites
from kronika.sampleweb.server import SampleServer, serve_in_process
from tests.e2e.killing import chronicle, contents_of, finish, kill_after, start

SITES = scaled_sites(10, calm=True)
HOSTS = ("s001", "s002", "s003", "s005", "s009")  # site, feed, sitemap, listing, archive
STILL = "s004"  # its front page is the same at every visit, so a second round stores nothing again
SINCE = "2025-11-01"
KILLS = 6  # while pages are asked for
LATE_KILLS = 2  # at any time after that
TOML = """
[analyse]
enabled = false
[fetch]
allow = ["127.0.0.0/8"]
start_delay = 0.02
min_delay = 0.02
[extract]
processes = 1
"""


def sources(web: SampleServer) -> list[Source]:
    """One of every kind that fetches anything."""
    found = [
        Source(name="directory", url=web.url("katalog-parafii"), kind=SourceKind.DIRECTORY),
        Source(name="page", url=web.url(STILL), kind=SourceKind.PAGE),
    ]
    for host in HOSTS:
        entry = SITES[host].entry
        assert entry is not None
        found.append(Source(name=host, url=web.url(host, entry.path), kind=entry.kind, options=entry.options))
    assert {source.kind for source in found} == set(SourceKind) - {SourceKind.IMPORT}
    return found


@pytest.mark.slow
@pytest.mark.timeout(900)  # for machines that are busy with other things
def test_every_kind_of_source_survives_being_killed(tmp_path: Path) -> None:
    with serve_in_process(sites=10, calm=True) as web:
        calm, wild = (chronicle(tmp_path / name, TOML, sources(web)) for name in ("calm", "wild"))
        finish(start(calm, "run", "--since", SINCE))
        dice, killed, requests = Random(20260331), 0, web.asked()
        web.reset()
        for _ in range(KILLS):
            target = web.asked() + dice.randint(2, 2 * requests // (KILLS + 2))
            killed += kill_after(start(wild, "run", "--since", SINCE), web, target, dice.uniform(0.0, 0.2))
        for _ in range(LATE_KILLS):
            killed += kill_after(start(wild, "run", "--since", SINCE), web, 0, dice.uniform(1.0, 4.0))
        finish(start(wild, "run", "--since", SINCE))
        assert json.loads(finish(start(wild, "status", "--json")))["waiting_jobs"] == 0
    assert killed >= KILLS // 2, "the program ended before it could be killed"
    found, wanted = contents_of(wild), contents_of(calm)
    assert found[:3] == wanted[:3]
    assert set(found[3]) == set(
        wanted[3]
    )  # a quick machine begins a second round, which asks again for what was not found
    assert found[-1] == []
    assert set(found[1].values()) == {1}
    for host in HOSTS:
        held = [url for url in found[0] if f"//{host}." in url]
        assert audit(SITES[host], held) == Audit(missed=(), twice=(), besides=())
