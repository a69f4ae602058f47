"""Pages of our own in the shapes of a known site, behind a local server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from aiohttp import web

from kronika.sites.known import built_in_sites
from kronika.sites.site import Site
from tests.fetch.local_site import LocalSite

PAGES = Path(__file__).parent / "pages"


def known(name: str) -> Site:
    """A built-in site by its name in the program."""
    return next(site for site in built_in_sites() if site.name == name)


def addresses(name: str) -> dict[str, Path]:
    """Path and query of every page there is, and its file."""
    lines = (PAGES / name / "addresses.txt").read_text(encoding="utf-8").splitlines()
    return {address: PAGES / name / file for address, file in (line.rsplit(" ", 1) for line in lines)}


@contextmanager
def look_alike(name: str) -> Iterator[LocalSite]:
    """The site on loopback; what it has no page for is not found."""
    pages = addresses(name)

    async def answer(request: web.Request) -> web.StreamResponse:
        file = pages.get(request.raw_path)
        if file is None:
            return web.Response(status=404, text="404")
        return web.Response(body=file.read_bytes(), headers={"Content-Type": "text/html; charset=utf-8"})

    running = LocalSite(fallback=answer).start()
    try:
        yield running
    finally:
        running.close()
