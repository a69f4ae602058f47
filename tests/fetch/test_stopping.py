"""Signals stop a crawl cleanly: what is fetched is settled, the rest is given back, the process ends by itself."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from aiohttp import web

from tests.fetch.local_site import LocalSite

ROOT = Path(__file__).parents[2]

PROGRAM = """
import json, sys
from kronika.fetch.crawl import crawl
from kronika.model.clock import system_clock
from kronika.model.lead import Lead
from kronika.settings import FetchSettings
from tests.fetch.memory_frontier import MemoryFrontier

frontier = MemoryFrontier()
frontier.open([Lead(url=f"{sys.argv[1]}{number}", source_id=1) for number in range(2_000)])
settings = FetchSettings(allow=("127.0.0.0/8",), start_delay=0, max_delay=0.02, robots=False)
tell = lambda progress: print("going", flush=True) if progress.pages else None
report = crawl(frontier, lambda lead, page: (), settings, clock=system_clock, worker="w", on_progress=tell)
print(json.dumps({"stopped": report.stopped, "pages": report.pages, "states": frontier.states()}), flush=True)
"""


def start(site: LocalSite) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", PROGRAM, site.url("/")]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    for line in process.stdout:
        if line == "going\n":
            return process
    raise AssertionError(process.stderr.read() if process.stderr else "")


def end(process: subprocess.Popen[str]) -> dict[str, object]:
    out, errors = process.communicate(timeout=30)
    assert process.returncode == 0, errors
    assert errors == ""
    return dict(json.loads(out.strip().splitlines()[-1]))


@pytest.fixture
def busy_site(site: LocalSite) -> LocalSite:
    async def page(request: web.Request) -> web.StreamResponse:
        return web.Response(text="<p>page</p>")

    site.fallback = page
    return site


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_cleanly(busy_site: LocalSite, number: signal.Signals) -> None:
    process = start(busy_site)
    process.send_signal(number)
    told = end(process)
    assert told["stopped"] is True
    assert told["states"] == {"done": told["pages"], "open": 2_000 - int(str(told["pages"]))}


def test_a_second_signal_does_not_wait_for_slow_pages(busy_site: LocalSite) -> None:
    import asyncio

    stuck = 0

    async def page(request: web.Request) -> web.StreamResponse:
        nonlocal stuck
        if int(request.path[1:]) % 4 == 3:
            stuck += 1
            await asyncio.sleep(60)
        return web.Response(text="<p>page</p>")

    busy_site.fallback = page
    process = start(busy_site)
    process.send_signal(signal.SIGTERM)
    process.send_signal(signal.SIGINT)
    told = end(process)
    assert told["stopped"] is True
    assert stuck
    assert told["states"] == {"done": told["pages"], "open": 2_000 - int(str(told["pages"]))}
