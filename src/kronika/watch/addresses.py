"""Addresses as tokens: links and pictures with where they lead, whole and in one spelling."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from kronika.html.address import join
from kronika.model.errors import BadUrl

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

LONGEST = 2_000
SPOKEN = ("mailto:", "tel:", "sms:")  # whom to write or call is content
LAZY = ("data-src", "data-original", "data-lazy-src")  # where pages keep a picture until it is scrolled to


def link_token(element: Element, base: str | None) -> str | None:
    """ "<a https://…>"; None for an anchor that leads nowhere."""
    href = element.get("href")
    if href is None:
        return None
    return f"<a {address(href, base)}>"


def picture_token(element: Element, base: str | None) -> str | None:
    """ "<img https://…>"; None for a picture without an address."""
    source = element.get("src") or ""
    if not source or source.startswith("data:"):
        source = next((found for name in LAZY if (found := element.get(name))), source)
    return f"<img {address(source, base)}>" if source else None


def address(href: str, base: str | None) -> str:
    """The whole address; what leads nowhere on the web is told by its beginning."""
    href = href.strip()
    scheme = href[:12].lower()
    if scheme.startswith("#") or not href:
        return "#"
    if scheme.startswith("javascript:"):
        return "javascript:"
    if scheme.startswith("data:"):
        return f"data:{crc32(href.encode('utf-8', 'replace')):08x}"
    if scheme.startswith(SPOKEN):
        return "".join(href[:LONGEST].split())
    try:
        return join(base, href)
    except BadUrl:
        return "".join(href[:LONGEST].split()) or "#"
