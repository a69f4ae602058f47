"""An entity: one entry of a directory, such as a parish, with what the directory says of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Entity:
    """One entry. `key` is the address of its entry; equal keys of one source are one entity. `id` is 0 until it is stored."""

    key: str
    name: str
    source_id: int
    attributes: Mapping[str, str] = field(default_factory=dict)  # town, street, deanery … as the recipe calls them
    website: str | None = None
    website_from: str | None = None  # directory, google, nominatim, a person
    id: int = 0
    first_seen: datetime | None = None
    last_seen: datetime | None = None
    looked_up: datetime | None = None  # when a finder was last asked
    sentence: str | None = None  # what the finder said
    doubt: str | None = None  # why the web address may be wrong
