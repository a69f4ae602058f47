"""Pages fetched elsewhere that are taken into the chronicle."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.model.lead import Lead
from kronika.model.page import Fetched


@dataclass(frozen=True, slots=True, kw_only=True)
class Brought:
    """A page as somebody else fetched it. Status 304 means: at that moment it was as before, and there is no body."""

    lead: Lead
    fetched: Fetched
    found: tuple[Lead, ...] = ()  # the pages its text goes on at, which may have come before it, or come later


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenIn:
    """What became of pages that were brought."""

    pages: int = 0  # versions written
    known: int = 0  # equal to what was stored for that time
    groundless: int = 0  # said to be as before, where nothing was before
