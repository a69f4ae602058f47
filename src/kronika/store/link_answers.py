"""Labels that services were asked for: what they said is kept, and what is still to be asked waits here."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import func, select

from kronika.model.found_thing import FoundThing, WantedLabel
from kronika.store.database import Database
from kronika.store.link_schema import link_answers

Found = tuple[FoundThing, ...]


class LinkAnswers:
    """One row a label and language."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def known(self, lang: str, keys: Sequence[str]) -> dict[str, Found]:
        """What was answered for these labels; those that were never asked for are not in it."""
        statement = select(link_answers.c.key, link_answers.c.found).where(
            link_answers.c.lang == lang, link_answers.c.key.in_(keys), link_answers.c.asked.is_not(None)
        )
        with self._database.read() as connection:
            return {row.key: tuple(to_thing(one) for one in row.found) for row in connection.execute(statement)}

    def want(self, labels: Sequence[WantedLabel]) -> None:
        """Note labels to be asked for; those that are there already stay as they are."""
        rows: list[dict[str, Any]] = [
            {"lang": one.lang, "key": one.key, "label": one.label, "asked": None, "found": []} for one in labels
        ]
        if rows:
            with self._database.write() as connection:
                connection.execute(self._database.kind.insert_new(link_answers), rows)

    def waiting(self, limit: int, *, before: datetime) -> list[WantedLabel]:
        """Labels to be asked for: those never asked first, then those whose answer is older than `before`."""
        never, old = link_answers.c.asked.is_(None), link_answers.c.asked < before
        statement = select(link_answers).where(never | old).order_by(never.desc(), link_answers.c.id).limit(limit)
        with self._database.read() as connection:
            rows = connection.execute(statement).all()
        return [WantedLabel(lang=row.lang, key=row.key, label=row.label) for row in rows]

    def count_waiting(self, *, before: datetime) -> int:
        """How many labels are to be asked for."""
        statement = select(func.count()).where(link_answers.c.asked.is_(None) | (link_answers.c.asked < before))
        with self._database.read() as connection:
            return int(connection.execute(statement).scalar_one())

    def answer(self, wanted: WantedLabel, found: Sequence[FoundThing], at: datetime) -> None:
        """Keep what a service said; nothing found is an answer too."""
        ours = (link_answers.c.lang == wanted.lang) & (link_answers.c.key == wanted.key)
        values = {"asked": at, "found": [to_plain(one) for one in found]}
        with self._database.write() as connection:
            connection.execute(link_answers.update().where(ours).values(**values))


def to_plain(thing: FoundThing) -> dict[str, Any]:
    """A thing as the database keeps it."""
    return {"id": thing.id, "classes": list(thing.classes), "weight": thing.weight, "page": thing.page}


def to_thing(plain: dict[str, Any]) -> FoundThing:
    """… and back."""
    return FoundThing(
        id=plain["id"], classes=tuple(plain["classes"]), weight=int(plain["weight"]), page=plain.get("page")
    )
