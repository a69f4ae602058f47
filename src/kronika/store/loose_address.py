"""Addresses that differ only in what servers seldom mean: scheme, www, last slash, index page, letter case, order of parameters."""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import urlsplit, urlunsplit

INDEX_PAGE = re.compile(r"/(?:index|default)\.(?:html?|php\d?|aspx?|jsp)$", re.IGNORECASE)
WWW = "www."
OTHER_SCHEME = {"http": "https", "https": "http"}


@lru_cache(maxsize=4_096)
def loose(url: str) -> tuple[str, str, str]:
    """Host, path and parameters of an address, without what seldom means anything."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return "", url, ""
    path = INDEX_PAGE.sub("/", parts.path).rstrip("/").lower()
    query = "&".join(sorted(part for part in parts.query.split("&") if part))
    return parts.netloc.lower().removeprefix(WWW), path, query


def is_loosely(one: str, other: str) -> bool:
    """Whether two addresses differ at most loosely."""
    return loose(one) == loose(other)


def spellings(url: str) -> list[str]:
    """An address and how it may be written otherwise: scheme, www, last slash, index page; itself first."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return [url]
    bare = parts.netloc.removeprefix(WWW)
    path = INDEX_PAGE.sub("/", parts.path)
    paths = [parts.path, path, path.rstrip("/"), path.rstrip("/") + "/"]
    schemes = [parts.scheme, OTHER_SCHEME.get(parts.scheme, parts.scheme)]
    found = [
        urlunsplit((scheme, host, path or "/", parts.query, ""))
        for path in paths
        for host in (parts.netloc, bare, WWW + bare)
        for scheme in schemes
    ]
    return list(dict.fromkeys((url, *found)))
