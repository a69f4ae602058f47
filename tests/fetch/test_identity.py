"""We say who we are, and robots.txt knows us by the same name."""

from __future__ import annotations

from kronika import __version__
from kronika.fetch.identity import robot_name, user_agent
from kronika.settings import FetchSettings


def test_version_and_contact() -> None:
    assert user_agent(FetchSettings()) == f"Kronika/{__version__}"
    assert (
        user_agent(FetchSettings(contact="https://example.org/us"))
        == f"Kronika/{__version__} (+https://example.org/us)"
    )
    assert robot_name(FetchSettings()) == "Kronika"


def test_an_own_name_replaces_ours_and_cannot_add_headers() -> None:
    own = FetchSettings(user_agent="Archive Bot/2.1\r\nX-Evil: 1", contact="unused")
    assert user_agent(own) == "Archive Bot/2.1 X-Evil: 1"
    assert robot_name(own) == "Archive"
