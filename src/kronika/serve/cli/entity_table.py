"""Entities as a table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from kronika.model.entity import Entity

NARROW = 72


def entity_table(entities: Sequence[Entity], width: int) -> Table:
    """Number, name, town and web address without what all have; a question mark marks an address that may be wrong."""
    narrow = width < NARROW
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("no", justify="right", no_wrap=True)
    table.add_column("name", no_wrap=True, overflow="ellipsis", max_width=max(width // 3, 10))
    if not narrow:
        table.add_column("town", no_wrap=True, overflow="ellipsis", max_width=max(width // 5, 8))
    table.add_column("", no_wrap=True)
    table.add_column("web address", overflow="fold")
    for entity in entities:
        town = () if narrow else (Text(entity.attributes.get("town", "")),)
        table.add_row(Text(str(entity.id)), Text(entity.name), *town, Text(mark(entity)), Text(site(entity)))
    return table


def site(entity: Entity) -> str:
    """The web address; a dash where it was looked for in vain."""
    if entity.website:
        return entity.website.partition("://")[2].removesuffix("/")
    return "–" if entity.looked_up else ""


def mark(entity: Entity) -> str:
    """Whether the address may be wrong."""
    return "?" if entity.doubt else ""
