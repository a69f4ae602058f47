"""One page through the real door, against a real server: bytes, caps, redirects, and every kind of trouble."""

from __future__ import annotations

import asyncio
import gzip
import socket
import threading
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest
import zstandard
from aiohttp import web

from kronika import __version__
from kronika.fetch.single import fetch_one
from kronika.model.clock import system_clock
from kronika.model.errors import BadUrl, FetchError
from kronika.model.failure import FailureKind
from kronika.model.page import Fetched
from kronika.settings import FetchSettings
from tests.fetch.local_site import LocalSite


def fetch(url: str, settings: FetchSettings) -> Fetched:
    return fetch_one(url, settings, clock=system_clock)


def trouble(url: str, settings: FetchSettings) -> FailureKind:
    with pytest.raises(FetchError) as caught:
        fetch(url, settings)
    assert str(caught.value).endswith("."), caught.value
    return caught.value.kind


@contextmanager
def raw_server(answer: bytes) -> Iterator[int]:
    """A server that answers any request with exactly these bytes and hangs up."""
    with closing(socket.create_server(("127.0.0.1", 0))) as server:

        def serve() -> None:
            while True:
                try:
                    connection, _ = server.accept()
                except OSError:
                    return
                with closing(connection):
                    connection.recv(65_536)
                    connection.sendall(answer)

        threading.Thread(target=serve, daemon=True).start()
        yield server.getsockname()[1]
        server.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize("charset", ["windows-1250", "iso-8859-2", "koi8-r", "utf-16"])
def test_bytes_are_kept_as_they_came(site: LocalSite, settings: FetchSettings, charset: str) -> None:
    text = "<p>Россия</p>" if charset == "koi8-r" else "<p>Příliš žluťoučký kůň</p>"
    body = text.encode(charset) * 50
    site.page("/", body, Content_Type="text/html")
    page = fetch(site.url(), settings)
    assert (page.body, page.status, page.url, page.final_url) == (body, 200, site.url(), site.url())
    assert page.header("content-TYPE") == "text/html"
    assert page.redirects == ()


def test_we_say_who_we_are(site: LocalSite, settings: FetchSettings) -> None:
    site.page("/")
    fetch(site.url(), settings.model_copy(update={"contact": "mail@example.org"}))
    assert {asked.headers["User-Agent"] for asked in site.asked} == {f"Kronika/{__version__} (+mail@example.org)"}
    fetch(site.url(), settings.model_copy(update={"user_agent": "Own/2\r\nX: y"}))
    assert site.asked[-1].headers["User-Agent"] == "Own/2 X: y"
    assert "X" not in site.asked[-1].headers


@pytest.mark.parametrize(
    ("encoding", "pack"), [("gzip", gzip.compress), ("deflate", zlib.compress), ("zstd", zstandard.compress)]
)
def test_encodings(site: LocalSite, settings: FetchSettings, encoding: str, pack) -> None:  # type: ignore[no-untyped-def]
    body = b"<p>page</p>" * 1_000
    site.page("/", pack(body), Content_Encoding=encoding)
    assert fetch(site.url(), settings).body == body


@pytest.mark.parametrize("pack", [gzip.compress, zstandard.compress])
def test_a_bomb_is_stopped_at_the_cap(site: LocalSite, settings: FetchSettings, pack) -> None:  # type: ignore[no-untyped-def]
    bomb = pack(b"<p>" + b" " * 50_000_000)
    site.page("/", bomb, Content_Encoding="gzip" if pack is gzip.compress else "zstd")
    assert trouble(site.url(), settings) is FailureKind.TOO_LARGE


def test_the_cap_is_on_decoded_bytes_and_includes_the_last(site: LocalSite, settings: FetchSettings) -> None:
    site.page("/", gzip.compress(b"x" * 1_000), Content_Encoding="gzip")
    assert len(fetch(site.url(), settings.model_copy(update={"max_bytes": 1_000})).body) == 1_000
    assert trouble(site.url(), settings.model_copy(update={"max_bytes": 999})) is FailureKind.TOO_LARGE


def test_an_endless_body_without_a_length_is_stopped(site: LocalSite, settings: FetchSettings) -> None:
    @site.on("/")
    async def endless(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "text/html"})
        await response.prepare(request)
        while True:
            await response.write(b"<p>more</p>" * 1_000)

    assert trouble(site.url(), settings) is FailureKind.TOO_LARGE


def test_a_slow_drip_is_stopped_by_the_deadline(site: LocalSite, settings: FetchSettings) -> None:
    @site.on("/")
    async def drip(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "text/html"})
        await response.prepare(request)
        while True:
            await response.write(b"x")
            await asyncio.sleep(0.05)

    assert trouble(site.url(), settings.model_copy(update={"max_seconds": 0.5})) is FailureKind.TIMEOUT


