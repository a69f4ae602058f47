"""The outbox: what people are to be told, each message once for each address, lent like jobs until it is there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, select

from kronika.model.alert import Address, Message
from kronika.model.letter import Letter, LetterState
from kronika.store.database import Database, kind_of
from kronika.store.letter_rows import NUMBERS, letter_row, to_letter
from kronika.store.outbox_schema import messages
from kronika.store.schema import DONE, FAILED, LEASED, OPEN, TO_DO

AHEAD = 3600.0  # seconds; a lease that ends later than that was given by a clock that has been set back since


def put_messages(
    connection: Connection,
    message: Message,
    addresses: Sequence[Address],
    at: datetime,
    not_before: datetime | None = None,
) -> int:
    """Put a message in the outbox within the transaction under way; returns for how many addresses it is new.

    What was decided and what is told about it then stand or fall together. It leaves at once, or `not_before` a moment.
    """
    rows = [letter_row(message, address, at, not_before) for address in dict.fromkeys(addresses)]
    if not rows:
        return 0
    statement = kind_of(connection).insert_new(messages).execution_options(preserve_rowcount=True)
    return connection.execute(statement, rows).rowcount


class Outbox:
    """Letters of this chronicle. What is put and what was sent survives a power cut too."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._wall = wall

    def put(self, message: Message, addresses: Sequence[Address], at: datetime) -> int:
        """Put a message in, once for each address; returns for how many it is new."""
        return self._database.run(lambda connection: put_messages(connection, message, addresses, at), durable=True)

    def lease(self, *, worker: str, limit: int, seconds: float) -> list[Letter]:
        """Take up to `limit` letters that are due or whose lease ran out, the oldest first; that counts as an attempt."""

        def work(connection: Connection) -> list[Letter]:
            now = self._wall()
            statement = select(messages).where(TO_DO, ready(now)).order_by(messages.c.id).limit(limit)
            taken = [lent(to_letter(row)) for row in connection.execute(self._database.kind.claim(statement))]
            held = {"state": LEASED, "due": now + seconds, "worker": worker}
            for letter in taken:
                changes = held | {"attempts": letter.attempts, "token": letter.token}
                connection.execute(messages.update().where(messages.c.id == letter.id).values(changes))
            return taken

        return self._database.run(work) if limit > 0 else []

    def sent(self, letter: Letter, at: datetime) -> bool:
        """Close a letter that is there; False if the lease was lost."""
        return self._settle(letter, state=DONE, due=0.0, sentence=None, settled=at)

    def failed(self, letter: Letter, sentence: str, *, retry_in: float | None, at: datetime) -> bool:
        """Give a letter back (retry_in seconds) or up (None); False if the lease was lost."""
        if retry_in is None:
            return self._settle(letter, state=FAILED, due=0.0, sentence=sentence, settled=at)
        return self._settle(letter, state=OPEN, due=self._wall() + max(retry_in, 0.0), sentence=sentence)

    def give_back(self, letter: Letter, sentence: str, *, retry_in: float) -> bool:
        """Give a letter back untried: the attempt does not count."""
        before = letter.attempts - 1
        return self._settle(letter, state=OPEN, due=self._wall() + retry_in, sentence=sentence, attempts=before)

    def again(self, numbers: Collection[int] | None = None) -> int:
        """Try at once what was given up or waits: these letters, or all; returns how many."""
        states = messages.c.state.in_((OPEN, FAILED))
        chosen = states if numbers is None else states & messages.c.id.in_(sorted(numbers))

        def work(connection: Connection) -> int:
            statement = messages.update().where(chosen).values(state=OPEN, due=0.0, attempts=0, settled=None)
            return connection.execute(statement).rowcount

        return self._database.run(work)

    def due(self) -> bool:
        """Whether a letter could be taken now; asked often, so it takes no lock."""
        statement = select(messages.c.id).where(TO_DO, ready(self._wall())).limit(1)
        with self._database.read() as connection:
            return connection.execute(statement).first() is not None

    def counts(self) -> dict[LetterState, int]:
        """How many letters are how far."""
        statement = select(messages.c.state, func.count()).group_by(messages.c.state)
        with self._database.read() as connection:
            found: dict[int, int] = dict(connection.execute(statement).all())
        return {state: found.get(number, 0) for state, number in NUMBERS.items()}

    def listing(self, *, state: LetterState | None = None, limit: int = 50, offset: int = 0) -> list[Letter]:
        """Letters, the newest first."""
        statement = select(messages).order_by(messages.c.id.desc()).limit(limit).offset(offset)
        if state is not None:
            statement = statement.where(messages.c.state == NUMBERS[state])
        with self._database.read() as connection:
            return [to_letter(row) for row in connection.execute(statement)]

    def _settle(self, letter: Letter, **values: Any) -> bool:
        def work(connection: Connection) -> bool:
            ours = (messages.c.id == letter.id) & (messages.c.state == LEASED) & (messages.c.token == letter.token)
            statement = messages.update().where(ours).values(worker=None, **values)
            return bool(connection.execute(statement).rowcount)

        return self._database.run(work, durable=True)


def ready(now: float) -> ColumnElement[bool]:
    """Letters that may be taken: due, or on loan no longer."""
    return (messages.c.due <= now) | ((messages.c.state == LEASED) & (messages.c.due > now + AHEAD))


def lent(letter: Letter) -> Letter:
    """A letter as the record of its next lease."""
    return replace(letter, state=LetterState.LEASED, attempts=letter.attempts + 1, token=letter.token + 1)
