"""A site whose start page has moved to www: one place, each page once, and the next round asks only the real addresses."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from aiohttp import web as server

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import NOW
from tests.fetch.local_site import LocalSite


def page(name: str, *links: str) -> bytes:
    anchors = "".join(f'<a href="{link}">{link}</a>' for link in links)
    return f"<title>{name}</title><h1>{name}</h1><p>{f'{name} vypráví svůj příběh. ' * 10}</p>{anchors}".encode()


@pytest.fixture
def moved() -> Iterator[LocalSite]:
    """paper.localhost sends its reader to www.paper.localhost; the other pages answer under both names."""
    site = LocalSite().start()

    @site.on("/")
    async def home(request: server.Request) -> server.StreamResponse:
        if not request.host.startswith("www."):
            raise server.HTTPMovedPermanently(site.url("/", "www.paper.localhost"))
        body = page("Domov", "/a", site.url("/b", "paper.localhost"), site.url("/a", "paper.localhost"))
        return server.Response(body=body, content_type="text/html")

    site.page("/a", page("Strom", "/", "/b"))
    site.page("/b", page("Řeka", site.url("/", "paper.localhost"), "/a"))
    yield site
    site.close()


def test_a_site_that_moved_is_one_place(chronicle: Chronicle, moved: LocalSite) -> None:
    source = Source(name="paper", url=moved.url("/", "paper.localhost"), kind=SourceKind.SITE)
    chronicle.store.sources.add(source, NOW)
    assert collect(chronicle).report.pages == 3
    real = {moved.url(path, "www.paper.localhost") for path in ("/", "/a", "/b")}
    assert {kept.url for kept in chronicle.store.pages.listing(limit=100)} == real
    moved.asked.clear()
    assert collect(chronicle).report.pages == 0
    assert sorted(moved.paths()) == ["/", "/a", "/b"], "the old name is not asked again"
    assert chronicle.store.check() == []
