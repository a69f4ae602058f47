"""Dictionaries: what pages of one sort on one site are made small against; the first page, later some more of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, bindparam, select

from kronika.store.columns import chunks
from kronika.store.kind import DatabaseKind
from kronika.store.press import LARGEST_DICTIONARY, PLAIN, Press, Presses
from kronika.store.schema import dictionaries

SMALLEST = 1024  # a shorter page has too little in common with anything
FIRST, GROWN = 0, 1  # generations: the first page alone; a handful of pages, where they are short

Sort = tuple[int, str]  # site and sort of page

NEWEST = select(dictionaries.c.site_id, dictionaries.c.sort, dictionaries.c.id, dictionaries.c.generation).order_by(
    dictionaries.c.generation
)
ONE = select(dictionaries.c.data, dictionaries.c.size).where(dictionaries.c.id == bindparam("dictionary"))


class Dictionaries:
    """The dictionaries of one transaction. What it learnt counts only after `done`: undone rows give their numbers back."""

    def __init__(self, connection: Connection, kind: DatabaseKind, presses: Presses) -> None:
        self._connection = connection
        self._kind = kind
        self._presses = presses
        self._new: dict[int, Press] = {}

    def presses_for(self, examples: Mapping[Sort, bytes]) -> dict[Sort, tuple[int, int, Press]]:
        """Number, generation and press for every sort; an example that is long enough becomes the dictionary of a new one."""
        chosen = self._newest(examples)
        new = {sort: body for sort, body in examples.items() if sort not in chosen and len(body) >= SMALLEST}
        if new:
            self._add(FIRST, new)
            chosen = self._newest(examples)
        ready = {sort: (number, generation, self._press(number)) for sort, (number, generation) in chosen.items()}
        return {sort: (number, generation, press) for sort, (number, generation, press) in ready.items() if press}

    def sample(self, sort: Sort, dictionary_id: int, generation: int, body: bytes) -> None:
        """Note a body; once there are enough of them they make a better dictionary than the first page alone."""
        if generation != FIRST:
            return
        material = self._presses.sample(dictionary_id, body)
        if material is not None:
            self._add(GROWN, {sort: material})

    def done(self) -> None:
        """The transaction holds: remember its presses."""
        for dictionary_id, press in self._new.items():
            self._presses.put(dictionary_id, press)

    def _newest(self, sorts: Mapping[Sort, bytes]) -> dict[Sort, tuple[int, int]]:
        found: dict[Sort, tuple[int, int]] = {}
        for some in chunks(sorted({site_id for site_id, _ in sorts})):
            rows = self._connection.execute(NEWEST.where(dictionaries.c.site_id.in_(some)))
            found.update({(row.site_id, row.sort): (row.id, row.generation) for row in rows})
        return {sort: found[sort] for sort in sorts if sort in found}

    def _add(self, generation: int, material: Mapping[Sort, bytes]) -> None:
        rows = [
            {
                "site_id": site_id,
                "sort": sort,
                "generation": generation,
                "size": min(len(body), LARGEST_DICTIONARY),
                "data": PLAIN.compress(body[:LARGEST_DICTIONARY]),
            }
            for (site_id, sort), body in sorted(material.items())
        ]
        self._connection.execute(self._kind.insert_new(dictionaries), rows)

    def _press(self, dictionary_id: int) -> Press | None:
        """None for a damaged dictionary: new pages do without it, old ones are told when they are read."""
        press = self._presses.get(dictionary_id) or self._new.get(dictionary_id)
        if press is None:
            try:
                press = self._new[dictionary_id] = load_press(self._connection, dictionary_id)
            except ValueError:
                return None
        return press


def load_press(connection: Connection, dictionary_id: int) -> Press:
    """A press from its stored dictionary. Raises ValueError when the dictionary is damaged or gone."""
    row: Any = connection.execute(ONE, {"dictionary": dictionary_id}).first()
    if row is None:
        raise ValueError(f"its dictionary {dictionary_id} is gone")
    return Press(PLAIN.expand(row.data, row.size))


def ready_press(connection: Connection, presses: Presses, dictionary_id: int | None) -> Press:
    """The press for a stored body. Raises ValueError when its dictionary is damaged or gone."""
    if dictionary_id is None:
        return PLAIN
    press = presses.get(dictionary_id)
    if press is None:
        press = load_press(connection, dictionary_id)
        presses.put(dictionary_id, press)
    return press
