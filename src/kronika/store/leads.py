"""Opening leads: new addresses are written down once, known ones are opened again when a new round finds them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select

from kronika.model.lead import Lead, Role
from kronika.store.columns import chunks, site_of, url_key
from kronika.store.kind import DatabaseKind
from kronika.store.schema import DONE, OPEN, leads

AGAIN_EVERY_ROUND = frozenset({Role.ENTRY.value, Role.LISTING.value, Role.PAGE.value, Role.FOLLOWING.value})

Key = tuple[int, bytes]  # source and fingerprint of the address
Known = Mapping[Key, Row[Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """A lead, the round that found it, and the lead whose page it was found on (None for a seed)."""

    lead: Lead
    key: Key
    round_id: int
    parent_id: int | None = None


def key_of(lead: Lead) -> Key:
    """What makes a lead one: its source and its address."""
    return lead.source_id, url_key(lead.url)


def look_up(connection: Connection, keys: Iterable[Key]) -> dict[Key, Row[Any]]:
    """Those of the leads that are written down already."""
    by_source: dict[int, list[bytes]] = defaultdict(list)
    for source_id, key in sorted(set(keys)):
        by_source[source_id].append(key)
    found: dict[Key, Row[Any]] = {}
    columns = (leads.c.id, leads.c.source_id, leads.c.url_key, leads.c.round_id, leads.c.role, leads.c.state)
    for source_id, wanted in by_source.items():
        for some in chunks(wanted):
            statement = select(*columns).where(leads.c.source_id == source_id, leads.c.url_key.in_(some))
            found.update({(row.source_id, row.url_key): row for row in connection.execute(statement)})
    return found


def led_to(connection: Connection, parents: Collection[int]) -> dict[int, list[Lead]]:
    """Where pages led when they were last read, as far as it may be opened again; for pages that are as before."""
    found: dict[int, list[Lead]] = defaultdict(list)
    columns = (leads.c.parent_id, leads.c.url, leads.c.source_id, leads.c.role, leads.c.depth, leads.c.priority)
    for some in chunks(sorted(parents)):
        statement = select(*columns).where(
            leads.c.parent_id.in_(some), leads.c.role.in_(AGAIN_EVERY_ROUND) | (leads.c.state != DONE)
        )
        for parent_id, url, source_id, role, depth, priority in connection.execute(statement.order_by(leads.c.id)):
            lead = Lead(url=url, source_id=source_id, role=Role(role), depth=depth, priority=priority)
            found[parent_id].append(lead)
    return found


def opens_again(row: Row[Any], lead: Lead, round_id: int) -> bool:
    """Whether a known lead is fetched again: in a later round, unless it is an article we have, or a listing's link to a part of one."""
    if row.round_id >= round_id:
        return False
    if row.role == Role.FOLLOWING.value and lead.role is Role.ARTICLE:
        return bool(row.state != DONE)
    return row.role in AGAIN_EVERY_ROUND or lead.role is Role.ENTRY or row.state != DONE


def open_leads(connection: Connection, kind: DatabaseKind, found: Sequence[Found], known: Known) -> Counter[int]:
    """Open what was found; returns how many leads each round gained. Rows of `known` that change must be locked."""
    first: dict[Key, Found] = {}
    for item in found:
        first.setdefault(item.key, item)  # the first finder is remembered
    new = [item for key, item in first.items() if key not in known]
    again = [item for key, item in first.items() if key in known and opens_again(known[key], item.lead, item.round_id)]
    gained = insert_leads(connection, kind, new)
    if again:
        connection.execute(REOPEN, [reopened(known[item.key], item) for item in again])
        gained.update(item.round_id for item in again)
    return gained


def insert_leads(connection: Connection, kind: DatabaseKind, new: Sequence[Found]) -> Counter[int]:
    """Write down new leads; another worker may have been faster with some.

    They are numbered in the order they were found, and written in the order of their keys, so that workers never cross.
    """
    if not new:
        return Counter()
    numbers = kind.take_numbers(connection, leads, len(new))
    by_round: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for number, item in sorted(zip(numbers, new, strict=True), key=lambda pair: pair[1].key):
        by_round[item.round_id].append(inserted(number, item))
    gained: Counter[int] = Counter()
    statement = kind.insert_new(leads).execution_options(preserve_rowcount=True)
    for round_id, rows in sorted(by_round.items()):
        gained[round_id] = connection.execute(statement, rows).rowcount
    return gained


def inserted(number: int, item: Found) -> dict[str, Any]:
    """A new lead's row."""
    lead = item.lead
    return {
        "id": number,
        "source_id": lead.source_id,
        "round_id": item.round_id,
        "url": lead.url,
        "url_key": item.key[1],
        "host": site_of(lead.url),
        "role": lead.role.value,
        "parent_id": item.parent_id,
        "via": lead.via,
        "link_text": lead.link_text,
        "depth": lead.depth,
        "priority": lead.priority,
        "hints": dict(lead.hints),
        "state": OPEN,
        "due": 0.0,
        "attempts": 0,
        "token": 0,
        "version": 0,
    }


REOPEN = (
    leads.update()
    .where(leads.c.id == bindparam("lead_id"))
    .values(
        round_id=bindparam("new_round"),
        role=bindparam("new_role"),
        depth=bindparam("new_depth"),
        priority=bindparam("new_priority"),
        state=OPEN,
        due=0.0,
        attempts=0,
        worker=None,
    )
)


def reopened(row: Row[Any], item: Found) -> dict[str, Any]:
    """What changes in a lead that is opened again. How we first came to it stays; so does a role that comes back."""
    stays = row.role in AGAIN_EVERY_ROUND and item.lead.role is not Role.ENTRY
    return {
        "lead_id": row.id,
        "new_round": item.round_id,
        "new_role": row.role if stays else item.lead.role.value,
        "new_depth": item.lead.depth,
        "new_priority": item.lead.priority,
    }


def lock(connection: Connection, ids: Collection[int], columns: Sequence[Any]) -> dict[int, Row[Any]]:
    """Rows of leads, held until the transaction ends; always in the order of numbers, so that workers never cross."""
    rows: dict[int, Row[Any]] = {}
    for some in chunks(sorted(ids)):
        statement = select(*columns).where(leads.c.id.in_(some)).order_by(leads.c.id).with_for_update()
        rows.update({row.id: row for row in connection.execute(statement)})
    return rows
