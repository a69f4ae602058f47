"""What a robots.txt that was read before says of one address."""

from __future__ import annotations

from protego import Protego

from kronika.fetch.identity import robot_name
from kronika.settings import FetchSettings


def allows(robots: bytes, url: str, settings: FetchSettings) -> bool:
    """Whether these rules let us fetch an address."""
    rules = Protego.parse(robots.decode("utf-8-sig", errors="replace"))
    return bool(rules.can_fetch(url, robot_name(settings)))
