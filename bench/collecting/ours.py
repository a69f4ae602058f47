"""Collects generated sites by Kronika, as a user would, in this process; prints what it cost and what is missing."""

from __future__ import annotations

import json
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.collect import collect
from kronika.model.source import Scope, Source
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.scaled.audit import audit
from kronika.sampleweb.scaled.plan import Trap
from kronika.sampleweb.scaled.site import ScaledSite
from kronika.sampleweb.scaled.stories import SPAN
from kronika.sampleweb.scaled.world import scaled_sites
from kronika.sampleweb.world import base

SCOPE = Scope(since=NOW - SPAN)
PARALLEL = 64
PER_HOST = 4
IMPOLITE = f"robots = false\nstart_delay = 0.0\nmax_delay = 0.0\nparallel = {PARALLEL}\nper_host = {PER_HOST}"
MIN_DELAY = 0.2
POLITE = f"start_delay = {MIN_DELAY}\nmin_delay = {MIN_DELAY}\nmax_wait = 30.0\nparallel = 200\nper_host = {PER_HOST}"


def numbered_sites(count: int, *, calm: bool) -> list[ScaledSite]:
    """The sites to collect: s001, s002 …"""
    return [site for site in scaled_sites(count, calm=calm).values() if site.host[1:].isdigit()]


def source_of(site: ScaledSite, port: int) -> Source:
    """How a user would follow it."""
    assert site.entry is not None
    url = base(site.host, port) + site.entry.path
    return Source(name=site.host, url=url, kind=site.entry.kind, lang=site.lang, options=site.entry.options)


def is_near(site: ScaledSite) -> bool:
    """Whether its pages come again in editions that only a budget can end; what is kept of them is counted apart."""
    return site.plan.trap is Trap.NEAR


@contextmanager
def chronicle_of(sites: list[ScaledSite], port: int, settings: str) -> Iterator[Chronicle]:
    """A fresh chronicle that follows all sites."""
    with tempfile.TemporaryDirectory() as folder:
        init_chronicle(Path(folder) / "c", f'[fetch]\nallow = ["127.0.0.0/8"]\n{settings}\n')
        with open_chronicle(Path(folder) / "c", {}, clock=SampleClock(NOW)) as opened:
            for site in sites:
                opened.store.sources.add(source_of(site, port), NOW)
            yield opened


def run(port: int, count: int, *, polite: bool) -> dict[str, Any]:
    """Collect everything once."""
    sites = numbered_sites(count, calm=not polite)
    with chronicle_of(sites, port, POLITE if polite else IMPOLITE) as chronicle:
        used, wall = time.process_time(), time.perf_counter()
        report = collect(chronicle, scope=SCOPE).report
        cost = {"cpu": time.process_time() - used, "wall": time.perf_counter() - wall}
        held: dict[str, list[str]] = {site.host: [] for site in sites}
        for page in chronicle.store.pages.listing(limit=1_000_000):
            held[page.url.split("//")[1].split(".localhost")[0].removeprefix("www.")].append(page.url)
        audits = [(site, audit(site, held[site.host])) for site in sites]
        return cost | {
            "pages": report.pages,
            "failures": report.failures,
            "missed": [f"{site.host}{path}" for site, one in audits for path in one.missed],
            "twice": [f"{site.host}{path}" for site, one in audits if not is_near(site) for path in one.twice],
            "near": [f"{site.host}{path}" for site, one in audits if is_near(site) for path in one.twice],
            "besides": sum(len(one.besides) for _, one in audits),
            "complaints": chronicle.store.check(),
            "rss_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
        }


if __name__ == "__main__":
    print(json.dumps(run(int(sys.argv[1]), int(sys.argv[2]), polite=sys.argv[3:] == ["polite"])))
