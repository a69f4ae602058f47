"""Versions of pages: a new one when the content has changed, otherwise only the time it was last seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Row, bindparam

from kronika.model.frontier import Kept
from kronika.model.job import EXTRACT
from kronika.model.lead import Role
from kronika.store.bodies import Body, Keeping
from kronika.store.following import read_again
from kronika.store.kind import DatabaseKind
from kronika.store.press import Presses
from kronika.store.schema import OPEN, jobs, pages

NOT_MODIFIED = 304
EXTRACTED = frozenset({Role.ARTICLE.value, Role.PAGE.value})


@dataclass(frozen=True, slots=True, kw_only=True)
class Version:
    """The newest version of a page after it was had."""

    page_id: int
    number: int
    content_hash: bytes
    changed: bool


class Versions:
    """Writes the versions of one transaction; call `done` once it holds."""

    def __init__(self, connection: Connection, kind: DatabaseKind, presses: Presses) -> None:
        self._connection = connection
        self._kind = kind
        self._keeping = Keeping(connection, kind, presses)
        self.done = self._keeping.done

    def keep(self, had: Sequence[tuple[Kept, Row[Any]]], known: Mapping[int, bytes] | None = None) -> list[Version]:
        """A version for each page that was had, new or as before; `known` are fingerprints by the lead that was asked."""
        given = known or {}
        hashes = [given.get(outcome.lease.lead_id) or content_hash(outcome, row) for outcome, row in had]
        changed = [index for index, (_, row) in enumerate(had) if hashes[index] != row.content_hash]
        numbers = self._write([(*had[index], hashes[index]) for index in changed])
        self._see([pair for index, pair in enumerate(had) if hashes[index] == pair[1].content_hash])
        new = dict(zip(changed, numbers, strict=True))
        return [
            Version(
                page_id=new.get(index, row.page_id),
                number=row.version + (index in new),
                content_hash=hashes[index],
                changed=index in new,
            )
            for index, (_, row) in enumerate(had)
        ]

    def _write(self, new: Sequence[tuple[Kept, Row[Any], bytes]]) -> Sequence[int]:
        """New versions with their bodies, and the jobs to read them."""
        if not new:
            return ()
        blob_ids = self._keeping.keep(
            [
                Body(host=row.host, sort=row.role, content_hash=hashed, data=outcome.fetched.body)
                for outcome, row, hashed in new
            ]
        )
        numbers = self._kind.take_numbers(self._connection, pages, len(new))
        self._connection.execute(
            pages.insert(),
            [
                inserted(number, outcome, row, blob_id)
                for number, (outcome, row, _), blob_id in zip(numbers, new, blob_ids, strict=True)
            ],
        )
        work = [number for number, (_, row, _) in zip(numbers, new, strict=True) if row.role in EXTRACTED]
        if work:
            self._connection.execute(jobs.insert(), [{"subject": number, **READ_IT} for number in work])
        read_again(self._connection, {row.parent_id for _, row, _ in new if row.role == Role.FOLLOWING.value})
        return numbers

    def _see(self, same: Sequence[tuple[Kept, Row[Any]]]) -> None:
        if same:
            self._connection.execute(SEEN, [{"page": row.page_id, "at": outcome.fetched.at} for outcome, row in same])


READ_IT = {"kind": EXTRACT, "state": OPEN, "due": 0.0, "attempts": 0, "token": 0}
SEEN = (
    pages.update()
    .where(pages.c.id == bindparam("page"), pages.c.seen_at < bindparam("at"))
    .values(seen_at=bindparam("at"))
)


def content_hash(outcome: Kept, row: Row[Any]) -> bytes:
    """The fingerprint of the content, which a 304 says is as before."""
    if outcome.fetched.status == NOT_MODIFIED:
        before: bytes = row.content_hash
        return before
    return sha256(outcome.fetched.body).digest()


def inserted(number: int, outcome: Kept, row: Row[Any], blob_id: int) -> dict[str, Any]:
    """A new version's row."""
    fetched = outcome.fetched
    return {
        "id": number,
        "source_id": row.source_id,
        "blob_id": blob_id,
        "version": row.version + 1,
        "status": fetched.status,
        "fetched_at": fetched.at,
        "seen_at": fetched.at,
        "url_key": row.url_key,
        "url": row.url,
        "final_url": fetched.final_url,
        "redirects": fetched.redirects,
        "via": row.via,
        "link_text": row.link_text,
        "headers": fetched.headers,
    }
