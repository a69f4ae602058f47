"""Twins: pages that another address of their source has too, an address that differs from theirs only loosely.

Bytes alone tell a twin; where addresses differ only in scheme, www, last slash or index page, saying the same is enough.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from kronika.store.columns import chunks, url_key
from kronika.store.found import Key
from kronika.store.leads import look_up
from kronika.store.likenesses import is_alike
from kronika.store.loose_address import loose, spellings
from kronika.store.schema import HAS_CONTENT, blobs, leads


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """One page as it was had under one address; nothing else is stored of that address yet."""

    lead_id: int
    source_id: int
    url: str
    content_hash: bytes
    likeness: int | None

    def is_twin(self, other: Look) -> bool:
        """Whether the other is the same page."""
        if self.lead_id == other.lead_id or loose(self.url) != loose(other.url):
            return False
        if self.content_hash == other.content_hash:
            return True
        if self.likeness is None or other.likeness is None:
            return False
        return other.url in spellings(self.url) and is_alike(self.likeness, (other.likeness,))


def twins(connection: Connection, looks: Sequence[Look]) -> dict[int, Look]:
    """Pages that are twins of pages we have, or of others of the same settling: lead → the older look."""
    older: dict[tuple[int, tuple[str, str, str]], list[Look]] = defaultdict(list)
    for look in (*of_same_bytes(connection, looks), *of_near_spelling(connection, looks)):
        older[look.source_id, loose(look.url)].append(look)
    found: dict[int, Look] = {}
    for look in sorted(looks, key=lambda look: look.lead_id):
        others = older[look.source_id, loose(look.url)]
        twin = next((other for other in others if look.is_twin(other)), None)
        if twin is None:
            others.append(look)  # the next of this settling may be its twin
        else:
            found[look.lead_id] = twin
    return found


def of_same_bytes(connection: Connection, looks: Sequence[Look]) -> list[Look]:
    """Stored pages of the same sources with the same bytes. Bodies are looked at first: nearly all are new."""
    known: set[bytes] = set()
    for some in chunks(sorted({look.content_hash for look in looks})):
        known.update(connection.execute(CONTENTS.where(blobs.c.content_hash.in_(some))).scalars())
    sources, found = sorted({look.source_id for look in looks}), []
    for some in chunks(sorted(known)):
        statement = OWNERS.where(leads.c.source_id.in_(sources), leads.c.content_hash.in_(some))
        found += [to_look(row) for row in connection.execute(statement)]
    return found


def of_near_spelling(connection: Connection, looks: Sequence[Look]) -> list[Look]:
    """Stored pages whose address is spelled a little differently."""
    keys = near_keys(look for look in looks if look.likeness is not None)
    rows = look_up(connection, keys).values() if keys else ()
    return [to_look(row) for row in rows if row.page_id is not None and row.alias_of is None]


def near_keys(looks: Iterable[Look]) -> Collection[Key]:
    """The leads of all near spellings."""
    return {(look.source_id, url_key(url)) for look in looks for url in spellings(look.url) if url != look.url}


def to_look(row: Any) -> Look:
    """A row as it was last had."""
    return Look(
        lead_id=row.id,
        source_id=row.source_id,
        url=row.url,
        content_hash=row.content_hash,
        likeness=row.likeness,
    )


CONTENTS = select(blobs.c.content_hash)
OWNERS = (
    select(leads.c.id, leads.c.source_id, leads.c.url, leads.c.content_hash, leads.c.likeness)
    .where(HAS_CONTENT, leads.c.alias_of.is_(None))
    .order_by(leads.c.id)
)
