"""How entities are written: those on a page in the transaction that settles it, new ones once, known ones brought up to date."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from hashlib import blake2b
from typing import Any

from sqlalchemy import Connection, Row, bindparam, tuple_

from kronika.model.entity import Entity
from kronika.model.frontier import Kept
from kronika.store.columns import chunks, clean
from kronika.store.kind import DatabaseKind
from kronika.store.schema import entities

NOT_MODIFIED = 304
LONGEST_KEY = 900  # characters an index of every database can hold, whatever the alphabet
DIRECTORY = "directory"
PLACE = (
    "latitude",
    "longitude",
)  # attributes that a finder may have brought; a directory that says nothing of them leaves them
SURE = frozenset({"person"})  # what no directory overrules

Listed = tuple[Entity, int, datetime]
"""An entity, the lead whose page lists it, and when."""


def settle_entities(connection: Connection, kind: DatabaseKind, kept: Sequence[tuple[Kept, Row[Any]]]) -> None:
    """Keep what the pages of one settling list; a page that is as before lists what it listed."""
    listed = [(entity, row.id, it.fetched.at) for it, row in kept for entity in it.entities]
    same = {row.id: it.fetched.at for it, row in kept if it.fetched.status == NOT_MODIFIED}
    if listed:
        keep_entities(connection, kind, listed)
    if same:
        see_again(connection, same, max(same.values()))


def keep_entities(connection: Connection, kind: DatabaseKind, listed: Sequence[Listed]) -> None:
    """Keep what pages list, each entity once by source and key; of one named twice the last word counts."""
    named = {(entity.source_id, short(entity.key)): (entity, lead, at) for entity, lead, at in listed}
    for part in chunks(
        sorted(named)
    ):  # in one order everywhere, so that two programs wait instead of blocking each other
        new = [fresh(key, *named[source, key]) for source, key in part]
        connection.execute(kind.insert_new(entities), new)
        known = connection.execute(
            entities.select()
            .where(tuple_(entities.c.source_id, entities.c.key).in_(part))
            .order_by(entities.c.id)
            .with_for_update()
        ).all()
        connection.execute(RENEW, [renewed(row, *named[row.source_id, row.key]) for row in known])


def see_again(connection: Connection, leads: Collection[int], at: datetime) -> None:
    """Pages that have not changed list what they listed before."""
    for part in chunks(sorted(leads)):
        connection.execute(entities.update().where(entities.c.lead_id.in_(part)).values(last_seen=at))


def fresh(key: str, entity: Entity, lead: int, at: datetime) -> dict[str, Any]:
    """The row of an entity that may be new."""
    return {
        "source_id": entity.source_id,
        "key": key,
        "name": entity.name,
        "attributes": dict(entity.attributes),
        "first_seen": at,
        "last_seen": at,
        "website": entity.website,
        "website_from": entity.website_from,
        "lead_id": lead,
        "until": 0.0,
    }


def renewed(row: Row[Any], entity: Entity, lead: int, at: datetime) -> dict[str, Any]:
    """What a known entity becomes; a person's word on its web address stays, and a finder's where the directory has none."""
    before = (row.website, row.website_from, row.doubt)
    if row.website_from not in SURE and entity.website is not None:
        before = (entity.website, entity.website_from, None)
    elif row.website_from == DIRECTORY and entity.website is None:
        before = (None, None, None)
    return {
        "number": row.id,
        "new_name": entity.name,
        "new_attributes": {name: row.attributes[name] for name in PLACE if name in row.attributes}
        | dict(entity.attributes),
        "seen": max(at, row.last_seen),
        "lead": lead,
        "site": before[0],
        "site_from": before[1],
        "new_doubt": before[2],
    }


RENEW = (
    entities.update()
    .where(entities.c.id == bindparam("number"))
    .values(
        name=bindparam("new_name"),
        attributes=bindparam("new_attributes"),
        last_seen=bindparam("seen"),
        lead_id=bindparam("lead"),
        website=bindparam("site"),
        website_from=bindparam("site_from"),
        doubt=bindparam("new_doubt"),
    )
)


def short(key: str) -> str:
    """A key as an index can hold it: the end of a very long one becomes a fingerprint."""
    text = clean(key)
    return (
        text
        if len(text) <= LONGEST_KEY
        else text[: LONGEST_KEY - 33] + "~" + blake2b(text.encode(), digest_size=16).hexdigest()
    )


def to_entity(row: Row[Any]) -> Entity:
    """A row as a record."""
    return Entity(
        id=row.id,
        key=row.key,
        name=row.name,
        source_id=row.source_id,
        attributes=row.attributes,
        website=row.website,
        website_from=row.website_from,
        first_seen=row.first_seen,
        last_seen=row.last_seen,
        looked_up=row.looked_up,
        sentence=row.sentence,
        doubt=row.doubt,
    )
