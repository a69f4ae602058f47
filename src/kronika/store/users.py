"""People who may enter and their sessions; written so that not even a power cut takes them back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, select

from kronika.model.errors import InputError, UnknownName
from kronika.model.user import Session, User
from kronika.store.database import Database
from kronika.store.people_schema import sessions, users

LONGEST_NAME = 200


class Users:
    """People and their signed-in browsers."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._wall = wall

    def add(self, name: str, password_hash: str, now: datetime) -> User:
        """A new person; the name must be free."""
        if not name.strip() or len(name) > LONGEST_NAME:
            raise InputError(f"A user needs a name of 1 to {LONGEST_NAME} characters.")

        def work(connection: Connection) -> User | None:
            row = {"name": name, "password_hash": password_hash, "created": now}
            statement = self._database.kind.insert_new(users).execution_options(preserve_rowcount=True)
            return found(connection, name) if connection.execute(statement, row).rowcount else None

        user = self._database.run(work, durable=True)
        if user is None:
            raise InputError(f"There is already a user called “{name}”; choose another name.")
        return user

    def find(self, name: str) -> User | None:
        """A person by name."""
        with self._database.read() as connection:
            return found(connection, name)

    def any(self) -> bool:
        """Whether anybody may enter."""
        with self._database.read() as connection:
            return connection.execute(select(users.c.id).limit(1)).first() is not None

    def all(self) -> list[User]:
        """Everybody, by name."""
        with self._database.read() as connection:
            everybody = [to_user(row) for row in connection.execute(users.select())]
        return sorted(everybody, key=lambda user: user.name.casefold())

    def set_password(self, name: str, password_hash: str) -> None:
        """A new password; every browser signed in with the old one is signed out."""

        def work(connection: Connection) -> None:
            user = known(connection, name)
            connection.execute(users.update().where(users.c.id == user.id).values(password_hash=password_hash))
            connection.execute(sessions.delete().where(sessions.c.user_id == user.id))

        self._database.run(work, durable=True)

    def remove(self, name: str) -> None:
        """Shut somebody out, at once."""

        def work(connection: Connection) -> None:
            user = known(connection, name)
            connection.execute(sessions.delete().where(sessions.c.user_id == user.id))
            connection.execute(users.delete().where(users.c.id == user.id))

        self._database.run(work, durable=True)

    def open_session(self, user: User, token_hash: str, csrf: str, expires: datetime) -> None:
        """Remember a signed-in browser, and forget those whose time has passed."""
        now = datetime.fromtimestamp(self._wall(), UTC)

        def work(connection: Connection) -> None:
            known(connection, user.name)
            connection.execute(sessions.delete().where(sessions.c.expires <= now))
            connection.execute(
                sessions.insert().values(token_hash=token_hash, user_id=user.id, csrf=csrf, expires=expires)
            )

        self._database.run(work, durable=True)

    def session(self, token_hash: str, now: datetime) -> Session | None:
        """A browser's session, unless its time has passed."""
        statement = (
            select(users, sessions.c.csrf, sessions.c.expires)
            .join_from(sessions, users, sessions.c.user_id == users.c.id)
            .where(sessions.c.token_hash == token_hash, sessions.c.expires > now)
        )
        with self._database.read() as connection:
            row = connection.execute(statement).first()
        return None if row is None else Session(user=to_user(row), csrf=row.csrf, expires=row.expires)

    def close_session(self, token_hash: str) -> None:
        """Sign a browser out."""
        with self._database.write(durable=True) as connection:
            connection.execute(sessions.delete().where(sessions.c.token_hash == token_hash))


def found(connection: Connection, name: str) -> User | None:
    """A person by name."""
    row = connection.execute(users.select().where(users.c.name == name)).first()
    return None if row is None else to_user(row)


def known(connection: Connection, name: str) -> User:
    """A person by name, or a sentence."""
    user = found(connection, name)
    if user is None:
        raise UnknownName(f"There is no user called “{name}”; see “kronika user list”.")
    return user


def to_user(row: Row[Any]) -> User:
    """A row as a record."""
    return User(id=row.id, name=row.name, password_hash=row.password_hash, created=row.created)
