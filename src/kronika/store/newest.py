"""The pages of a source as they are now: the newest version of each, without those that are gone."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, select

from kronika.model.failure import FailureKind
from kronika.store.schema import FAILED, blobs, failures, leads, pages

COLUMNS = (
    *(column for column in pages.c if column.name not in {"url_key", "blob_id"}),
    blobs.c.content_hash,
    blobs.c.size,
)


def newest_of(source_id: int) -> Select[Any]:
    """Leads know their newest version. One that failed for another reason than "not found" may come back as it was."""
    gone = (
        select(failures.c.id)
        .where(
            failures.c.source_id == source_id,
            failures.c.kind == FailureKind.NOT_FOUND.value,
            failures.c.page_id == leads.c.page_id,
        )
        .exists()
    )
    return (
        select(*COLUMNS)
        .join_from(leads, pages, leads.c.page_id == pages.c.id)
        .join(blobs, pages.c.blob_id == blobs.c.id)
        .where(leads.c.source_id == source_id, leads.c.alias_of.is_(None), ~((leads.c.state == FAILED) & gone))
        .order_by(pages.c.id)
    )
