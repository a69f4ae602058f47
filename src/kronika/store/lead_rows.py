"""Leads that are settled, as rows: what changes in each."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import Row, bindparam

from kronika.model.frontier import Kept
from kronika.store.likenesses import signed
from kronika.store.rechecking import looked_again
from kronika.store.schema import DONE, leads
from kronika.store.versions import NOT_MODIFIED, Version

SETTLE = (
    leads.update()
    .where(leads.c.id == bindparam("lead_id"))
    .values(
        round_id=bindparam("new_round"),
        state=bindparam("new_state"),
        due=bindparam("new_due"),
        attempts=bindparam("new_attempts"),
        worker=None,
        page_id=bindparam("new_page"),
        version=bindparam("new_version"),
        content_hash=bindparam("new_hash"),
        etag=bindparam("new_etag"),
        last_modified=bindparam("new_modified"),
        checked=bindparam("new_checked"),
        checks=bindparam("new_checks"),
        changes=bindparam("new_changes"),
        watched=bindparam("new_watched"),
        alias_of=bindparam("new_alias"),
        likeness=bindparam("new_likeness"),
    )
)


def as_before(row: Row[Any]) -> dict[str, Any]:
    """A lead's row with nothing new stored."""
    return {
        "lead_id": row.id,
        "new_round": row.round_id,
        "new_state": DONE,
        "new_due": 0.0,
        "new_attempts": row.attempts,
        "new_page": row.page_id,
        "new_version": row.version,
        "new_hash": row.content_hash,
        "new_etag": row.etag,
        "new_modified": row.last_modified,
        "new_checked": row.checked,
        "new_checks": row.checks,
        "new_changes": row.changes,
        "new_watched": row.watched,
        "new_alias": row.alias_of,
        "new_likeness": row.likeness,
    }


def closed(row: Row[Any], outcome: Kept, version: Version, round_id: int) -> dict[str, Any]:
    """A lead's row with the newest version; a 304 without validators leaves the old ones.

    A page that could not be read keeps none: it is asked for in full, and read, again.
    """
    same = outcome.fetched.status == NOT_MODIFIED
    etag, modified = outcome.fetched.header("etag"), outcome.fetched.header("last-modified")
    return {
        "lead_id": row.id,
        "new_round": round_id,
        "new_state": DONE,
        "new_due": 0.0,
        "new_attempts": row.attempts,
        "new_page": version.page_id,
        "new_version": version.number,
        "new_hash": version.content_hash,
        "new_etag": None if outcome.faults else etag or (row.etag if same else None),
        "new_modified": None if outcome.faults else modified or (row.last_modified if same else None),
        "new_alias": None,
        "new_likeness": row.likeness if outcome.likeness is None else signed(outcome.likeness),
        **looked_again(row, outcome.fetched.at, changed=version.changed),
    }


def aliased(row: Row[Any], at: datetime, real: int) -> dict[str, Any]:
    """A lead's row once it is another address of a page; it keeps no validators, because its own content is not kept."""
    return as_before(row) | {"new_etag": None, "new_modified": None, "new_checked": at, "new_alias": real}
