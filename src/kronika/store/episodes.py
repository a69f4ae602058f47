"""Episodes: the times during which sources were not well, and which days of a source are unreliable."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from sqlalchemy import ColumnElement, Connection, Select, func, or_, select

from kronika.model.errors import InputError, UnknownName
from kronika.model.health import Episode, Handling, Verdict
from kronika.model.verification import Unreliable
from kronika.store.columns import is_number
from kronika.store.database import Database
from kronika.store.episode_rows import to_episode, whole
from kronika.store.health_schema import LASTS, episodes
from kronika.store.named import sources_named
from kronika.store.passes import Tell
from kronika.store.schema import SET_ASIDE, articles

MENDED = (Handling.REPAIRED.value, Handling.REAL.value)  # after these the texts are right
DAY = timedelta(days=1)


class Episodes:
    """Every episode. The watchdogs' passes open and close them; here they are read and snoozed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, number: int) -> Episode:
        """One episode."""
        with self._database.read() as connection:
            row = connection.execute(whole().where(episodes.c.id == number)).first() if is_number(number) else None
        if row is None:
            raise UnknownName(f"There is no episode number {number}; see “kronika verify episodes --all”.")
        return to_episode(row)

    def source_of(self, number: int) -> int:
        """The number of an episode's source; its name may have passed to another one."""
        with self._database.read() as connection:
            found = connection.execute(select(episodes.c.source_id).where(episodes.c.id == number)).scalar()
        return int(found or 0)

    def listing(self, source: str | None = None, *, lasting: bool = False, limit: int = 200) -> list[Episode]:
        """Episodes, the latest first; of one source, only those that still last where asked."""
        statement = whole().order_by(episodes.c.noticed.desc(), episodes.c.id.desc()).limit(limit)
        if lasting:
            statement = statement.where(LASTS)
        with self._database.read() as connection:
            if source is not None:
                statement = statement.where(episodes.c.source_id.in_(sources_named(connection, source)))
            return [to_episode(row) for row in connection.execute(statement)]

    def lasting(self, source_id: int) -> Episode | None:
        """The episode a source is in."""
        with self._database.read() as connection:
            row = connection.execute(whole().where(episodes.c.source_id == source_id, LASTS)).first()
        return None if row is None else to_episode(row)

    def snooze(self, number: int, until: datetime | None) -> Episode:
        """Say nothing more of an episode until a moment; None wakes it."""
        handling = Handling.OPEN if until is None else Handling.SNOOZED

        def work(connection: Connection) -> int:
            statement = episodes.update().where(episodes.c.id == number, LASTS)
            return connection.execute(statement.values(handling=handling.value, snoozed_until=until)).rowcount

        known = self.get(number)
        if not self._database.run(work, durable=True):
            raise InputError(f"Episode {known.id} of {known.source} has ended; there is nothing to snooze.")
        return self.get(number)

    def wake(self, now: datetime, tell: Tell | None = None) -> list[Episode]:
        """Episodes whose snooze is over and that still last are open again; each is told of once more."""
        over = episodes.c.handling == Handling.SNOOZED.value, episodes.c.snoozed_until <= now, LASTS

        def work(connection: Connection) -> list[Episode]:
            numbers = connection.scalars(select(episodes.c.id).where(*over).with_for_update()).all()
            found = [to_episode(row) for row in connection.execute(whole().where(episodes.c.id.in_(numbers)))]
            connection.execute(episodes.update().where(*over).values(handling=Handling.OPEN.value))
            if tell is not None:
                for episode in found:
                    tell(connection, episode, now)
            return found

        with self._database.read() as connection:
            if connection.execute(select(episodes.c.id).where(*over).limit(1)).first() is None:
                return []
        return self._database.run(work)

    def set_aside(self, source_id: int, since: datetime | None = None) -> int:
        """How many articles of a source are in quarantine, of pages fetched since a moment."""
        statement = select(func.count()).select_from(articles).where(articles.c.source_id == source_id, SET_ASIDE)
        if since is not None:
            statement = statement.where(articles.c.fetched_at >= since)
        with self._database.read() as connection:
            return int(connection.execute(statement).scalar_one())

    def unreliable(
        self, source: str | None = None, since: datetime | None = None, until: datetime | None = None
    ) -> list[Unreliable]:
        """When the documents of a source, or of all, are wrong or missing; the oldest first.

        A break that was repaired, or that was none, is not among them: its documents have been read again.
        """
        with self._database.read() as connection:
            chosen = None if source is None else sources_named(connection, source)
            statement = unreliable(chosen, since, until)
            rows = connection.execute(statement.order_by(episodes.c.since, episodes.c.id)).all()
        return [Unreliable(source=row.source, since=row.since, until=row.until, episode=row.id) for row in rows]

    def unreliable_days(self, source: str, since: date, until: date) -> set[date]:
        """The days, both included and counted in UTC, of which a source's numbers should not be believed."""
        wanted = {since + DAY * number for number in range((until - since).days + 1)}
        found: set[date] = set()
        for one in self.unreliable(source):
            last = one.until.date() if one.until is not None else until
            found |= {day for day in wanted if one.since.date() <= day <= last}
        return found


def unreliable(
    source_ids: Sequence[int] | None, since: datetime | None, until: datetime | None
) -> Select[tuple[object, ...]]:
    """Broken episodes that touch a time."""
    conditions: list[ColumnElement[bool]] = [
        episodes.c.verdict == Verdict.BROKEN.value,
        episodes.c.handling.not_in(MENDED),
    ]
    if source_ids is not None:
        conditions.append(episodes.c.source_id.in_(source_ids))
    if since is not None:
        conditions.append(or_(episodes.c.until.is_(None), episodes.c.until >= since))
    if until is not None:
        conditions.append(episodes.c.since < until)
    return whole().where(*conditions)
