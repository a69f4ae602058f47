"""Leads as rows: looked up by address, written down once, opened again, locked in one order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select

from kronika.model.lead import Lead, Role
from kronika.store.columns import chunks, site_of
from kronika.store.found import Found, Key
from kronika.store.kind import DatabaseKind
from kronika.store.reopening import AGAIN_EVERY_ROUND
from kronika.store.schema import DONE, OPEN, PARKED, leads

KNOWN = (
    leads.c.id,
    leads.c.source_id,
    leads.c.url,
    leads.c.url_key,
    leads.c.round_id,
    leads.c.role,
    leads.c.state,
    leads.c.page_id,
    leads.c.hints,
    leads.c.modified,
    leads.c.checked,
    leads.c.checks,
    leads.c.changes,
    leads.c.watched,
    leads.c.alias_of,
    leads.c.pattern_id,
    leads.c.likeness,
    leads.c.content_hash,
)
HELD = (
    *KNOWN,
    leads.c.host,
    leads.c.parent_id,
    leads.c.via,
    leads.c.link_text,
    leads.c.depth,
    leads.c.priority,
    leads.c.due,
    leads.c.attempts,
    leads.c.token,
    leads.c.version,
    leads.c.etag,
    leads.c.last_modified,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class NewLead:
    """A lead to be written down: open, or parked by its pattern."""

    item: Found
    state: int = OPEN
    pattern_id: int | None = None


def look_up(connection: Connection, keys: Iterable[Key]) -> dict[Key, Row[Any]]:
    """Those of the leads that are written down already."""
    by_source: dict[int, list[bytes]] = defaultdict(list)
    for source_id, key in sorted(set(keys)):
        by_source[source_id].append(key)
    found: dict[Key, Row[Any]] = {}
    for source_id, wanted in by_source.items():
        for some in chunks(wanted):
            statement = select(*KNOWN).where(leads.c.source_id == source_id, leads.c.url_key.in_(some))
            found.update({(row.source_id, row.url_key): row for row in connection.execute(statement)})
    return found


def led_to(connection: Connection, parents: Collection[int]) -> dict[int, list[Lead]]:
    """Where pages led when they were last read, as far as it may be opened again; for pages that are as before."""
    found: dict[int, list[Lead]] = defaultdict(list)
    columns = (leads.c.parent_id, leads.c.url, leads.c.source_id, leads.c.role, leads.c.depth, leads.c.priority)
    for some in chunks(sorted(parents)):
        statement = select(*columns).where(
            leads.c.parent_id.in_(some),
            leads.c.role.in_(AGAIN_EVERY_ROUND) | (leads.c.state != DONE),
            leads.c.state != PARKED,
        )
        for parent_id, url, source_id, role, depth, priority in connection.execute(statement.order_by(leads.c.id)):
            lead = Lead(url=url, source_id=source_id, role=Role(role), depth=depth, priority=priority)
            found[parent_id].append(lead)
    return found


def insert_leads(connection: Connection, kind: DatabaseKind, new: Sequence[NewLead]) -> list[NewLead]:
    """Write down new leads and return them; another worker may have been faster with some.

    They are numbered in the order they were found, and written in the order of their keys, so that workers never cross.
    """
    if not new:
        return []
    numbers = kind.take_numbers(connection, leads, len(new))
    rows = [inserted(number, one) for number, one in zip(numbers, new, strict=True)]
    statement = kind.insert_new(leads).execution_options(preserve_rowcount=True)
    ordered = sorted(rows, key=lambda row: (row["source_id"], row["url_key"]))
    if connection.execute(statement, ordered).rowcount == len(rows):
        return list(new)
    ours: set[int] = set()
    for some in chunks(numbers):
        ours.update(connection.execute(select(leads.c.id).where(leads.c.id.in_(some))).scalars())
    return [one for number, one in zip(numbers, new, strict=True) if number in ours]


def inserted(number: int, one: NewLead) -> dict[str, Any]:
    """A new lead's row."""
    lead = one.item.lead
    return {
        "id": number,
        "source_id": lead.source_id,
        "round_id": one.item.round.id,
        "url": lead.url,
        "url_key": one.item.key[1],
        "host": site_of(lead.url),
        "role": lead.role.value,
        "parent_id": one.item.parent_id,
        "via": lead.via,
        "link_text": lead.link_text,
        "depth": lead.depth,
        "priority": lead.priority,
        "hints": dict(lead.hints),
        "state": one.state,
        "due": 0.0,
        "attempts": 0,
        "token": 0,
        "version": 0,
        "modified": lead.modified,
        "pattern_id": one.pattern_id,
    }


REOPEN = (
    leads.update()
    .where(leads.c.id == bindparam("lead_id"))
    .values(
        round_id=bindparam("new_round"),
        role=bindparam("new_role"),
        depth=bindparam("new_depth"),
        priority=bindparam("new_priority"),
        rests=bindparam("new_rests"),
        state=OPEN,
        due=0.0,
        attempts=0,
        worker=None,
    )
)


def reopened(row: Row[Any], item: Found, *, rests: bool) -> dict[str, Any]:
    """What changes in a lead that is opened again. How we first came to it stays; so does a role that comes back."""
    stays = row.role in AGAIN_EVERY_ROUND and item.lead.role is not Role.ENTRY
    return {
        "lead_id": row.id,
        "new_round": item.round.id,
        "new_role": row.role if stays else item.lead.role.value,
        "new_depth": item.lead.depth,
        "new_priority": item.lead.priority,
        "new_rests": int(rests),
    }


def lock(connection: Connection, ids: Collection[int], columns: Sequence[Any]) -> dict[int, Row[Any]]:
    """Rows of leads, held until the transaction ends; always in the order of numbers, so that workers never cross."""
    rows: dict[int, Row[Any]] = {}
    for some in chunks(sorted(ids)):
        statement = select(*columns).where(leads.c.id.in_(some)).order_by(leads.c.id).with_for_update()
        rows.update({row.id: row for row in connection.execute(statement)})
    return rows
