"""Other addresses of one page: kept once, under the address it really has, without a second request."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, Row, bindparam, select

from kronika.model.frontier import Kept
from kronika.model.lead import Role
from kronika.store.columns import chunks, url_key
from kronika.store.found import Found, Key, Known
from kronika.store.leads import KNOWN
from kronika.store.reopening import asks_alias
from kronika.store.schema import leads

MAY_BE_ALIAS = frozenset({Role.ARTICLE.value, Role.PAGE.value})  # all others are asked for under their own address
HOPS = 5  # an alias of an alias; a chain grows by one when a page moves again
NOT_MODIFIED = 304


@dataclass(frozen=True, slots=True, kw_only=True)
class Placing:
    """Under which lead a page that was had is kept; under none when it is kept already or somebody else brings it."""

    outcome: Kept
    row: Row[Any]  # the lead that was asked
    under: Row[Any] | None
    alias_of: int | None = None  # the lead whose page it is, when that is another


def real_key(outcome: Kept) -> Key | None:
    """The lead a page says it belongs to, when that is another than the one that was asked."""
    lead, real = outcome.lease.lead, outcome.stands_for
    if real is None or real == lead.url or outcome.fetched.status == NOT_MODIFIED:
        return None
    return lead.source_id, url_key(real)


def real_rows(connection: Connection, rows: Iterable[Row[Any]]) -> dict[int, Row[Any]]:
    """For every alias among the rows the lead it leads to in the end, by the number of the alias."""
    ends = {row.id: row for row in rows if row.alias_of is not None}
    for _ in range(HOPS):
        wanted = {row.alias_of for row in ends.values() if row.alias_of is not None}
        if not wanted:
            break
        found: dict[int, Row[Any]] = {}
        for some in chunks(sorted(wanted)):
            found.update({row.id: row for row in connection.execute(select(*KNOWN).where(leads.c.id.in_(some)))})
        ends = {number: found.get(row.alias_of, row) for number, row in ends.items()}
    return {number: row for number, row in ends.items() if row.alias_of is None}


def to_real(found: Sequence[Found], known: dict[Key, Row[Any]], reals: Mapping[int, Row[Any]]) -> list[Found]:
    """What was found, with the real address in place of an alias; the alias is asked too, when it is long since."""
    items: list[Found] = []
    for item in found:
        row = known.get(item.key)
        real = reals.get(row.id) if row is not None else None
        if row is None or real is None:
            items.append(item)
            continue
        if asks_alias(row, item):
            items.append(item)
        key = (real.source_id, real.url_key)
        known[key] = real
        items.append(replace(item, key=key, lead=replace(item.lead, url=real.url)))
    return items


def give_children(connection: Connection, moved: Mapping[int, int]) -> None:
    """Let what pages led to belong to their real addresses."""
    if moved:
        connection.execute(GIVE, [{"alias": alias, "real": real} for alias, real in sorted(moved.items())])


def find(known: Known, reals: Mapping[int, Row[Any]], key: Key) -> Row[Any] | None:
    """The lead of an address, or the one it is an alias of."""
    row = known.get(key)
    return row if row is None or row.alias_of is None else reals.get(row.id)


GIVE = leads.update().where(leads.c.parent_id == bindparam("alias")).values(parent_id=bindparam("real"))
