"""What a robots.txt that was read before says of one address."""

from __future__ import annotations

from protego import Protego
from yarl import URL

from kronika.fetch.identity import robot_name
from kronika.fetch.robots_shelf import Copy, unpack
from kronika.settings import FetchSettings


def remembered(packed: bytes | None, url: str) -> Copy | None:
    """The robots.txt of an address's origin, as it was last read; None when it never was."""
    return unpack(packed).get(str(URL(url).origin()))


def allows(robots: bytes, url: str, settings: FetchSettings) -> bool:
    """Whether these rules let us fetch an address."""
    rules = Protego.parse(robots.decode("utf-8-sig", errors="replace"))
    return bool(rules.can_fetch(url, robot_name(settings)))
