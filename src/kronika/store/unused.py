"""Bodies nobody needs any more: they go when neither a page nor a kept version of a watched page is made of them."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select

from kronika.store.columns import chunks
from kronika.store.kind import DatabaseKind
from kronika.store.schema import blobs, pages
from kronika.store.watch_schema import watch_versions

USED = (
    select(pages.c.id).where(pages.c.blob_id == blobs.c.id).exists()
    | select(watch_versions.c.id).where(watch_versions.c.blob_id == blobs.c.id).exists()
)


def drop_unused(connection: Connection, kind: DatabaseKind, blob_ids: Collection[int]) -> int:
    """Delete those of the bodies that are used no more; returns how many.

    Who is about to use one again holds it (bodies.py); such a body is left alone. The lock comes in a statement of its
    own, so that the deletion after it sees what others wrote before the lock was had.
    """
    dropped = 0
    for some in chunks(sorted(set(blob_ids))):
        free = connection.scalars(kind.claim(select(blobs.c.id).where(blobs.c.id.in_(some)))).all()
        if free:
            dropped += connection.execute(blobs.delete().where(blobs.c.id.in_(free), ~USED)).rowcount
    return dropped
