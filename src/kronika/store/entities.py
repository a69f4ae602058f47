"""The entities that directories list: each once by its key, with the web address that was found for it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, or_, select

from kronika.model.entity import Entity
from kronika.model.errors import UnknownName
from kronika.store.columns import is_number
from kronika.store.database import Database
from kronika.store.entity_rows import PLACE, short, to_entity
from kronika.store.schema import entities, sources

BY_A_PERSON = "person"
SURE = (BY_A_PERSON, "directory")
SAME_ADDRESS = "The same address was found for"
MOST_TWINS = 5  # named in a sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What came of looking for an entity's web address."""

    at: datetime
    sentence: str
    website: str | None = None
    website_from: str | None = None
    doubt: str | None = None
    where: tuple[float, float] | None = None  # latitude and longitude


class Entities:
    """What directories list. Settling a page keeps its entities; here they are read, looked for and corrected."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._wall = wall

    def listing(self, source_id: int | None = None, *, with_site: bool | None = None) -> list[Entity]:
        """Entities in the order they were found; of one source, with or without a web address where asked."""
        statement = entities.select().order_by(entities.c.source_id, entities.c.id)
        if source_id is not None:
            statement = statement.where(entities.c.source_id == source_id)
        if with_site is not None:
            statement = statement.where(entities.c.website.is_not(None) == with_site)
        with self._database.read() as connection:
            return [to_entity(row) for row in connection.execute(statement)]

    def get(self, key: str, source_id: int | None = None) -> Entity:
        """One entity by its number or key, or by its name where only one has it; a sentence when there is none or several."""
        with self._database.read() as connection:
            for condition in ways_to_name(key):
                statement = entities.select().where(condition)
                if source_id is not None:
                    statement = statement.where(entities.c.source_id == source_id)
                found = connection.execute(statement.order_by(entities.c.id).limit(2)).all()
                if len(found) == 1:
                    return to_entity(found[0])
                if found:
                    raise UnknownName(
                        f"Several entities are called “{key}”; give the number from “kronika entity list”."
                    )
        raise UnknownName(f"There is no entity “{key}”; see “kronika entity list”.")

    def set_site(self, id: int, website: str | None, now: datetime) -> Entity:
        """A person's word on the web address: it stays whatever directories and finders say. None: it has none."""
        said = "A person gave this address." if website else "A person said that it has no web site."
        values = {"website": website, "website_from": BY_A_PERSON, "doubt": None, "looked_up": now, "sentence": said}

        def work(connection: Connection) -> Row[Any]:
            own = entities.select().where(entities.c.id == id)
            before = connection.execute(own).one()
            connection.execute(entities.update().where(entities.c.id == id).values(**values, worker=None, until=0.0))
            if before.website not in (None, website):
                trust_the_last(connection, before)
            return connection.execute(own).one()

        return to_entity(self._database.run(work, durable=True))

    def to_find(self, source_id: int | None, *, again: bool = False, before: datetime | None = None) -> int:
        """How many still want a web address. `again`: those that were looked up before that moment, too."""
        with self._database.read() as connection:
            statement = select(func.count()).select_from(entities).where(*wanting(source_id, again, before))
            return int(connection.execute(statement).scalar_one())

    def claim(
        self, worker: str, source_id: int | None, *, seconds: float, again: bool = False, before: datetime | None = None
    ) -> Entity | None:
        """Take the next entity to look for, alone; None when none is left that nobody else holds."""

        def work(connection: Connection) -> Row[Any] | None:
            now = self._wall()
            statement = entities.select().where(*wanting(source_id, again, before), entities.c.until <= now)
            row = connection.execute(self._claimed(statement.order_by(entities.c.id).limit(1))).first()
            if row is not None:
                taken = entities.update().where(entities.c.id == row.id)
                connection.execute(taken.values(worker=worker, until=now + seconds))
            return row

        row = self._database.run(work)
        return None if row is None else to_entity(row)

    def answer(self, id: int, worker: str, answer: Answer) -> Entity | None:
        """Keep what was found; None when this worker no longer holds the entity or somebody else has said better."""
        values = {
            "looked_up": answer.at,
            "sentence": answer.sentence,
            "website": answer.website,
            "website_from": answer.website_from,
            "doubt": answer.doubt,
        }
        ours = and_(entities.c.id == id, entities.c.worker == worker, entities.c.website.is_(None))

        def work(connection: Connection) -> Row[Any] | None:
            done = connection.execute(entities.update().where(ours).values(**values, worker=None, until=0.0))
            if done.rowcount and answer.where is not None:
                keep_place(connection, id, answer.where)
            if done.rowcount and answer.website is not None:
                doubt_twins(connection, id, answer.website)
            return connection.execute(entities.select().where(entities.c.id == id)).one() if done.rowcount else None

        row = self._database.run(work)
        return None if row is None else to_entity(row)

    def release(self, workers: Iterable[str]) -> None:
        """Give back what these workers hold."""
        with self._database.write() as connection:
            held = entities.c.worker.in_(sorted(set(workers)))
            connection.execute(entities.update().where(held).values(worker=None, until=0.0))

    def holders(self) -> list[str]:
        """Who is looking for addresses now."""
        statement = select(entities.c.worker).where(entities.c.worker.is_not(None)).distinct()
        with self._database.read() as connection:
            return sorted(name for name in connection.scalars(statement) if name is not None)

    def counts(self) -> dict[str, tuple[int, int]]:
        """For each source that lists any: how many entities, and how many of them have a web address."""
        statement = select(sources.c.name, entities.c.website).join_from(
            entities, sources, entities.c.source_id == sources.c.id
        )
        found: dict[str, tuple[int, int]] = {}
        with self._database.read() as connection:
            for name, website in connection.execute(statement):
                number, with_site = found.get(name, (0, 0))
                found[name] = (number + 1, with_site + (website is not None))
        return found

    def _claimed(self, statement: Select[Any]) -> Select[Any]:
        return self._database.kind.claim(statement)


