"""The address a page gives of itself, by a glance at its bytes: a page from a file has no other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

from kronika.html.address import canonical
from kronika.model.errors import BadUrl

LOOKED_AT = 200_000  # bytes; such tags stand in the head
TAG = re.compile(rb"<(?:link|meta)\b[^>]{1,3000}>", re.IGNORECASE)
SAYS_SO = re.compile(rb"""\b(?:rel|property|name|itemprop)\s*=\s*["']?\s*(canonical|og:url)\b""", re.IGNORECASE)
VALUE = re.compile(rb"""\b(?:href|content)\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'>]+))""", re.IGNORECASE)


def own_address(body: bytes) -> str | None:
    """What the canonical link says, or else og:url; None where there is neither, or no whole address."""
    said = dict(reversed([*claims(body[:LOOKED_AT])]))  # of several the first counts
    for name in ("canonical", "og:url"):
        try:
            if said.get(name, "").lower().startswith(("http://", "https://")):
                return canonical(said[name])
        except BadUrl:
            continue
    return None


def claims(head: bytes) -> Iterator[tuple[str, str]]:
    """Which tag says what."""
    for tag in TAG.finditer(head):
        named, value = SAYS_SO.search(tag[0]), VALUE.search(tag[0])
        if named and value:
            text = (value[1] or value[2] or value[3]).decode("utf-8", "replace")
            yield named[1].decode().lower(), unescape(text).strip()
