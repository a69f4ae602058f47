"""How we introduce ourselves to servers, and the name robots.txt rules are looked up by."""

from __future__ import annotations

from kronika import __version__
from kronika.settings import FetchSettings

ROBOT = "Kronika"


def user_agent(settings: FetchSettings) -> str:
    """The User-Agent: as set, or Kronika/VERSION with the operator's contact. Line breaks never reach a header."""
    contact = f" (+{settings.contact})" if settings.contact else ""
    return " ".join((settings.user_agent or f"{ROBOT}/{__version__}{contact}").split())


def robot_name(settings: FetchSettings) -> str:
    """The product token that robots.txt groups are matched with: what stands before the version."""
    return user_agent(settings).partition("/")[0].partition(" ")[0] or ROBOT