def test_the_deadline_is_for_all_hops_together(site: LocalSite, settings: FetchSettings) -> None:
    @site.on("/")
    async def slow_chain(request: web.Request) -> web.StreamResponse:
        await asyncio.sleep(0.2)
        raise web.HTTPFound(f"/?{int(request.query_string or 0) + 1}")

    short = settings.model_copy(update={"max_seconds": 0.5, "max_redirects": 20})
    assert trouble(site.url(), short) is FailureKind.TIMEOUT


def test_silence_is_a_timeout(site: LocalSite, settings: FetchSettings) -> None:
    @site.on("/")
    async def silent(request: web.Request) -> web.StreamResponse:
        await asyncio.sleep(60)
        return web.Response()

    assert trouble(site.url(), settings.model_copy(update={"max_seconds": 0.3})) is FailureKind.TIMEOUT


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_redirects_are_followed_and_recorded(site: LocalSite, settings: FetchSettings, status: int) -> None:
    site.page("/a", b"", status, Location="b?x=1")
    site.page("/b?x=1", b"", status, Location=site.url("/c", "there.localhost"))
    site.page("/c", b"<p>arrived</p>")
    page = fetch(site.url("/a"), settings)
    assert page.body == b"<p>arrived</p>"
    assert page.final_url == site.url("/c", "there.localhost")
    assert page.redirects == (site.url("/a"), site.url("/b?x=1"))


def test_loops_and_long_chains_end(site: LocalSite, settings: FetchSettings) -> None:
    site.page("/self", b"", 302, Location="/self")
    site.page("/ping", b"", 302, Location="/pong")
    site.page("/pong", b"", 302, Location="/ping")
    for step in range(9):
        site.page(f"/{step}", b"", 302, Location=f"/{step + 1}")
    site.page("/9")
    assert trouble(site.url("/self"), settings) is FailureKind.REDIRECTS
    assert trouble(site.url("/ping"), settings) is FailureKind.REDIRECTS
    assert trouble(site.url("/0"), settings) is FailureKind.REDIRECTS
    assert len(fetch(site.url("/1"), settings).redirects) == 8
    assert trouble(site.url("/8"), settings.model_copy(update={"max_redirects": 0})) is FailureKind.REDIRECTS


def test_a_redirect_that_waits_for_its_cookie_is_no_loop_and_cookies_stay_at_home(
    site: LocalSite, settings: FetchSettings
) -> None:
    @site.on("/")
    async def wall(request: web.Request) -> web.StreamResponse:
        if "seen=1" in request.headers.get("Cookie", ""):
            return web.Response(status=302, headers={"Location": site.url("/next", "other.localhost")})
        return web.Response(status=302, headers={"Location": "/", "Set-Cookie": "seen=1; Domain=localhost; Path=/"})

    site.page("/next")
    fetch(site.url("/", "one.localhost"), settings)
    assert "Cookie" not in site.asked[-1].headers
    site.asked.clear()
    fetch(site.url("/", "one.localhost"), settings)
    assert ["Cookie" in asked.headers for asked in site.asked if asked.path == "/"] == [False, True]


@pytest.mark.parametrize(
    "location", ["ftp://127.0.0.1/", "file:///etc/passwd", "javascript:alert(1)", "http://[::1", "data:,x"]
)
def test_redirects_leave_the_web_for_nothing(site: LocalSite, settings: FetchSettings, location: str) -> None:
    site.page("/", b"", 302, Location=location)
    assert trouble(site.url(), settings) is FailureKind.REFUSED_ADDRESS


def test_a_redirect_to_nowhere_is_a_broken_answer(site: LocalSite, settings: FetchSettings) -> None:
    site.page("/", b"", 302)
    assert trouble(site.url(), settings) is FailureKind.BROKEN_ANSWER


@pytest.mark.parametrize(
    "target",
    [
        "http://10.0.0.1/",
        "http://169.254.169.254/latest/",
        "http://[::1]/",
        "http://167772161/",
        "http://0xa.1/",
        "http://[64:ff9b::7f00:1]/",
    ],
)
def test_a_redirect_to_a_refused_address_is_refused(site: LocalSite, settings: FetchSettings, target: str) -> None:
    site.page("/", b"", 302, Location=target)
    assert trouble(site.url(), settings) is FailureKind.REFUSED_ADDRESS


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (404, FailureKind.NOT_FOUND),
        (403, FailureKind.DENIED),
        (418, FailureKind.CLIENT),
        (429, FailureKind.RATE_LIMITED),
        (500, FailureKind.SERVER),
        (304, FailureKind.BROKEN_ANSWER),  # nobody asked whether it had changed
    ],
)
def test_statuses(site: LocalSite, settings: FetchSettings, status: int, kind: FailureKind) -> None:
    site.page("/", b"", status)
    assert trouble(site.url(), settings) is kind


MP4 = b"\x00\x00\x00\x20ftypisom" + bytes(range(256)) * 400


def test_a_video_sent_as_a_page_is_known_by_its_first_bytes(site: LocalSite, settings: FetchSettings) -> None:
    sent = []

    @site.on("/")
    async def video(request: web.Request) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": "text/html"})
        await response.prepare(request)
        for _ in range(10_000):
            await response.write(MP4)
            sent.append(len(MP4))
        return response

    assert trouble(site.url(), settings) is FailureKind.NOT_TEXT
    assert sum(sent) < 100_000_000


