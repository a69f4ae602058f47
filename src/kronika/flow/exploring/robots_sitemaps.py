"""The sitemaps that a robots.txt names."""

from __future__ import annotations

import re

from kronika.html.address import join
from kronika.model.errors import BadUrl

LINE = re.compile(r"^\s*sitemap\s*:\s*(\S+)", re.IGNORECASE | re.MULTILINE)
OF_NEWS = re.compile(r"news|zprav|novost|aktual|wiadomosc", re.IGNORECASE)
MOST = 20


def named_sitemaps(body: bytes, base: str) -> list[str]:
    """Their addresses, each once, those of news first."""
    found: dict[str, None] = {}
    for name in LINE.findall(body.decode("utf-8-sig", errors="replace")):
        try:
            found[join(base, name)] = None
        except BadUrl:
            continue
    return sorted(found, key=lambda url: not OF_NEWS.search(url))[:MOST]
