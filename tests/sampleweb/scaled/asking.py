"""Asks a generated site for a page without any server."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

from lxml import html

from kronika.sampleweb.clock import NOW
from kronika.sampleweb.scaled.site import ScaledSite
from kronika.sampleweb.site import Answer, Request


def request(site: ScaledSite, path: str, *, host: str = "", count: int = 0) -> Request:
    parts = urlsplit(path)
    host = host or site.plan.home
    query = dict(parse_qsl(parts.query, keep_blank_values=True))
    base = f"http://{host}.localhost:1"
    return Request(method="GET", host=host, path=parts.path, query=query, headers={}, base=base, count=count)


def ask(site: ScaledSite, path: str, *, host: str = "", count: int = 0) -> Answer:
    return site.answer(request(site, path, host=host, count=count), NOW)


def links(site: ScaledSite, path: str, *, host: str = "", count: int = 0) -> list[str]:
    """Absolute addresses of the links on a page."""
    body = ask(site, path, host=host, count=count).body.decode()
    tree = html.document_fromstring(body, base_url=request(site, path, host=host).base + path)
    tree.make_links_absolute()
    return [str(to) for to in tree.xpath("//a/@href")]