def keep_place(connection: Connection, id: int, where: tuple[float, float]) -> None:
    """Write down where an entity is, unless the directory itself says it."""
    known = connection.execute(select(entities.c.attributes).where(entities.c.id == id)).scalar_one()
    told = dict(zip(PLACE, map(str, where), strict=True)) | known
    connection.execute(entities.update().where(entities.c.id == id).values(attributes=told))


def doubt_twins(connection: Connection, id: int, website: str) -> None:
    """One address for several entities of a directory: at most one of them is right, unless somebody sure has said so."""
    own = select(entities.c.source_id).where(entities.c.id == id).scalar_subquery()
    same = and_(entities.c.website == website, entities.c.source_id == own)
    twins = connection.execute(select(entities.c.id, entities.c.name).where(same).order_by(entities.c.id)).all()
    if len(twins) > 1:
        said = f"{SAME_ADDRESS} {', '.join(f'{row.name} ({row.id})' for row in twins[:MOST_TWINS])}."
        unsure = and_(same, entities.c.website_from.not_in(SURE), entities.c.doubt.is_(None))
        connection.execute(entities.update().where(unsure).values(doubt=said))


def trust_the_last(connection: Connection, before: Row[Any]) -> None:
    """When only one entity is left with an address that several had, nothing speaks against it any more."""
    same = and_(entities.c.website == before.website, entities.c.source_id == before.source_id)
    left = connection.execute(select(entities.c.id, entities.c.doubt).where(same).limit(2)).all()
    if len(left) == 1 and (left[0].doubt or "").startswith(SAME_ADDRESS):
        connection.execute(entities.update().where(entities.c.id == left[0].id).values(doubt=None))


def wanting(source_id: int | None, again: bool, before: datetime | None) -> Collection[ColumnElement[bool]]:
    """Entities without a web address that were not looked up yet, or not since a moment when looked up again."""
    unasked = entities.c.looked_up.is_(None)
    due = or_(unasked, entities.c.looked_up < before) if again and before is not None else unasked
    no_word = or_(entities.c.website_from.is_(None), entities.c.website_from != BY_A_PERSON)
    ours = [] if source_id is None else [entities.c.source_id == source_id]
    return [entities.c.website.is_(None), no_word, due, *ours]


def ways_to_name(key: str) -> list[ColumnElement[bool]]:
    """Number, key, name: the surest first."""
    number = int(key) if key.isascii() and key.isdigit() and len(key) < 19 else 0
    ways: list[ColumnElement[bool]] = [entities.c.id == number] if is_number(number) else []
    return [*ways, entities.c.key == short(key), entities.c.name == key]
