"""Bodies of pages: equal ones of a site are kept once, each made small against a page of the same sort."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from kronika.store.columns import chunks
from kronika.store.kind import DatabaseKind
from kronika.store.press import LARGEST_DICTIONARY, PLAIN, SMALLEST_DICTIONARY, Press, Presses
from kronika.store.schema import blobs, dictionaries, sites


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """A body to keep: where it comes from, and what it looks like."""

    host: str
    sort: str
    content_hash: bytes
    data: bytes


BodyKey = tuple[str, bytes]  # host and content hash


class Keeping:
    """Keeps the bodies of one transaction. What it learnt about dictionaries counts only after `done`."""

    def __init__(self, connection: Connection, kind: DatabaseKind, presses: Presses) -> None:
        self._connection = connection
        self._kind = kind
        self._presses = presses
        self._new: dict[int, Press] = {}

    def keep(self, bodies: Sequence[Body]) -> dict[BodyKey, int]:
        """Numbers of the blobs that hold these bodies."""
        wanted = {(body.host, body.content_hash): body for body in bodies}
        site_ids = self._sites({body.host for body in bodies})
        kept = self._kept(site_ids, wanted)
        missing = [body for key, body in sorted(wanted.items()) if key not in kept]
        if missing:
            self._write(site_ids, missing)
            kept |= self._kept(site_ids, ((body.host, body.content_hash) for body in missing))
        return kept

    def done(self) -> None:
        """The transaction holds: remember the dictionaries it brought."""
        for dictionary_id, press in self._new.items():
            self._presses.put(dictionary_id, press)

    def _sites(self, hosts: set[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        statement = select(sites.c.host, sites.c.id)
        for attempt in range(2):
            missing = sorted(hosts - found.keys())
            if attempt and missing:
                self._connection.execute(self._kind.insert_new(sites), [{"host": host} for host in missing])
            for some in chunks(missing):
                found.update(self._connection.execute(statement.where(sites.c.host.in_(some))).all())
        return found

    def _kept(self, site_ids: dict[str, int], keys: Iterable[BodyKey]) -> dict[BodyKey, int]:
        wanted = {(site_ids[host], content_hash): (host, content_hash) for host, content_hash in keys}
        statement = select(blobs.c.site_id, blobs.c.content_hash, blobs.c.id)
        found: dict[BodyKey, int] = {}
        for some in chunks(sorted({content_hash for _, content_hash in wanted})):
            for site_id, content_hash, number in self._connection.execute(
                statement.where(blobs.c.content_hash.in_(some))
            ):
                if (site_id, content_hash) in wanted:
                    found[wanted[site_id, content_hash]] = number
        return found

    def _write(self, site_ids: dict[str, int], bodies: Sequence[Body]) -> None:
        rows = []
        presses = self._presses_for(site_ids, bodies)
        for body in bodies:
            site_id = site_ids[body.host]
            dictionary_id, press = presses.get((site_id, body.sort), (None, PLAIN))
            data = press.compress(body.data)
            rows.append(
                {
                    "site_id": site_id,
                    "dictionary_id": dictionary_id,
                    "content_hash": body.content_hash,
                    "size": len(body.data),
                    "stored": len(data),
                    "data": data,
                }
            )
        self._connection.execute(self._kind.insert_new(blobs), rows)

    def _presses_for(
        self, site_ids: dict[str, int], bodies: Sequence[Body]
    ) -> dict[tuple[int, str], tuple[int, Press]]:
        """A press for every sort of every site; the first page that is long enough becomes the dictionary."""
        firsts: dict[tuple[int, str], bytes] = {}
        for body in bodies:
            if len(body.data) >= SMALLEST_DICTIONARY:
                firsts.setdefault((site_ids[body.host], body.sort), body.data[:LARGEST_DICTIONARY])
        chosen = self._dictionaries({site_ids[body.host] for body in bodies})
        missing = sorted(firsts.keys() - chosen.keys())
        if missing:
            rows = [
                {
                    "site_id": key[0],
                    "sort": key[1],
                    "size": len(firsts[key]),
                    "data": PLAIN.compress(firsts[key]),
                }
                for key in missing
            ]
            self._connection.execute(self._kind.insert_new(dictionaries), rows)
            chosen = self._dictionaries({site_ids[body.host] for body in bodies})
        needed = {(site_ids[body.host], body.sort) for body in bodies}
        return {key: (number, self._press(number)) for key, number in chosen.items() if key in needed}

    def _dictionaries(self, site_ids: set[int]) -> dict[tuple[int, str], int]:
        statement = select(dictionaries.c.site_id, dictionaries.c.sort, dictionaries.c.id)
        found: dict[tuple[int, str], int] = {}
        for some in chunks(sorted(site_ids)):
            for site_id, sort, number in self._connection.execute(statement.where(dictionaries.c.site_id.in_(some))):
                found[site_id, sort] = number
        return found

    def _press(self, dictionary_id: int) -> Press:
        press = self._presses.get(dictionary_id) or self._new.get(dictionary_id)
        if press is None:
            press = self._new[dictionary_id] = load_press(self._connection, dictionary_id)
        return press


def load_press(connection: Connection, dictionary_id: int) -> Press:
    """A press from its stored dictionary. Raises ValueError when the dictionary is damaged or gone."""
    columns = (dictionaries.c.data, dictionaries.c.size)
    row: Any = connection.execute(select(*columns).where(dictionaries.c.id == dictionary_id)).first()
    if row is None:
        raise ValueError(f"its dictionary {dictionary_id} is gone")
    return Press(PLAIN.expand(row.data, row.size))


def read_body(connection: Connection, presses: Presses, blob_id: int) -> bytes:
    """The bytes of one blob. Raises ValueError when they are damaged or gone."""
    columns = (blobs.c.data, blobs.c.size, blobs.c.dictionary_id)
    row: Any = connection.execute(select(*columns).where(blobs.c.id == blob_id)).first()
    if row is None:
        raise ValueError("its bytes are gone")
    press = PLAIN
    if row.dictionary_id is not None:
        ready = presses.get(row.dictionary_id)
        press = ready or load_press(connection, row.dictionary_id)
        if ready is None:
            presses.put(row.dictionary_id, press)
    return press.expand(row.data, row.size)
