"""Groups and members as rows, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

from sqlalchemy import Connection, Row, Select

from kronika.model.alert import Address
from kronika.model.group import Cadence, Group, Member
from kronika.store.columns import KEY_BYTES, chunks, clean
from kronika.store.group_schema import members, watch_groups


def settings_of(group: Group) -> dict[str, Any]:
    """The columns people set."""
    return {
        "name": group.name,
        "cadence": group.cadence.value,
        "minute": group.minute,
        "weekday": group.weekday,
        "quiet": group.quiet,
        "zone": group.zone,
        "lang": group.lang,
        "also_unchanged": group.also_unchanged,
    }


def to_group(row: Row[Any], belonging: Sequence[Member]) -> Group:
    """A row as a record."""
    return Group(
        id=row.id,
        name=row.name,
        cadence=Cadence(row.cadence),
        minute=row.minute,
        weekday=row.weekday,
        quiet=row.quiet,
        zone=row.zone,
        lang=row.lang,
        also_unchanged=row.also_unchanged,
        members=tuple(belonging),
        added=row.added,
        removed=row.removed,
        told_change=row.told_change,
        told_at=row.told_at,
        feed_key=row.feed_key,
    )


def to_member(row: Row[Any]) -> Member:
    """A row as a record."""
    return Member(
        id=row.id,
        group_id=row.group_id,
        address=Address(channel=row.channel, target=row.target),
        name=row.name,
        added=row.added,
        left=row.left,
        key=row.key,
    )


def read_groups(connection: Connection, statement: Select[Any]) -> list[Group]:
    """The groups a statement finds, with everybody who is or was in them."""
    rows = connection.execute(statement).all()
    belonging = members_of(connection, [row.id for row in rows])
    return [to_group(row, belonging[row.id]) for row in rows]


def members_of(connection: Connection, group_ids: Sequence[int]) -> Mapping[int, list[Member]]:
    """Members by group, in the order they came."""
    found: dict[int, list[Member]] = {number: [] for number in group_ids}
    for some in chunks(group_ids):
        statement = members.select().where(members.c.group_id.in_(some)).order_by(members.c.id)
        for row in connection.execute(statement):
            found[row.group_id].append(to_member(row))
    return found


def once(address: Address) -> bytes:
    """What makes an address the same: it may be longer than an index can hold."""
    channel, target = clean(address.channel).encode(), clean(address.target).encode()
    return blake2b(b"%d:%b%b" % (len(channel), channel, target), digest_size=KEY_BYTES).digest()


LIVING = watch_groups.select().where(watch_groups.c.removed.is_(None))
