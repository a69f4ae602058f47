"""One POST through the guarded door: what leaves, and what it can come back with."""

from __future__ import annotations

import pytest
from aiohttp import web

from kronika.fetch.posting import post
from kronika.model.errors import BadUrl, FetchError
from kronika.model.failure import FailureKind
from kronika.settings import FetchSettings
from tests.fetch.local_site import LocalSite


def test_a_body_is_sent_with_its_headers_and_the_status_comes_back(site: LocalSite, settings: FetchSettings) -> None:
    heard = []

    @site.on("/hook")
    async def hear(request: web.Request) -> web.StreamResponse:
        heard.append((request.method, await request.read(), request.headers["X-Odd"]))
        return web.Response(status=503, headers={"Retry-After": "9"})

    answer = post(site.url("/hook"), {"X-Odd": "yes"}, b"{}", settings=settings, seconds=5.0)
    assert heard == [("POST", b"{}", "yes")]
    assert (answer.status, answer.header("retry-after"), answer.body) == (503, "9", b"")
    assert site.asked[0].headers["User-Agent"].startswith("Kronika/")


def test_the_guard_stands_here_too(site: LocalSite) -> None:
    site.page("/hook")
    with pytest.raises(FetchError) as caught:
        post(site.url("/hook"), {}, b"", settings=FetchSettings(), seconds=5.0)
    assert caught.value.kind is FailureKind.REFUSED_ADDRESS
    assert site.asked == []


def test_what_is_no_address_is_not_called(settings: FetchSettings) -> None:
    with pytest.raises(BadUrl):
        post("file:///etc/passwd", {}, b"", settings=settings, seconds=5.0)
