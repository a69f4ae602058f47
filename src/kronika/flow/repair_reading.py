"""A page of a lesson read by a recipe on trial, by the very code a round reads it with."""

from __future__ import annotations

from kronika.extract.engine import Ask
from kronika.extract.recipe import findings, with_recipe
from kronika.model.recipe import Recipe
from kronika.verify.repair.lesson import Lesson, Reading


def read_by(recipe: Recipe, lesson: Lesson) -> Reading:
    """The article, and the fields that the recipe's rules filled; the general engine's part is not done again."""
    ask = Ask(html=lesson.html, url=lesson.url, now=lesson.at, lang=lesson.general.lang, recipe=recipe)
    filled = frozenset(finding.field for finding in findings(ask, lesson.general) if finding.value)
    return Reading(article=with_recipe(lesson.general, ask), filled=filled)
