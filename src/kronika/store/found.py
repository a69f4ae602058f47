"""A lead as it was found: by which round, on which page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row

from kronika.model.lead import Lead
from kronika.model.round import Round
from kronika.store.columns import url_key

Key = tuple[int, bytes]  # source and fingerprint of the address
Known = Mapping[Key, Row[Any]]  # leads that are written down


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """A lead, the round that found it, and the lead whose page it was found on (None for a seed)."""

    lead: Lead
    key: Key
    round: Round
    parent_id: int | None = None
    as_before: bool = False  # the page it was found on has not changed


def key_of(lead: Lead) -> Key:
    """What makes a lead one: its source and its address."""
    return lead.source_id, url_key(lead.url)
