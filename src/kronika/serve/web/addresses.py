"""Addresses we write into pages or follow: stored ones may be hostile, our own stay on this host."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from urllib.parse import quote, urlencode, urlsplit

from kronika.model.errors import BadUrl, UnknownName

DIGITS = re.compile(r"[0-9]{1,18}")  # what every database can count
CONTROL = re.compile(r"[\x00-\x20\x7f\\]")


def outside(url: str | None) -> str | None:
    """A stored address that may stand in a link: http(s) only, else None and it is shown as text."""
    try:
        parts = urlsplit(url or "")
    except ValueError:
        return None
    return url if parts.scheme in ("http", "https") and parts.netloc else None


def inside(address: str | None, otherwise: str = "/") -> str:
    """Where to go after a form: a path on this host, never another one."""
    if not address or not address.startswith("/") or address.startswith("//") or CONTROL.search(address):
        return otherwise
    return address


def web_address(text: str) -> str:
    """What a person typed as an address, with http(s) and a host, or a sentence why not."""
    typed = text.strip()
    url = typed if "://" in typed else f"https://{typed}"
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and not CONTROL.search(url)
        good = good and (parts.port is None or parts.port > 0)
    except ValueError:
        good = False
    if not good or not typed:
        raise BadUrl(f"“{typed[:200]}” is not a web address; write one like https://example.org/news.")
    return url


def host_of(url: str) -> str:
    """The host of an address without www., for people to read; empty when there is none."""
    try:
        return (urlsplit(url).hostname or "").removeprefix("www.")
    except ValueError:
        return ""


def source_path(name: str) -> str:
    """The address of a source's own screen."""
    return f"/sources/{quote(name, safe='')}"


def health_path(name: str) -> str:
    """The address of the screen that tells how a source's texts are."""
    return f"/health/{quote(name, safe='')}"


def fact_path(kind: str, site: str) -> str:
    """The address of the screen that tells the facts of one site."""
    return f"/facts/{quote(kind, safe='')}/{quote(site, safe='')}"


def with_query(path: str, values: Mapping[str, str | Sequence[str]]) -> str:
    """A path with the values that are set, so that addresses stay short enough to share; a list is a value each."""
    query = urlencode({key: value for key, value in values.items() if value}, doseq=True)
    return f"{path}?{query}" if query else path


def record_number(text: str) -> int:
    """The number of a record in an address; anything else names nothing we have."""
    if not DIGITS.fullmatch(text):
        raise UnknownName("A record is named by its number.")
    return int(text)
