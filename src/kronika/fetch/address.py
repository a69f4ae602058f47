"""One reading of an address for everything in this room: connecting, robots, redirects and hosts agree on it."""

from __future__ import annotations

import re
from urllib.parse import urljoin

from yarl import URL

from kronika.model.errors import BadUrl

SCHEMES = frozenset({"http", "https"})
VERBATIM = re.compile(r"[!-~]+")  # printable ASCII: sent exactly as written
LONGEST = 8_192


def read(url: str) -> URL:
    """An http(s) address, sent exactly as written when it is plain ASCII, encoded otherwise; BadUrl if it is none."""
    text = url.strip()
    if len(text) > LONGEST:
        raise BadUrl(f"“{text[:80]}…” is longer than {LONGEST} characters, which no server is asked for.")
    try:
        address = URL(text, encoded=VERBATIM.fullmatch(text) is not None)
        usable = address.scheme in SCHEMES and is_host(address.raw_host) and address.port is not None
    except (ValueError, UnicodeError) as error:
        raise BadUrl(f"“{text[:200]}” is not an address: {error}.") from error
    if not usable:
        raise BadUrl(
            f"“{text[:200]}” is not an http(s) address; it must start with http:// or https:// and name a host."
        )
    return address.with_fragment(None)


def is_host(host: str | None) -> bool:
    """Whether this can be a host at all."""
    return host is not None and re.fullmatch(r"[0-9A-Za-z._~%:\[\]-]+", host) is not None


def follow(base: URL, location: str) -> URL:
    """Where a Location header leads from `base`; credentials in it are dropped unless the origin stays the same."""
    target = read(urljoin(str(base), location.strip()))
    return target if target.origin() == base.origin() else target.with_user(None)


def host_of(url: URL) -> str:
    """The host a lane, the throttle and the guard go by."""
    return (url.raw_host or "").lower().rstrip(".")
