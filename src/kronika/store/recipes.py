"""Recipes that repair has found: offered, applied, withdrawn; and the ends of recipes that live elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, Select, bindparam, func, select, text

from kronika.model.errors import InputError, UnknownName
from kronika.model.recipe import KeptRecipe, Recipe, RecipeState
from kronika.store.columns import is_number
from kronika.store.database import Database
from kronika.store.health_schema import endings, recipes
from kronika.store.recipe_rows import to_kept, to_plain
from kronika.store.rereading import read_again

CANDIDATE, APPLIED, WITHDRAWN = (state.value for state in RecipeState)
SCORE = "score"  # the figure among the scores by which candidates are ordered

# Asked before every page, so straight from the driver. What is only offered changes nothing for who reads pages.
VERSION: Select[Any] = select(
    func.count(),
    func.sum(recipes.c.edition),
    select(func.count()).select_from(endings).scalar_subquery(),
    select(func.sum(endings.c.edition)).scalar_subquery(),
).where(text("state <> 'candidate'"), recipes.c.edition > bindparam("least"))

Ended = tuple[str, str]  # a host and the name of a recipe in a file or built in


class Recipes:
    """What repair found. A recipe that is applied ends the one before it, so that old pages stay readable."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def offer(
        self, source_id: int, found: Sequence[tuple[Recipe, Mapping[str, Any]]], at: datetime
    ) -> list[KeptRecipe]:
        """Keep candidates with their scores, in the place of earlier ones; returns them, the best first."""

        def work(connection: Connection) -> None:
            connection.execute(recipes.delete().where(recipes.c.source_id == source_id, recipes.c.state == CANDIDATE))
            rows = [new_row(source_id, recipe, scores, at) for recipe, scores in found]
            if rows:
                connection.execute(recipes.insert(), rows)

        self._database.run(work)
        return self.candidates(source_id)

    def candidates(self, source_id: int) -> list[KeptRecipe]:
        """What was offered for a source and is not in use, the best first."""
        kept = self._found(recipes.c.source_id == source_id, recipes.c.state == CANDIDATE)
        return sorted(kept, key=lambda one: (-float(one.scores.get(SCORE, 0.0)), one.id))

    def get(self, number: int) -> KeptRecipe:
        """One recipe of the store."""
        found = self._found(recipes.c.id == number) if is_number(number) else []
        if not found:
            raise UnknownName(f"There is no recipe number {number}; see “kronika source health NAME --explain”.")
        return found[0]

    def apply(
        self,
        source_id: int,
        recipe: Recipe,
        at: datetime,
        *,
        by: str = "",
        scores: Mapping[str, Any] | None = None,
        ends: Sequence[Ended] = (),
    ) -> KeptRecipe:
        """Use a recipe from its `since` on. The one applied before ends there, and so do `ends`, which live elsewhere.

        In the same transaction the pages fetched since then, and those set aside, are queued to be read again.
        """

        def work(connection: Connection) -> int:
            known = same(connection, source_id, recipe)
            if known is not None and known.state == APPLIED:
                return int(known.id)  # said twice
            end_applied(connection, source_id, recipe)
            number = int(known.id) if known is not None else insert(connection, source_id, recipe, scores or {}, at)
            values: dict[str, Any] = {"state": APPLIED, "applied_at": at, "applied_by": by, "since": recipe.since}
            if scores is not None:
                values["scores"] = dict(scores)
            change(connection, recipes.c.id == number, values | {"until": recipe.until})
            self._end(connection, number, recipe.since or at, ends)
            read_again(connection, source_id, recipe.since)
            return number

        return self.get(self._database.run(work, durable=True))

    def withdraw(self, number: int) -> KeptRecipe:
        """Use a recipe no longer; what it ended holds again, and its pages are read again."""
        known = self.get(number)

        def work(connection: Connection) -> None:
            change(connection, recipes.c.id == number, {"state": WITHDRAWN})
            connection.execute(endings.delete().where(endings.c.recipe_id == number))
            read_again(connection, known.source_id, known.recipe.since)
            ended = (recipes.c.source_id == known.source_id) & (recipes.c.state == APPLIED)
            change(connection, ended & (recipes.c.until == known.recipe.since), {"until": None})

        if known.state is not RecipeState.APPLIED:
            raise InputError(f"The recipe {known.recipe.name} ({number}) is not in use; there is nothing to withdraw.")
        self._database.run(work, durable=True)
        return self.get(number)

    def applied(self) -> list[Recipe]:
        """The recipes in use, as a shelf of the recipe book."""
        return [kept.recipe for kept in self._found(recipes.c.state == APPLIED)]

    def of_source(self, source_id: int) -> list[KeptRecipe]:
        """All that was ever offered or applied for a source and not replaced, the newest first."""
        return list(reversed(self._found(recipes.c.source_id == source_id)))

    def ended(self) -> dict[Ended, datetime]:
        """The ends of recipes that live elsewhere."""
        with self._database.read() as connection:
            rows = connection.execute(select(endings.c.host, endings.c.name, endings.c.until)).all()
        return {(row.host, row.name): row.until for row in rows}

    def version(self) -> tuple[int, ...]:
        """Another one after every change, whoever made it."""
        return tuple(int(number or 0) for number in self._database.look(VERSION, 0) or ())

    def _end(self, connection: Connection, number: int, until: datetime, ends: Sequence[Ended]) -> None:
        for host, name in ends:
            mine = (endings.c.host == host) & (endings.c.name == name)
            before = connection.execute(select(endings.c.edition).where(mine).with_for_update()).scalar() or 0
            connection.execute(endings.delete().where(mine))
            row = {"host": host, "name": name, "until": until, "recipe_id": number, "edition": before + 1}
            connection.execute(endings.insert(), [row])

    def _found(self, *where: Any) -> list[KeptRecipe]:
        with self._database.read() as connection:
            return [to_kept(row) for row in connection.execute(recipes.select().where(*where).order_by(recipes.c.id))]


