"""A recipe as JSON, and JSON as a recipe."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Row

from kronika.model.recipe import Field, KeptRecipe, Mode, Recipe, RecipeState, Rule, Take
from kronika.store.columns import clean


def to_plain(recipe: Recipe) -> dict[str, Any]:
    """A recipe for the database; its time stands in columns of its own, because it changes."""
    return {
        "name": clean(recipe.name),
        "hosts": [clean(host) for host in recipe.hosts],
        "path": clean(recipe.path),
        "rules": [plain_rule(rule) for rule in recipe.rules],
    }


def plain_rule(rule: Rule) -> dict[str, Any]:
    """A rule without what is as usual."""
    usual = asdict(Rule(field=rule.field))
    written = {name: value for name, value in asdict(rule).items() if name == "field" or value != usual[name]}
    return {name: as_json(value) for name, value in written.items()}


def as_json(value: Any) -> Any:
    """A value as JSON gives it back, so that what is stored and what is not yet can be compared."""
    if isinstance(value, tuple):
        return [as_json(one) for one in value]
    return clean(value) if isinstance(value, str) else value


def from_plain(plain: dict[str, Any]) -> Recipe:
    """The recipe as it was."""
    return Recipe(
        name=plain["name"],
        hosts=tuple(plain["hosts"]),
        path=plain["path"],
        rules=tuple(to_rule(values) for values in plain["rules"]),
    )


def to_rule(values: dict[str, Any]) -> Rule:
    """The rule as it was."""
    usual = Rule(field=Field(values["field"]))
    read: dict[str, Any] = {name: value for name, value in values.items() if name != "field"}
    kinds = {"take": Take, "mode": Mode, "drop": tuple}
    return replace(usual, **{name: kinds[name](value) if name in kinds else value for name, value in read.items()})


def to_kept(row: Row[Any]) -> KeptRecipe:
    """A row as a record."""
    return KeptRecipe(
        id=row.id,
        source_id=row.source_id,
        recipe=replace(from_plain(row.recipe), since=row.since, until=row.until),
        state=RecipeState(row.state),
        scores=row.scores,
        made_at=row.made_at,
        applied_at=row.applied_at,
        applied_by=row.applied_by,
    )
