"""Samples: articles drawn by chance, the same for the same seed, as many from each source as there are."""

from __future__ import annotations

import random
from collections.abc import Callable

from sqlalchemy import ColumnElement, func, select

from kronika.model.judgement import Sample
from kronika.store.database import Database
from kronika.store.named import sources_named
from kronika.store.schema import SHOWN, articles

PRIME = 2**31 - 1  # the product of two numbers below it is one that every database can hold
LASTS = 60.0  # seconds: who judges asks again and again, and drawing from a million articles takes its time
REMEMBERED = 64


class Samples:
    """Draws samples and remembers them for a while. `wall` tells the seconds."""

    def __init__(self, database: Database, wall: Callable[[], float]) -> None:
        self._database = database
        self._wall = wall
        self._drawn: dict[Sample, tuple[float, list[int]]] = {}

    def draw(self, sample: Sample) -> list[int]:
        """Numbers of articles: the first of each source, then the second of each, and so on."""
        at, numbers = self._drawn.get(sample, (0.0, []))
        if not numbers or not 0 <= self._wall() - at < LASTS:
            numbers = self._draw(sample)
            if len(self._drawn) >= REMEMBERED:
                self._drawn.clear()
            self._drawn[sample] = self._wall(), numbers
        return numbers

    def _draw(self, sample: Sample) -> list[int]:
        place = shuffled(articles.c.id, sample.seed).label("place")
        statement = select(articles.c.id, articles.c.source_id, place).where(
            SHOWN if sample.with_text else articles.c.newest.is_(True)
        )
        with self._database.read() as connection:
            if sample.source is not None:
                statement = statement.where(articles.c.source_id.in_(sources_named(connection, sample.source)))
            found = statement.subquery()
            order = (found.c.place, found.c.id)
            turn = func.row_number().over(partition_by=found.c.source_id, order_by=order)
            drawn = select(found.c.id).order_by(turn, *order).limit(sample.size)
            return list(connection.execute(drawn).scalars())


def shuffled(number: ColumnElement[int], seed: int) -> ColumnElement[int]:
    """A place by chance for each number, reckoned by the database in whole numbers, so that all reckon alike."""
    chance = random.Random(seed)
    first, second, third = (chance.randrange(PRIME // 2, PRIME) for _ in range(3))
    once = (number % PRIME * first + second) % PRIME
    return (once * once % PRIME * third + first) % PRIME
