"""The sources the user follows."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from difflib import get_close_matches
from typing import Any

from sqlalchemy import Connection, Row, select
from sqlalchemy.exc import IntegrityError

from kronika.model.errors import InputError, UnknownName
from kronika.model.source import Source
from kronika.model.summary import SourceSummary
from kronika.store.columns import is_number
from kronika.store.database import Database
from kronika.store.schema import sources
from kronika.store.summaries import summarise

LONGEST_NAME = 200


class Sources:
    """What is followed. A removed source keeps its row, because its pages and articles stay."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._wall = wall

    def add(self, source: Source, now: datetime) -> Source:
        """Follow a new source; its name must be free."""
        check_name(source.name)

        def work(connection: Connection) -> int:
            check_free(connection, source.name)
            made = connection.execute(sources.insert().values(**values(source), name=source.name, added=now))
            number: Any = made.inserted_primary_key
            return int(number[0])

        return self.by_id(self._unless_taken(work, source.name))

    def get(self, name: str) -> Source:
        """A source by name, or a sentence with the names that look alike."""
        with self._database.read() as connection:
            row = connection.execute(live().where(sources.c.name == name)).first()
            if row is not None:
                return to_source(row)
            known = list(connection.execute(select(sources.c.name).where(sources.c.removed.is_(None))).scalars())
        raise UnknownName(unknown(name, known))

    def by_id(self, id: int) -> Source:
        """A source by number, removed ones too: their pages are still here."""
        with self._database.read() as connection:
            row = connection.execute(sources.select().where(sources.c.id == id)).first() if is_number(id) else None
        if row is None:
            raise UnknownName(f"There is no source number {id}.")
        return to_source(row)

    def all(self, include_paused: bool = True) -> list[Source]:
        """Every source followed, by name."""
        with self._database.read() as connection:
            found = [to_source(row) for row in connection.execute(live())]
        return sorted(
            (source for source in found if include_paused or not source.paused),
            key=lambda source: source.name.casefold(),
        )

    def update(self, source: Source) -> Source:
        """Change what can be changed; the name stays."""
        with self._database.write() as connection:
            statement = sources.update().where(sources.c.id == source.id, sources.c.removed.is_(None))
            if not is_number(source.id) or not connection.execute(statement.values(**values(source))).rowcount:
                raise UnknownName(f"There is no source number {source.id}; it may have been removed.")
        return self.by_id(source.id)

    def rename(self, source: Source, name: str) -> Source:
        """Call a source otherwise; the name must be free."""
        check_name(name)

        def work(connection: Connection) -> int:
            if name != source.name:
                check_free(connection, name)
            connection.execute(sources.update().where(sources.c.id == source.id).values(name=name))
            return source.id

        return self.by_id(self._unless_taken(work, name))

    def remove(self, name: str) -> None:
        """Stop following; pages and articles stay, the name becomes free."""
        number = self.get(name).id
        now = datetime.fromtimestamp(self._wall(), UTC)
        with self._database.write() as connection:
            connection.execute(
                sources.update().where(sources.c.id == number, sources.c.removed.is_(None)).values(removed=now)
            )

    def summaries(self, today: date, name: str | None = None) -> list[SourceSummary]:
        """How every source stands, or one of them."""
        chosen = self.all() if name is None else [self.get(name)]
        with self._database.read() as connection:
            return summarise(connection, chosen, today, self._wall())

    def _unless_taken(self, work: Callable[[Connection], int], name: str) -> int:
        """Two programs may add the same name at the same moment; the second is told so too."""
        try:
            return self._database.run(work)
        except Exception as error:
            if isinstance(error.__cause__, IntegrityError):
                raise taken(name) from error
            raise


def check_name(name: str) -> None:
    """Refuse what cannot be a name."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise InputError(
            f"A source needs a name of 1 to {LONGEST_NAME} characters on one line; choose one with --name."
        )


def check_free(connection: Connection, name: str) -> None:
    """Refuse a name that is in use."""
    if connection.execute(live().where(sources.c.name == name)).first() is not None:
        raise taken(name)


def taken(name: str) -> InputError:
    """The name is in use."""
    return InputError(f"There is already a source called “{name}”; choose another with --name.")


def unknown(name: str, known: list[str]) -> str:
    """No such source, and what the user may have meant."""
    near = get_close_matches(name.casefold(), [other.casefold() for other in known], n=3, cutoff=0.5)
    meant = sorted(
        (other for other in known if other.casefold() in near), key=lambda other: near.index(other.casefold())
    )
    if meant:
        return f"There is no source called “{name}”; did you mean {' or '.join(f'“{other}”' for other in meant)}?"
    return f"There is no source called “{name}”; see “kronika source list”."


def live() -> Any:
    """The sources that are followed."""
    return sources.select().where(sources.c.removed.is_(None))


def values(source: Source) -> dict[str, Any]:
    """A source's columns, without its name and number."""
    return {
        "url": source.url,
        "kind": str(source.kind),
        "lang": source.lang,
        "section": source.section,
        "every": source.every.total_seconds() if source.every is not None else None,
        "paused": source.paused,
        "options": dict(source.options),
    }


def to_source(row: Row[Any]) -> Source:
    """A row as a record."""
    return Source(
        id=row.id,
        name=row.name,
        url=row.url,
        kind=row.kind,
        lang=row.lang,
        section=row.section,
        every=timedelta(seconds=row.every) if row.every is not None else None,
        paused=row.paused,
        options=row.options,
        added=row.added,
        next_run=row.next_run,
    )
