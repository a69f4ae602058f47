"""Secrets of annotation: what signs cookies, salts fingerprints and draws hidden questions; made once, told nobody."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, Row

from kronika.store.annotation_schema import annotation_keys
from kronika.store.database import Database


@dataclass(frozen=True, slots=True, kw_only=True)
class AnnotationKey:
    """One secret; the newest of a purpose is used, older ones are still understood."""

    id: int
    purpose: str
    secret: bytes
    made: datetime

    def __repr__(self) -> str:
        return f"AnnotationKey(id={self.id}, purpose={self.purpose!r})"  # never the secret


class AnnotationKeys:
    """All secrets by purpose, the newest first."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self, purpose: str) -> list[AnnotationKey]:
        """The keys of a purpose, the newest first."""
        with self._database.read() as connection:
            return listing(connection, purpose)

    def first(self, purpose: str, secret: bytes, now: datetime) -> list[AnnotationKey]:
        """The keys of a purpose; when there is none, `secret` becomes the first, whoever asks at the same time."""

        def work(connection: Connection) -> list[AnnotationKey]:
            self._database.kind.hold_for_migration(connection)  # two programs must not make one each
            if not listing(connection, purpose):
                connection.execute(annotation_keys.insert().values(purpose=purpose, secret=secret, made=now))
            return listing(connection, purpose)

        return self.all(purpose) or self._database.run(work, durable=True)

    def add(self, purpose: str, secret: bytes, now: datetime) -> None:
        """A new key, used from now on."""
        with self._database.write(durable=True) as connection:
            connection.execute(annotation_keys.insert().values(purpose=purpose, secret=secret, made=now))

    def drop(self, purpose: str, before: datetime) -> int:
        """Forget keys older than a moment; what they signed or salted is not understood any more."""
        old = (annotation_keys.c.purpose == purpose, annotation_keys.c.made < before)
        with self._database.write(durable=True) as connection:
            return connection.execute(annotation_keys.delete().where(*old)).rowcount


def listing(connection: Connection, purpose: str) -> list[AnnotationKey]:
    """The keys of a purpose, the newest first."""
    statement = annotation_keys.select().where(annotation_keys.c.purpose == purpose)
    return [to_key(row) for row in connection.execute(statement.order_by(annotation_keys.c.id.desc()))]


def to_key(row: Row[tuple[object, ...]]) -> AnnotationKey:
    """A row as a record."""
    return AnnotationKey(id=row.id, purpose=row.purpose, secret=bytes(row.secret), made=row.made)
