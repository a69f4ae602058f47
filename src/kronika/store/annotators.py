"""Annotators: devices that answer without a login, what finds them again, and who was excluded by whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, and_, select

from kronika.model.annotation import Annotator, Choice, Deed, Reliability
from kronika.model.errors import UnknownName
from kronika.store.annotation_schema import (
    annotation_deeds,
    annotators,
    answers,
    fingerprints,
    fragments,
    reliabilities,
)
from kronika.store.columns import chunks, is_number
from kronika.store.database import Database
from kronika.store.fragment_rows import is_open

EXCLUDE, READMIT = "exclude", "readmit"


class Annotators:
    """Every device that has answered or may."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, *, now: datetime, lang: str = "", name: str | None = None) -> Annotator:
        """A new device."""
        row = {"first_seen": now, "last_seen": now, "lang": lang, "answers": 0, "reason": "", "name": name}
        with self._database.write(durable=True) as connection:
            made = connection.execute(annotators.insert().values(row).returning(annotators.c.id)).scalar_one()
        return Annotator(id=made, first_seen=now, last_seen=now, lang=lang, name=name or "")

    def get(self, number: int) -> Annotator | None:
        """A device by number."""
        if not is_number(number):
            return None
        with self._database.read() as connection:
            row = connection.execute(annotators.select().where(annotators.c.id == number)).first()
        return None if row is None else to_annotator(row)

    def all(self, kind: str | None = None) -> list[Annotator]:
        """Every device, with its reliability in a kind."""
        of_kind = and_(reliabilities.c.annotator_id == annotators.c.id, reliabilities.c.kind == kind)
        statement = (
            select(annotators, reliabilities.c.share).outerjoin(reliabilities, of_kind).order_by(annotators.c.id)
        )
        with self._database.read() as connection:
            return [to_annotator(row, row.share) for row in connection.execute(statement)]

    def named(self, names: Sequence[str], *, now: datetime) -> dict[str, int]:
        """Numbers of annotators that came with imported answers, by their names there; new names are made."""
        wanted = sorted(set(names))
        rows = [
            {"first_seen": now, "last_seen": now, "lang": "", "answers": 0, "reason": "", "name": name}
            for name in wanted
        ]

        def work(connection: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for some in chunks(rows):
                connection.execute(self._database.kind.insert_new(annotators), list(some))
                ours = annotators.c.name.in_([row["name"] for row in some])
                found.update(connection.execute(select(annotators.c.name, annotators.c.id).where(ours)).all())
            return found

        return self._database.run(work, durable=True) if rows else {}

    def by_fingerprint(self, hashes: Sequence[bytes]) -> Annotator | None:
        """The device that was last seen with one of these fingerprints."""
        if not hashes:
            return None
        statement = (
            annotators.select()
            .join(fingerprints, fingerprints.c.annotator_id == annotators.c.id)
            .where(fingerprints.c.hash.in_(list(hashes)))
            .order_by(fingerprints.c.seen.desc())
            .limit(1)
        )
        with self._database.read() as connection:
            row = connection.execute(statement).first()
        return None if row is None else to_annotator(row)

    def fingerprint_seen(self, hash: bytes, annotator_id: int) -> datetime | None:
        """When a device was last seen with a fingerprint."""
        statement = select(fingerprints.c.seen).where(
            fingerprints.c.hash == hash, fingerprints.c.annotator_id == annotator_id
        )
        with self._database.read() as connection:
            return connection.execute(statement).scalar()

    def remember(self, annotator_id: int, hash: bytes, now: datetime) -> None:
        """This fingerprint is that device's."""
        row = {"hash": hash, "annotator_id": annotator_id, "seen": now}
        statement = self._database.kind.insert_or_replace(fingerprints, ["hash"])
        self._database.run(lambda connection: connection.execute(statement, [row]))

    def forget_fingerprints(self, before: datetime) -> int:
        """Forget the fingerprints of devices that have not been seen since; how many."""
        statement = fingerprints.delete().where(fingerprints.c.seen < before)
        return self._database.run(lambda connection: connection.execute(statement).rowcount)

    def exclude(self, annotator_id: int, *, reason: str, by: str, now: datetime) -> bool:
        """Let an annotator's answers no longer count; False when they do not already. No answer is deleted."""
        return self._turn(annotator_id, EXCLUDE, reason=reason, by=by, now=now)

    def readmit(self, annotator_id: int, *, reason: str, by: str, now: datetime) -> bool:
        """Let them count again."""
        return self._turn(annotator_id, READMIT, reason=reason, by=by, now=now)

    def deeds(self, annotator_id: int | None = None) -> list[Deed]:
        """Who excluded and readmitted whom, in the order it was done."""
        statement = annotation_deeds.select().order_by(annotation_deeds.c.id)
        if annotator_id is not None:
            statement = statement.where(annotation_deeds.c.annotator_id == annotator_id)
        with self._database.read() as connection:
            rows = connection.execute(statement).all()
        return [
            Deed(annotator_id=row.annotator_id, at=row.at, deed=row.deed, reason=row.reason, by=row.person)
            for row in rows
        ]

    def save_reliabilities(self, kind: str, found: Sequence[Reliability]) -> None:
        """Replace what is known of the annotators of a kind."""

        def work(connection: Connection) -> None:
            connection.execute(reliabilities.delete().where(reliabilities.c.kind == kind))
            for some in chunks([{**asdict(one), "kind": kind} for one in found]):
                connection.execute(reliabilities.insert(), list(some))

        self._database.run(work)

    def _turn(self, annotator_id: int, deed: str, *, reason: str, by: str, now: datetime) -> bool:
        excluding = deed == EXCLUDE

        def work(connection: Connection) -> bool:
            ours = annotators.c.id == annotator_id
            row = connection.execute(select(annotators.c.excluded).where(ours).with_for_update()).first()
            if row is None:
                raise UnknownName(f"There is no annotator {annotator_id}; see “kronika annotate people”.")
            if (row.excluded is not None) == excluding:
                return False
            mark = {"excluded": now, "reason": reason} if excluding else {"excluded": None, "reason": ""}
            connection.execute(annotators.update().where(ours).values(mark))
            count_answers(connection, annotator_id, -1 if excluding else 1)
            told = {"annotator_id": annotator_id, "at": now, "deed": deed, "reason": reason, "person": by}
            connection.execute(annotation_deeds.insert().values(told))
            return True

        if not is_number(annotator_id):
            raise UnknownName(f"There is no annotator {annotator_id}; see “kronika annotate people”.")
        return self._database.run(work, durable=True)


def count_answers(connection: Connection, annotator_id: int, by: int) -> None:
    """Count the answers of an annotator in its fragments, or no longer."""
    theirs = select(answers.c.fragment_id).where(
        answers.c.annotator_id == annotator_id,
        answers.c.undone.is_(None),
        answers.c.choice != Choice.SKIP.value,
    )
    number = fragments.c.answers + by
    connection.execute(
        fragments.update()
        .where(fragments.c.id.in_(theirs))
        .values(answers=number, open=is_open(number, fragments.c.wanted))
    )


def to_annotator(row: Row[Any], reliability: float | None = None) -> Annotator:
    """A row as a record."""
    return Annotator(
        id=row.id,
        first_seen=row.first_seen,
        last_seen=row.last_seen,
        answers=row.answers,
        reliability=reliability,
        excluded=row.excluded,
        reason=row.reason,
        lang=row.lang,
        name=row.name or "",
    )
