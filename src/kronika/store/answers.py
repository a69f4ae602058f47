"""Answers of people: on the disk before anybody is told so, each counted once, none ever deleted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, func, select

from kronika.model.annotation import Answer, Choice, GivenAnswer, Receipt
from kronika.store.annotation_schema import annotators, answers, fragments
from kronika.store.answer_writing import COUNTED, Signed, write_answers
from kronika.store.columns import is_number
from kronika.store.database import Database
from kronika.store.together import Together


class Vote(NamedTuple):
    """One answer, as short as it can be: there may be hundreds of thousands."""

    fragment_id: int
    annotator_id: int
    choice: str
    at: datetime
    seconds: float | None
    undone: bool
    excluded: bool


class Totals(NamedTuple):
    """How far all have come."""

    answers: int
    fragments: int
    covered: int
    open: int


class Answers:
    """Every answer."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._together = Together(self._write)

    def keep(self, annotator_id: int, given: Sequence[GivenAnswer], at: datetime) -> list[Receipt]:
        """Keep answers; when this returns they survive a power cut. Many threads share one commit."""
        return self.keep_all([Signed(annotator_id=annotator_id, given=one, at=at) for one in given])

    def keep_all(self, signed: Sequence[Signed]) -> list[Receipt]:
        """Keep answers of several annotators."""
        return self._together(signed) if signed else []

    def undo(self, annotator_id: int, client: str, at: datetime) -> int | None:
        """Take an answer back: it is marked, and no longer counts. The number of its fragment, or None."""
        ours = (answers.c.annotator_id == annotator_id, answers.c.client == client, answers.c.undone.is_(None))

        def work(connection: Connection) -> int | None:
            marked = answers.update().where(*ours).values(undone=at)
            row = connection.execute(marked.returning(answers.c.fragment_id, answers.c.choice)).first()
            if row is None:
                return None
            if row.choice != Choice.SKIP.value:
                own = annotators.update().where(annotators.c.id == annotator_id)
                less = own.values(answers=annotators.c.answers - 1).returning(annotators.c.excluded)
                if connection.execute(less).scalar_one() is None:
                    connection.execute(COUNTED, [{"number": row.fragment_id, "more": -1}])
            return int(row.fragment_id)

        return self._database.run(work, durable=True) if is_number(annotator_id) else None

    def seen(self, annotator_id: int, kind: str) -> set[int]:
        """The fragments a device has answered or skipped."""
        statement = select(answers.c.fragment_id).where(
            answers.c.annotator_id == annotator_id, answers.c.kind == kind, answers.c.undone.is_(None)
        )
        with self._database.read() as connection:
            return set(connection.scalars(statement))

    def among(self, annotator_id: int, numbers: Collection[int]) -> set[int]:
        """Which of these fragments a device has answered or skipped."""
        statement = select(answers.c.fragment_id).where(
            answers.c.annotator_id == annotator_id,
            answers.c.fragment_id.in_(sorted(numbers)),
            answers.c.undone.is_(None),
        )
        with self._database.read() as connection:
            return set(connection.scalars(statement))

    def of(self, annotator_id: int, kind: str, since: datetime | None = None) -> int:
        """How many yes and no a device has given."""
        statement = select(func.count()).where(
            answers.c.annotator_id == annotator_id,
            answers.c.kind == kind,
            answers.c.undone.is_(None),
            answers.c.choice != Choice.SKIP.value,
        )
        if since is not None:
            statement = statement.where(answers.c.at >= since)
        with self._database.read() as connection:
            return int(connection.execute(statement).scalar_one())

    def said(self, kind: str) -> list[tuple[int, int, bool, bool]]:
        """Every yes and no that stands: fragment, annotator, whether it is yes, whether it counts."""
        columns = (
            answers.c.fragment_id,
            answers.c.annotator_id,
            answers.c.choice == Choice.YES.value,
            annotators.c.excluded.is_(None),
        )
        statement = select(*columns).join(annotators, annotators.c.id == answers.c.annotator_id)
        statement = statement.where(
            answers.c.kind == kind, answers.c.undone.is_(None), answers.c.choice != Choice.SKIP.value
        )
        with self._database.read() as connection:
            return [(row[0], row[1], bool(row[2]), bool(row[3])) for row in connection.execute(statement)]

    def votes(self, kind: str) -> list[Vote]:
        """Every answer of a kind in the order they came, also those that do not count."""
        columns = (
            answers.c.fragment_id,
            answers.c.annotator_id,
            answers.c.choice,
            answers.c.at,
            answers.c.seconds,
            answers.c.undone.is_not(None),
            annotators.c.excluded.is_not(None),
        )
        statement = select(*columns).join(annotators, annotators.c.id == answers.c.annotator_id)
        with self._database.read() as connection:
            rows = connection.execute(statement.where(answers.c.kind == kind).order_by(answers.c.id))
            return [Vote(row[0], row[1], row[2], row[3], row[4], bool(row[5]), bool(row[6])) for row in rows]

    def listing(self, kind: str) -> list[Answer]:
        """Every answer of a kind as a record, in the order they came."""
        with self._database.read() as connection:
            rows = connection.execute(answers.select().where(answers.c.kind == kind).order_by(answers.c.id)).all()
        return [to_answer(row) for row in rows]

    def totals(self, kind: str) -> Totals:
        """How far all have come."""
        asked = ~fragments.c.decided | (fragments.c.answers > 0)
        statement: Select[Any] = select(
            func.coalesce(func.sum(fragments.c.answers), 0),
            func.count().filter(asked),
            func.count().filter(fragments.c.answers > 0),
            func.count().filter(fragments.c.open),
        ).where(fragments.c.kind == kind, fragments.c.gold.is_(None))
        with self._database.read() as connection:
            return Totals(*map(int, connection.execute(statement).one()))

    def kinds(self, annotator_id: int) -> list[str]:
        """The kinds a device has answered about."""
        statement = select(answers.c.kind).where(answers.c.annotator_id == annotator_id).distinct()
        with self._database.read() as connection:
            return sorted(connection.scalars(statement))

    def last(self) -> int:
        """The highest number: by how much it has grown tells how many answers have come."""
        with self._database.read() as connection:
            return int(connection.execute(select(func.max(answers.c.id))).scalar() or 0)

    def _write(self, signed: Sequence[Signed]) -> list[Receipt]:
        return self._database.run(lambda connection: write_answers(connection, signed), durable=True)


def to_answer(row: Row[Any]) -> Answer:
    """A row as a record."""
    return Answer(
        id=row.id,
        fragment_id=row.fragment_id,
        annotator_id=row.annotator_id,
        choice=Choice(row.choice),
        at=row.at,
        client=row.client,
        seconds=row.seconds,
        undone=row.undone,
    )
