"""Versions of watched pages as rows, and back."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, Select, case, func, select

from kronika.model.change import KeptVersion
from kronika.model.watch import WatchVersion
from kronika.store.schema import blobs
from kronika.store.watch_schema import standings, watch_versions

# The newest version was last seen when its watch was last confirmed; so a check need not write it again.
SEEN = case(
    (standings.c.version == watch_versions.c.number, func.coalesce(standings.c.confirmed, watch_versions.c.seen)),
    else_=watch_versions.c.seen,
)
WHOLE: Select[Any] = (
    select(
        *(column for column in watch_versions.c if column.name not in {"blob_id", "seen"}),
        SEEN.label("seen"),
        blobs.c.content_hash,
        blobs.c.size,
    )
    .join_from(watch_versions, blobs, watch_versions.c.blob_id == blobs.c.id)
    .join(standings, standings.c.id == watch_versions.c.watch_id)
)


def version_row(watch_id: int, number: int, kept: KeptVersion, blob_id: int) -> dict[str, Any]:
    """A new version's row."""
    fetched = kept.fetched
    return {
        "watch_id": watch_id,
        "number": number,
        "blob_id": blob_id,
        "at": fetched.at,
        "seen": fetched.at,
        "final_url": fetched.final_url,
        "status": fetched.status,
        "headers": [list(header) for header in fetched.headers],
        "title": kept.title,
        "page_class": kept.page_class,
        "lang": kept.lang,
        "region": dict(kept.region),
    }


def to_version(row: Row[Any]) -> WatchVersion:
    """A row as a record."""
    return WatchVersion(
        id=row.id,
        watch_id=row.watch_id,
        number=row.number,
        at=row.at,
        seen=row.seen,
        final_url=row.final_url,
        status=row.status,
        headers=tuple((name, value) for name, value in row.headers),
        content_hash=row.content_hash.hex(),
        size=row.size,
        title=row.title,
        page_class=row.page_class,
        lang=row.lang,
        region=row.region,
    )
