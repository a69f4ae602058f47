"""Keys of programs that act for a person; only their hashes are kept."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row, Select, select

from kronika.model.errors import InputError, UnknownName
from kronika.model.user import ApiToken
from kronika.store.columns import is_number
from kronika.store.database import Database
from kronika.store.people_schema import tokens, users
from kronika.store.users import to_user

LONGEST_NAME = 200
NOTED_EVERY = timedelta(minutes=1)  # when a key was last used is for people; not every request is written down


class Tokens:
    """Keys and whose they are; a person who is shut out takes the keys along."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, user_id: int, name: str, hash: str, scope: str, at: datetime) -> ApiToken:
        """A new key for a person."""
        if not name.strip() or len(name) > LONGEST_NAME:
            raise InputError(f"A token needs a name of 1 to {LONGEST_NAME} characters.")

        def work(connection: Connection) -> int:
            if connection.execute(select(users.c.id).where(users.c.id == user_id)).first() is None:
                raise UnknownName("There is no such user; see “kronika user list”.")
            row = {"user_id": user_id, "name": name, "token_hash": hash, "scope": scope, "created": at}
            made: Any = connection.execute(tokens.insert().values(row))
            return int(made.inserted_primary_key[0])

        number = self._database.run(work, durable=True)
        [found] = self._read(whole().where(tokens.c.id == number))
        return found

    def by_hash(self, hash: str, at: datetime | None = None) -> ApiToken | None:
        """The key with this hash, unless it was revoked; `at` notes that it was used."""
        found = self._read(whole().where(tokens.c.token_hash == hash))
        if not found:
            return None
        token = found[0]
        if at is not None and (token.last_used is None or abs(at - token.last_used) >= NOTED_EVERY):
            self._use(token.id, at)
        return token

    def all(self, user_id: int | None = None) -> list[ApiToken]:
        """Keys of a person, or of everybody, in the order they were made."""
        statement = whole().order_by(tokens.c.id)
        return self._read(statement if user_id is None else statement.where(tokens.c.user_id == user_id))

    def revoke(self, id: int) -> None:
        """Let a key open nothing any more, at once."""

        def work(connection: Connection) -> int:
            known = is_number(id)
            return connection.execute(tokens.delete().where(tokens.c.id == id)).rowcount if known else 0

        if not self._database.run(work, durable=True):
            raise UnknownName(f"There is no token number {id}; see “kronika user token list”.")

    def _use(self, id: int, at: datetime) -> None:
        with self._database.write() as connection:
            connection.execute(tokens.update().where(tokens.c.id == id).values(last_used=at))

    def _read(self, statement: Select[Any]) -> list[ApiToken]:
        with self._database.read() as connection:
            return [to_token(row) for row in connection.execute(statement)]


def whole() -> Select[Any]:
    """Keys with the people they act for."""
    own = (
        tokens.c.id.label("token_id"),
        tokens.c.name.label("token_name"),
        tokens.c.scope,
        tokens.c.created.label("token_created"),
        tokens.c.last_used,
    )
    return select(users, *own).join_from(tokens, users, users.c.id == tokens.c.user_id)


def to_token(row: Row[Any]) -> ApiToken:
    """A row as a record."""
    return ApiToken(
        id=row.token_id,
        user=to_user(row),
        name=row.token_name,
        scope=row.scope,
        created=row.token_created,
        last_used=row.last_used,
    )
