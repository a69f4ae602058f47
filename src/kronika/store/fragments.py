"""Fragments: the pieces of pages that people are asked about, and what the answers come to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime

from sqlalchemy import Connection, Select, bindparam, case, func, literal, or_, select
from sqlalchemy.sql.elements import ColumnElement

from kronika.model.annotation import Choice, Fragment, NewFragment, Truth
from kronika.store.annotation_schema import answers, fragments
from kronika.store.columns import chunks, is_number
from kronika.store.database import Database
from kronika.store.fragment_rows import is_open, once_of, to_fragment, to_row
from kronika.store.kind import Columns

Waiting = tuple[int, str, float, int]  # number, site, what the machine thinks, answers it still is to have


class Fragments:
    """Every fragment once, by kind and key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, new: Sequence[NewFragment], *, now: datetime) -> int:
        """Keep fragments; of those that are here already only what the machine thinks and where they stand is changed."""
        rows = list({row["once"]: {**row, "added": now} for row in map(to_row, new)}.values())
        statement = self._database.kind.insert_or_change(fragments, ["once"], renewed, lambda said: literal(True))

        def work(connection: Connection) -> int:
            before = count(connection)
            for some in chunks(rows):
                connection.execute(statement, list(some))
            return count(connection) - before

        return self._database.run(work) if rows else 0

    def get(self, numbers: Collection[int]) -> dict[int, Fragment]:
        """Fragments by number, those that are there."""
        wanted = sorted(filter(is_number, numbers))
        found: dict[int, Fragment] = {}
        with self._database.read() as connection:
            for some in chunks(wanted):
                rows = connection.execute(fragments.select().where(fragments.c.id.in_(some)))
                found.update((row.id, to_fragment(row)) for row in rows)
        return found

    def unseen(self, annotator_id: int, numbers: Collection[int]) -> dict[int, Fragment]:
        """Of these fragments, those that an annotator has neither answered nor skipped."""
        ours = fragments.c.id.in_(sorted(filter(is_number, numbers)))
        statement = fragments.select().where(ours, ~given_by(annotator_id).exists())
        return {fragment.id: fragment for fragment in self._fragments(statement)}

    def find(self, kind: str, *, site: str | None = None) -> list[Fragment]:
        """The fragments of a kind, by site and in reading order."""
        statement = fragments.select().where(fragments.c.kind == kind)
        if site is not None:
            statement = statement.where(fragments.c.site == site)
        order = (fragments.c.site, fragments.c.page_id, fragments.c.url, fragments.c.start, fragments.c.id)
        return self._fragments(statement.order_by(*order))

    def by_key(self, kind: str, keys: Iterable[str]) -> dict[str, int]:
        """Numbers of fragments by their keys, those that are there."""
        onces = {once_of(kind, key): key for key in keys}
        found: dict[str, int] = {}
        with self._database.read() as connection:
            for some in chunks(list(onces)):
                rows = connection.execute(select(fragments.c.once, fragments.c.id).where(fragments.c.once.in_(some)))
                found.update((onces[bytes(row.once)], row.id) for row in rows)
        return found

    def numbers(self, kind: str) -> dict[str, int]:
        """Numbers of all fragments of a kind by their keys."""
        statement = select(fragments.c.key, fragments.c.id).where(fragments.c.kind == kind)
        with self._database.read() as connection:
            return {row[0]: row[1] for row in connection.execute(statement)}

    def page(self, fragment: Fragment) -> list[Fragment]:
        """The open fragments of the page a fragment stands on, in reading order."""
        same = (
            fragments.c.kind == fragment.kind,
            fragments.c.site == fragment.site,
            fragments.c.page_id.is_not_distinct_from(fragment.page_id),
            fragments.c.url == fragment.url,
            fragments.c.open,
        )
        return self._fragments(fragments.select().where(*same).order_by(fragments.c.start, fragments.c.id))

    def truths(self, kind: str) -> dict[str, Truth]:
        """What the answers come to, by the key of the fragment; gold ones are not among them."""
        columns = (
            fragments.c.key,
            fragments.c.id,
            fragments.c.truth,
            fragments.c.truth_p,
            fragments.c.answers,
        )
        statement = select(*columns).where(fragments.c.kind == kind, fragments.c.truth.is_not(None))
        with self._database.read() as connection:
            rows = connection.execute(statement.where(fragments.c.answers > 0)).all()
        return {
            row.key: Truth(fragment_id=row.id, choice=Choice(row.truth), p=row.truth_p, answers=row.answers)
            for row in rows
        }

    def gold(self, kind: str) -> dict[int, Choice]:
        """The hidden questions and their answers."""
        statement = select(fragments.c.id, fragments.c.gold).where(
            fragments.c.kind == kind, fragments.c.gold.is_not(None)
        )
        with self._database.read() as connection:
            return {number: Choice(gold) for number, gold in connection.execute(statement)}

    def set_gold(self, number: int, answer: Choice | None) -> bool:
        """Make a fragment a hidden question, or one like the others again; False when there is none of that number."""
        waits = is_open(fragments.c.answers, fragments.c.wanted) if answer is None else literal(False)

        def work(connection: Connection) -> bool:
            ours = fragments.c.id == number
            value = answer.value if answer else None
            changed = connection.execute(fragments.update().where(ours).values(gold=value))
            connection.execute(fragments.update().where(ours).values(open=waits))
            return bool(changed.rowcount)

        return is_number(number) and self._database.run(work, durable=True)

    def waiting(self, kind: str, most: int) -> list[Waiting]:
        """Open fragments, those the machine doubts most first."""
        columns = (fragments.c.id, fragments.c.site, fragments.c.p, fragments.c.wanted - fragments.c.answers)
        statement = select(*columns).where(fragments.c.kind == kind, fragments.c.open)
        statement = statement.order_by(fragments.c.doubt, fragments.c.id).limit(most)
        with self._database.read() as connection:
            return [(row[0], row[1], row[2], row[3]) for row in connection.execute(statement)]

    def unanswered(self, kind: str, annotator_id: int, *, but: Collection[int], most: int) -> list[int]:
        """Open fragments that an annotator has not answered, wherever they stand in the queue."""
        unseen = ~given_by(annotator_id).exists()
        statement = select(fragments.c.id).where(fragments.c.kind == kind, fragments.c.open, unseen)
        if but:
            statement = statement.where(fragments.c.id.not_in(list(but)))
        with self._database.read() as connection:
            return list(connection.scalars(statement.order_by(fragments.c.doubt, fragments.c.id).limit(most)))

    def plan(self, kind: str, *, wanted: int) -> int:
        """Ask so many people about every fragment; those the answers have spoken on stay as they are."""
        number = literal(wanted, fragments.c.wanted.type)
        concerned = (fragments.c.kind == kind, fragments.c.truth.is_(None), fragments.c.wanted != number)
        with self._database.read() as connection:
            if connection.execute(select(fragments.c.id).where(*concerned).limit(1)).first() is None:
                return 0
        change = fragments.update().where(*concerned).values(wanted=number, open=is_open(fragments.c.answers, number))
        return self._database.run(lambda connection: connection.execute(change).rowcount)

    def conclude(self, truths: Sequence[tuple[Truth, int]]) -> None:
        """Keep what the answers come to, and how many answers each fragment is to have in all."""
        statement = (
            fragments.update()
            .where(fragments.c.id == bindparam("number"))
            .values(
                truth=bindparam("said"),
                truth_p=bindparam("sure"),
                wanted=bindparam("asked"),
                open=is_open(fragments.c.answers, bindparam("asked", type_=fragments.c.wanted.type)),
            )
        )
        rows = [
            {"number": truth.fragment_id, "said": truth.choice.value, "sure": truth.p, "asked": wanted}
            for truth, wanted in sorted(truths, key=lambda pair: pair[0].fragment_id)
        ]
        for some in chunks(rows, 2_000):  # short transactions: answers come in meanwhile
            self._database.run(lambda connection, some=some: connection.execute(statement, list(some)))  # type: ignore[misc]

    def forget_truths(self, numbers: Sequence[int]) -> None:
        """Fragments whose every answer was undone or excluded have no truth."""
        gone = {"truth": None, "truth_p": None}
        for some in chunks(sorted(numbers)):
            change = fragments.update().where(fragments.c.id.in_(some), fragments.c.answers == 0).values(gone)
            self._database.run(lambda connection, change=change: connection.execute(change))  # type: ignore[misc]

    def concluded(self, kind: str) -> dict[int, tuple[str, float, int]]:
        """What was kept as truth, by number: choice, certainty, answers it is to have."""
        columns = (fragments.c.id, fragments.c.truth, fragments.c.truth_p, fragments.c.wanted)
        statement = select(*columns).where(fragments.c.kind == kind, fragments.c.truth.is_not(None))
        with self._database.read() as connection:
            return {row[0]: (row[1], row[2], row[3]) for row in connection.execute(statement)}

    def sites(self, kind: str) -> dict[int, str]:
        """The sites of the fragments that people are or were asked about."""
        asked = ~fragments.c.decided | (fragments.c.answers > 0) | fragments.c.gold.is_not(None)
        statement = select(fragments.c.id, fragments.c.site).where(fragments.c.kind == kind, asked)
        with self._database.read() as connection:
            return {row[0]: row[1] for row in connection.execute(statement)}

    def last(self) -> int:
        """The highest number: when it has grown, there is something new."""
        with self._database.read() as connection:
            return int(connection.execute(select(func.max(fragments.c.id))).scalar() or 0)

    def _fragments(self, statement: Select[tuple[object, ...]]) -> list[Fragment]:
        with self._database.read() as connection:
            return [to_fragment(row) for row in connection.execute(statement)]


def given_by(annotator_id: int) -> Select[tuple[int]]:
    """The answers of an annotator to a fragment of the statement around this."""
    return select(answers.c.id).where(
        answers.c.annotator_id == annotator_id, answers.c.fragment_id == fragments.c.id, answers.c.undone.is_(None)
    )


def renewed(said: Columns) -> dict[str, ColumnElement[object]]:
    """What of a fragment that is here already becomes as the machine says now. Its answers stay."""
    gold = func.coalesce(said.gold, fragments.c.gold)
    waits = case((or_(said.decided, gold.is_not(None)), False), else_=fragments.c.answers < fragments.c.wanted)
    same = ("p", "doubt", "decided", "page_id", "start", "end", "url", "path")
    return {**{name: said[name] for name in same}, "gold": gold, "open": waits}


def count(connection: Connection) -> int:
    """How many fragments there are."""
    return int(connection.execute(select(func.count()).select_from(fragments)).scalar_one())
