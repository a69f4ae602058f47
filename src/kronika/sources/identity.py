"""What a page is, for every kind of source that does not know better: the address it really has."""

from __future__ import annotations

from kronika.model.frontier import Identity
from kronika.model.lead import Lead
from kronika.model.page import Fetched
from kronika.sources.real_address import real_address


def identity_of(lead: Lead, fetched: Fetched) -> Identity:
    """The address of an article behind a redirect, or the one it calls its own."""
    return Identity(stands_for=real_address(lead, fetched))
