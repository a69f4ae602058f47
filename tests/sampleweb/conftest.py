"""A running sample web, a visitor, and the text a reader would see."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from lxml import html

from kronika.sampleweb.clock import NOW
from kronika.sampleweb.server import SampleServer, serve_in_process

Visit = Callable[..., httpx.Response]


@pytest.fixture(scope="module")
def server() -> Iterator[SampleServer]:
    """A sample web in a process of its own."""
    with serve_in_process() as running:
        yield running


@pytest.fixture
def web(server: SampleServer) -> Iterator[SampleServer]:
    """The running sample web, with counters forgotten and the clock where it was."""
    server.set_now(NOW)
    server.reset()
    yield server


@pytest.fixture
def visit(web: SampleServer) -> Iterator[Visit]:
    """Ask for a page: visit("host", "/path", method="GET", headers={…}); redirects are not followed."""
    with httpx.Client(base_url=f"http://127.0.0.1:{web.port}", timeout=30) as client:

        def ask(host: str, path: str = "/", method: str = "GET", **rest: Any) -> httpx.Response:
            headers = {"Host": f"{host}.localhost:{web.port}", **rest.pop("headers", {})}
            return client.request(method, path, headers=headers, **rest)

        yield ask


@pytest.fixture
def visible() -> Callable[[str], str]:
    """The words of a page, one space between them, tags and scripts left out."""

    def words(page: str) -> str:
        tree = html.document_fromstring(page, parser=html.HTMLParser(huge_tree=True))
        for element in tree.xpath("//script|//style"):
            element.drop_tree()
        return " ".join(re.sub(r"\s+", " ", " ".join(tree.itertext())).split())

    return words
