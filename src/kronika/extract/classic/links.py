"""The address a link leads to."""

from __future__ import annotations

from kronika.html.address import join
from kronika.model.errors import BadUrl


def address(base: str | None, href: str) -> str | None:
    """The link's full address, if it is one."""
    try:
        return join(base, href)
    except BadUrl:
        return None