@pytest.mark.parametrize("kind", ["application/rss+xml", "application/json", "text/plain", "application/atom+xml"])
def test_feeds_and_data_count_as_text(site: LocalSite, settings: FetchSettings, kind: str) -> None:
    site.page("/feed", b'{"a": "<rss/>"}', Content_Type=kind)
    assert fetch(site.url("/feed"), settings).body == b'{"a": "<rss/>"}'


def test_a_picture_is_not_kept(site: LocalSite, settings: FetchSettings) -> None:
    site.page("/p", b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 10, Content_Type="image/png")
    assert trouble(site.url("/p"), settings) is FailureKind.NOT_TEXT


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"this is not HTTP\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n<p>cut",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n100\r\n<p>cut",
        b"HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: 3\r\n\r\nabc",
        b"HTTP/1.1 200 OK\r\nContent-Length: nonsense\r\n\r\nabc",
    ],
)
def test_a_broken_answer_is_told_as_one(settings: FetchSettings, answer: bytes) -> None:
    with raw_server(answer) as port:
        kind = trouble(f"http://127.0.0.1:{port}/", settings.model_copy(update={"robots": False}))
    assert kind is FailureKind.BROKEN_ANSWER


def test_odd_headers_are_kept_readable(settings: FetchSettings) -> None:
    answer = (
        b"HTTP/1.1 200 OK\r\nX-Latin: caf\xe9\r\nX-Utf: \xc4\x8d\r\nX-Long: "
        + b"y" * 20_000
        + b"\r\nContent-Length: 2\r\n\r\nok"
    )
    with raw_server(answer) as port:
        page = fetch(f"http://127.0.0.1:{port}/", settings.model_copy(update={"robots": False}))
    assert (page.header("x-latin"), page.header("x-utf")) == ("café", "č")
    assert len(page.header("x-long") or "") == 20_000


def test_nobody_listens(settings: FetchSettings) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        port = server.getsockname()[1]
    assert trouble(f"http://127.0.0.1:{port}/", settings) is FailureKind.CONNECT


def test_a_name_that_does_not_exist(settings: FetchSettings) -> None:
    assert trouble("http://no-such-host.invalid/", settings) is FailureKind.DNS


def test_plain_http_behind_https_is_a_tls_failure(site: LocalSite, settings: FetchSettings) -> None:
    site.page("/")
    assert trouble(site.url().replace("http:", "https:"), settings) is FailureKind.TLS


@pytest.mark.parametrize(
    "url", ["", "example.org", "ftp://example.org/", "file:///etc/passwd", "http://", "http://a b/"]
)
def test_what_is_no_address_is_a_bad_url(url: str, settings: FetchSettings) -> None:
    with pytest.raises(BadUrl):
        fetch(url, settings)


NASTY = """
http://127.0.0.1:{port}/ http://127.1:{port}/ http://2130706433:{port}/ http://0x7f000001:{port}/ http://0x7f.0.0.1:{port}/
http://0177.0.0.1:{port}/ http://017700000001:{port}/ http://0:{port}/ http://0.0.0.0:{port}/ http://127.0.0.1.:{port}/
http://[::1]:{port}/ http://[::]:{port}/ http://[::ffff:127.0.0.1]:{port}/ http://[::ffff:7f00:1]:{port}/ http://[::127.0.0.1]:{port}/
http://[64:ff9b::7f00:1]:{port}/ http://[2002:7f00:1::]:{port}/ http://[2001:0:7f00:1::]:{port}/ http://[fe80::1]:{port}/
http://[fec0::1]:{port}/ http://[fd00:ec2::254]/ http://[ff02::1]/ http://169.254.169.254/ http://100.100.100.200/
http://192.0.0.192/ http://10.1.2.3/ http://224.0.0.1/ http://255.255.255.255/ http://①②⑦.0.0.1:{port}/ http://127。0。0。1:{port}/
http://localhost:{port}/ http://LOCALHOST.:{port}/ http://x.localhost:{port}/ http://user@127.0.0.1:{port}/ http://example.org@127.0.0.1:{port}/
""".split()


@pytest.mark.parametrize("url", NASTY)
def test_the_guard_refuses_every_nasty_spelling_before_anything_is_asked(site: LocalSite, url: str) -> None:
    site.page("/", b"secret")
    assert trouble(url.format(port=site.port), FetchSettings(max_seconds=5)) is FailureKind.REFUSED_ADDRESS
    assert site.asked == []


def test_names_under_localhost_are_this_machine(site: LocalSite, settings: FetchSettings) -> None:
    site.page("/", b"<p>here</p>")
    assert fetch(site.url("/", "a.deep.name.localhost"), settings).body == b"<p>here</p>"
    assert site.asked[-1].host == f"a.deep.name.localhost:{site.port}"
