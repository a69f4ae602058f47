"""Script pages in the real Chromium against a real server: what is seen, what is refused, what is stopped."""

from __future__ import annotations

import asyncio
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp import web

from kronika.fetch.chromium import find_browser
from kronika.fetch.crawl import Report, crawl
from kronika.model.clock import system_clock
from kronika.model.errors import PartMissing
from kronika.model.failure import FailureKind
from kronika.model.lead import Lead
from kronika.model.page import Fetched, Validators
from kronika.settings import FetchSettings
from tests.fetch.local_site import LocalSite
from tests.fetch.memory_frontier import MemoryFrontier

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        shutil.which("chromium") is None and os.environ.get("CI") != "true", reason="Chromium is not installed"
    ),
]

PLAIN, RENDERED = 1, 2  # sources
SCRIPTED = b"<!doctype html><title>t</title><main></main><script>%s</script>"


@pytest.fixture
def settings() -> FetchSettings:
    return FetchSettings(
        allow=("127.0.0.1/32",), start_delay=0, max_delay=0.01, max_wait=0.05, max_seconds=5, browser_seconds=4
    )


def run(
    frontier: MemoryFrontier,
    settings: FetchSettings,
    *urls: str,
    source: int = RENDERED,
    stop: threading.Event | None = None,
) -> Report:
    frontier.open([Lead(url=url, source_id=source) for url in urls])
    return crawl(
        frontier,
        lambda lead, fetched: (),
        settings,
        clock=system_clock,
        worker="test",
        painted={RENDERED},
        stop=stop,
    )


def page_of(frontier: MemoryFrontier, url: str) -> Fetched:
    return next(page for page in frontier.pages if page.url == url)


