"""Which pages a new recipe is for: the hosts of its lessons, and the part of their paths that all of them share."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from kronika.html.address import host_of

FEWEST = 10  # addresses that must share a beginning before it is believed


def hosts_of(urls: Sequence[str]) -> tuple[str, ...]:
    """As recipes name them."""
    return tuple(sorted({host_of(url).removeprefix("www.") for url in urls}))


def path_of(urls: Sequence[str]) -> str:
    """/news/* where all articles stand below it, so that pages that are no articles are left alone; else nothing."""
    first = {segments[0] if len(segments := urlsplit(url).path.strip("/").split("/")) > 1 else "" for url in urls}
    begin = first.pop() if len(first) == 1 and len(urls) >= FEWEST else ""
    plain = begin.replace("-", "").replace("_", "").isalpha()  # a year or a number changes
    return f"/{begin}/*" if plain else ""