def same(connection: Connection, source_id: int, recipe: Recipe) -> Row[Any] | None:
    """The row of this recipe: in use already, or offered."""
    chosen = recipes.c.source_id == source_id, recipes.c.state != WITHDRAWN
    statement = recipes.select().where(*chosen).order_by(recipes.c.state, recipes.c.id)  # in use comes first
    rows = connection.execute(statement.with_for_update()).all()
    alike = [row for row in rows if row.recipe == to_plain(recipe)]
    return next((row for row in alike if row.state == CANDIDATE or row.since == recipe.since), None)


def end_applied(connection: Connection, source_id: int, recipe: Recipe) -> None:
    """The recipes in use end where the new one begins; one that would never have held is withdrawn."""
    statement = recipes.select().where(recipes.c.source_id == source_id, recipes.c.state == APPLIED)
    for row in connection.execute(statement.order_by(recipes.c.id).with_for_update()).all():
        over = row.until is not None and recipe.since is not None and row.until <= recipe.since
        if over or not is_about_the_same(to_kept(row).recipe, recipe):
            continue
        unused = recipe.since is None or (row.since is not None and row.since >= recipe.since)
        change(connection, recipes.c.id == row.id, {"state": WITHDRAWN} if unused else {"until": recipe.since})


def is_about_the_same(one: Recipe, other: Recipe) -> bool:
    """Two recipes for the same pages, as far as hosts and paths tell."""
    return bool({*one.hosts} & {*other.hosts}) and (one.path == other.path or not one.path or not other.path)


def insert(connection: Connection, source_id: int, recipe: Recipe, scores: Mapping[str, Any], at: datetime) -> int:
    """A new row; returns its number."""
    made = connection.execute(recipes.insert().values(**new_row(source_id, recipe, scores, at)))
    number: Any = made.inserted_primary_key
    return int(number[0])


def change(connection: Connection, which: Any, values: Mapping[str, Any]) -> None:
    """Change rows, and count that they changed."""
    connection.execute(recipes.update().where(which).values(**values, edition=recipes.c.edition + 1))


def new_row(source_id: int, recipe: Recipe, scores: Mapping[str, Any], at: datetime) -> dict[str, Any]:
    """A candidate's row."""
    return {
        "source_id": source_id,
        "name": recipe.name,
        "recipe": to_plain(recipe),
        "since": recipe.since,
        "until": recipe.until,
        "state": CANDIDATE,
        "scores": dict(scores),
        "made_at": at,
        "edition": 1,
    }
