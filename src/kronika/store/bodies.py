"""Bodies of pages: equal ones of a site are kept once, each made small against pages of the same sort."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select

from kronika.store.columns import chunks
from kronika.store.dictionaries import Dictionaries, Sort
from kronika.store.kind import DatabaseKind
from kronika.store.press import PLAIN, Presses
from kronika.store.schema import blobs, sites

BodyKey = tuple[int, bytes]  # site and content hash

SITES = select(sites.c.host, sites.c.id)
# Held, so that a body that is about to be used again is not dropped as unused at the same moment (unused.py).
HELD = select(blobs.c.site_id, blobs.c.content_hash, blobs.c.id).with_for_update(read=True, key_share=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Body:
    """A body to keep: where it comes from, and what it looks like."""

    host: str
    sort: str
    content_hash: bytes
    data: bytes


class Keeping:
    """Keeps the bodies of one transaction; call `done` once it holds."""

    def __init__(self, connection: Connection, kind: DatabaseKind, presses: Presses) -> None:
        self._connection = connection
        self._kind = kind
        self._dictionaries = Dictionaries(connection, kind, presses)
        self.done = self._dictionaries.done

    def keep(self, bodies: Sequence[Body]) -> list[int]:
        """Numbers of the blobs that hold these bodies."""
        site_ids = self._sites({body.host for body in bodies})
        keys = [(site_ids[body.host], body.content_hash) for body in bodies]
        wanted = dict(zip(keys, bodies, strict=True))
        kept = self._kept(wanted)
        # Again if another worker was faster with some, and dropped them as unused before we could hold them.
        while missing := {key: wanted[key] for key in sorted(wanted.keys() - kept.keys())}:
            kept |= self._write(missing)
        return [kept[key] for key in keys]

    def _sites(self, hosts: set[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for attempt in range(2):
            missing = sorted(hosts - found.keys())
            if attempt and missing:
                self._connection.execute(self._kind.insert_new(sites), [{"host": host} for host in missing])
            for some in chunks(missing):
                found.update(self._connection.execute(SITES.where(sites.c.host.in_(some))).all())
        return found

    def _kept(self, keys: Iterable[BodyKey]) -> dict[BodyKey, int]:
        wanted = set(keys)
        found: dict[BodyKey, int] = {}
        for some in chunks(sorted({content_hash for _, content_hash in wanted})):
            for site_id, content_hash, number in self._connection.execute(HELD.where(blobs.c.content_hash.in_(some))):
                if (site_id, content_hash) in wanted:
                    found[site_id, content_hash] = number
        return found

    def _write(self, missing: Mapping[BodyKey, Body]) -> dict[BodyKey, int]:
        numbers = self._kind.take_numbers(self._connection, blobs, len(missing))
        rows = self._packed(missing)
        for number, row in zip(numbers, rows, strict=True):
            row["id"] = number
        statement = self._kind.insert_new(blobs).execution_options(preserve_rowcount=True)
        if self._connection.execute(statement, rows).rowcount < len(rows):  # another worker was faster with some
            return self._kept(missing)
        return dict(zip(missing, numbers, strict=True))

    def _packed(self, missing: Mapping[BodyKey, Body]) -> list[dict[str, Any]]:
        """Rows of blobs, made small."""
        examples: dict[Sort, bytes] = {}
        for (site_id, _), body in missing.items():
            longest = max(examples.get((site_id, body.sort), b""), body.data, key=len)
            examples[site_id, body.sort] = longest
        presses = self._dictionaries.presses_for(examples)
        rows = []
        for (site_id, content_hash), body in missing.items():
            number, generation, press = presses.get((site_id, body.sort), (None, None, PLAIN))
            data = press.compress(body.data)
            rows.append(
                {
                    "site_id": site_id,
                    "dictionary_id": number,
                    "content_hash": content_hash,
                    "size": len(body.data),
                    "stored": len(data),
                    "data": data,
                }
            )
            if number is not None and generation is not None:
                self._dictionaries.sample((site_id, body.sort), number, generation, body.data)
        return rows