def test_text_made_by_scripts_is_there(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    site.page(
        "/",
        SCRIPTED % b"fetch('/data').then(a => a.json()).then(d => document.querySelector('main').innerHTML = d.html)",
    )
    site.page("/data", '{"html": "<p>Příliš žluťoučký kůň</p>"}'.encode(), Content_Type="application/json")
    run(frontier, settings, site.url("/"))
    page = page_of(frontier, site.url("/"))
    assert "<main><p>Příliš žluťoučký kůň</p></main>" in page.body.decode()
    assert page.header("content-type") == "text/html; charset=utf-8"
    assert (page.header("x-kronika-rendered") or "").startswith("chromium ")
    assert page.status == 200


def test_only_sources_that_ask_for_it_are_rendered(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings
) -> None:
    site.page("/", SCRIPTED % b"document.querySelector('main').textContent = 'made'")
    run(frontier, settings, site.url("/"), source=PLAIN)
    assert page_of(frontier, site.url("/")).header("x-kronika-rendered") is None


def test_what_is_no_html_is_taken_as_it_is(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    site.page("/feed", b"<rss><channel/></rss>", Content_Type="application/rss+xml")
    run(frontier, settings, site.url("/feed"))
    page = page_of(frontier, site.url("/feed"))
    assert page.body == b"<rss><channel/></rss>"
    assert page.header("x-kronika-rendered") is None


class Neighbour:
    """Something on another loopback address that counts who knocks."""

    def __init__(self) -> None:
        self.knocks = 0
        self.loop = asyncio.new_event_loop()
        self.server = self.loop.run_until_complete(asyncio.start_server(self._heard, "127.0.0.2", 0))
        self.port = self.server.sockets[0].getsockname()[1]
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    async def _heard(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.knocks += 1
        body = b"private"
        writer.write(
            b"HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)
        )
        await writer.drain()
        writer.close()

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.server.close()
        self.loop.close()


@pytest.fixture
def neighbour() -> Iterator[Neighbour]:
    opened = Neighbour()
    yield opened
    opened.close()


EVERY_WAY = """
const at = '127.0.0.2:PORT';
const main = document.querySelector('main');
const say = text => main.textContent += text + ';';
for (const way of [
  () => new WebSocket('ws://' + at), () => navigator.sendBeacon('http://' + at), () => window.open('http://' + at),
  () => new EventSource('http://' + at), () => { new Image().src = 'http://' + at },
  () => { const link = document.createElement('link'); link.rel = 'preconnect'; link.href = 'http://' + at; document.head.append(link) },
  () => { const frame = document.createElement('iframe'); frame.src = 'http://' + at; document.body.append(frame) },
  () => { const script = document.createElement('script'); script.src = 'http://' + at; document.body.append(script) },
  () => new RTCPeerConnection({iceServers: [{urls: 'stun:' + at}]}),
]) { try { way() } catch (error) { say('threw') } }
fetch('http://' + at).then(a => a.text()).then(t => say('got ' + t), e => say('refused'));
fetch('/over').then(a => a.text()).then(t => say('got ' + t), e => say('refused'));
"""


def test_a_private_address_is_refused_in_every_way(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings, neighbour: Neighbour
) -> None:
    site.page("/", SCRIPTED % EVERY_WAY.replace("PORT", str(neighbour.port)).encode())
    site.page("/over", b"", 302, Location=f"http://127.0.0.2:{neighbour.port}/")
    run(frontier, settings, site.url("/"))
    text = page_of(frontier, site.url("/")).body.decode()
    assert text.count("refused;") == 2
    assert "got private" not in text.split("<script>")[0]
    assert neighbour.knocks == 0


def test_an_allowed_address_is_reached_by_the_door_alone(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings, neighbour: Neighbour
) -> None:
    site.page("/", SCRIPTED % EVERY_WAY.replace("PORT", str(neighbour.port)).encode())
    run(frontier, settings.model_copy(update={"allow": FetchSettings(allow=("127.0.0.0/8",)).allow}), site.url("/"))
    assert "got private;" in page_of(frontier, site.url("/")).body.decode()
    assert neighbour.knocks == 2  # the fetch and the script; sockets, frames, pictures and hints ask for nothing


def test_an_endless_script_is_stopped_and_holds_nobody(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings
) -> None:
    site.page("/endless", SCRIPTED % b"while (true) {}")
    site.page("/later", SCRIPTED % b"setTimeout(() => { while (true) {} }, 50)")
    site.page("/good", SCRIPTED % b"document.querySelector('main').textContent = 'made'")
    report = run(frontier, settings, site.url("/endless"), site.url("/later"), site.url("/good"))
    assert b"<main>made</main>" in page_of(frontier, site.url("/good")).body
    assert {miss.kind for miss in frontier.misses} == {FailureKind.TIMEOUT}
    assert (report.pages, report.failures, report.retries) == (1, 2, 0)


def test_a_page_that_never_rests_is_taken_as_it_is(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings
) -> None:
    site.page(
        "/", SCRIPTED % b"document.querySelector('main').textContent='made'; setInterval(() => fetch('/tick'), 20)"
    )
    site.page("/tick", b"tick")
    run(frontier, settings.model_copy(update={"browser_seconds": 1.5, "browser_requests": 5}), site.url("/"))
    assert b"<main>made</main>" in page_of(frontier, site.url("/")).body
    assert site.paths().count("/tick") == 5


def test_a_missing_page_stays_missing(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    run(frontier, settings, site.url("/none"))
    assert [miss.kind for miss in frontier.misses] == [FailureKind.NOT_FOUND]
    assert frontier.pages == []


def test_a_download_is_no_text(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    site.page(
        "/file", bytes(range(256)) * 40, Content_Type="application/octet-stream", Content_Disposition="attachment"
    )
    run(frontier, settings, site.url("/file"))
    assert [miss.kind for miss in frontier.misses] == [FailureKind.NOT_TEXT]


def test_redirects_are_followed_by_the_door_and_kept(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings
) -> None:
    site.page("/a", b"", 301, Location="/b")
    site.page("/b", b"", 302, Location="/c/")
    site.page("/c/", SCRIPTED % b"document.querySelector('main').textContent = location.pathname")
    run(frontier, settings, site.url("/a"))
    page = page_of(frontier, site.url("/a"))
    assert (page.final_url, page.redirects) == (site.url("/c/"), (site.url("/a"), site.url("/b")))
    assert b"<main>/c/</main>" in page.body


def test_a_script_that_leads_elsewhere_is_held(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings
) -> None:
    script = b"document.querySelector('main').textContent='here'; location.href = '/other'; "
    site.page("/", SCRIPTED % script)
    site.page("/other", b"<p>other</p>")
    run(frontier, settings, site.url("/"))
    assert b"<main>here</main>" in page_of(frontier, site.url("/")).body
    assert "/other" not in site.paths()


def test_a_page_that_wipes_itself_out_is_no_page(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings
) -> None:
    site.page("/", SCRIPTED % b"location.href = 'about:blank'")
    run(frontier, settings.model_copy(update={"retries": 1}), site.url("/"))
    assert [miss.kind for miss in frontier.misses] == [FailureKind.BROKEN_ANSWER]


def test_a_page_that_grows_too_large_is_refused(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings
) -> None:
    site.page("/", SCRIPTED % b"document.querySelector('main').textContent = 'x'.repeat(300000)")
    run(frontier, settings.model_copy(update={"max_bytes": 100_000}), site.url("/"))
    assert [miss.kind for miss in frontier.misses] == [FailureKind.TOO_LARGE]


def test_what_a_page_asks_for_is_capped(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    script = (
        b"const say = text => document.querySelector('main').textContent = text;"
        b"fetch('/big').then(a => a.text()).then(t => say(t.length), e => say('refused'))"
    )
    site.page("/", SCRIPTED % script)
    site.page("/big", b"x" * 300_000)
    run(frontier, settings.model_copy(update={"max_bytes": 100_000}), site.url("/"))
    assert b"<main>refused</main>" in page_of(frontier, site.url("/")).body


def test_robots_rules_hold_for_the_page(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    site.page("/robots.txt", b"User-agent: *\nDisallow: /secret", Content_Type="text/plain")
    run(frontier, settings, site.url("/secret"))
    assert [miss.kind for miss in frontier.misses] == [FailureKind.ROBOTS]


def test_pages_share_scripts_but_no_cookies(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    body = b"<main></main><script src=/app.js></script>"
    for number in range(4):
        site.page(f"/{number}", body)
    site.page(
        "/app.js",
        b"document.querySelector('main').textContent='['+document.cookie+']'; document.cookie='a=b'",
        Content_Type="text/javascript",
    )
    run(frontier, settings.model_copy(update={"per_host": 1}), *(site.url(f"/{number}") for number in range(4)))
    assert all(b"<main>[]</main>" in page.body for page in frontier.pages)
    assert site.paths().count("/app.js") == 1


def test_script_pages_are_asked_for_in_full(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    @site.on("/")
    async def answer(request: web.Request) -> web.StreamResponse:
        if "If-None-Match" in request.headers:
            return web.Response(status=304)
        return web.Response(text="<main></main>", content_type="text/html", headers={"ETag": '"1"'})

    frontier.open([Lead(url=site.url("/"), source_id=RENDERED)], Validators(etag='"1"'))
    run(frontier, settings)
    assert page_of(frontier, site.url("/")).status == 200
    assert page_of(frontier, site.url("/")).header("etag") is None


def test_a_missing_browser_is_told(tmp_path: Path) -> None:
    with pytest.raises(PartMissing, match=r"\[fetch\] browser names"):
        find_browser(FetchSettings(browser=str(tmp_path / "none")))


def test_a_browser_that_does_not_start_is_a_recorded_failure(
    site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings, tmp_path: Path
) -> None:
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\nexit 3\n")
    broken.chmod(0o755)
    site.page("/", b"<main></main>")
    run(frontier, settings.model_copy(update={"browser": str(broken)}), site.url("/"))
    assert ["does not start" in miss.sentence for miss in frontier.misses] == [True]


def test_a_crashing_page_holds_nobody(site: LocalSite, frontier: MemoryFrontier, settings: FetchSettings) -> None:
    # A page cannot crash Chromium at will, but it can eat all the memory its process may have.
    site.page(
        "/hungry", SCRIPTED % b"const a = []; while (true) a.push(new Array(1e6).fill(a.length).map(String).join())"
    )
    site.page("/good", SCRIPTED % b"document.querySelector('main').textContent = 'made'")
    quick = settings.model_copy(update={"retries": 1})
    report = run(frontier, quick, site.url("/hungry"), site.url("/good"))
    assert b"<main>made</main>" in page_of(frontier, site.url("/good")).body
    assert report.failures == 1
