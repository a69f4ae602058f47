"""Repairing a source: its pages since the break become lessons, lessons become candidates, a candidate is applied."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from kronika.flow.chronicle import Chronicle
from kronika.flow.mending import apply_recipe
from kronika.flow.repair_lessons import Progress, lessons_of
from kronika.flow.repair_reading import read_by
from kronika.model.recipe import Field, KeptRecipe, Recipe
from kronika.model.source import Source
from kronika.sites.book import fits
from kronika.verify.repair.candidate import Candidate
from kronika.verify.repair.induce import Order, induce
from kronika.verify.repair.lesson import Lesson, Reading
from kronika.verify.repair.plain import scores
from kronika.verify.repair.reach import hosts_of, path_of
from kronika.verify.repair.words import f1

STILL_READ = 0.8  # agreement with the general engine from which the old recipe still reads a page
ROLLING_OUT = 0.1  # share of such pages from which the old rules are kept as a second try


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """The candidates for a source, and the pages they were made from."""

    since: datetime
    candidates: tuple[Candidate, ...]
    lessons: tuple[Lesson, ...]
    still_old: int = 0  # pages since the break that the old recipe reads well: the redesign is being rolled out

    def shown(self, candidate: Candidate, count: int = 2) -> list[Reading]:
        """What a candidate would make of some of the pages."""
        return [read_by(candidate.recipe, lesson) for lesson in self.lessons[:count]]


def candidates_for(
    chronicle: Chronicle, source: Source, *, since: datetime, on_progress: Progress | None = None
) -> list[Candidate]:
    """Recipes for the pages of a source fetched since the break, the best first; raises NotEnoughPages."""
    return list(propose(chronicle, source, since=since, on_progress=on_progress).candidates)


def propose(chronicle: Chronicle, source: Source, *, since: datetime, on_progress: Progress | None = None) -> Proposal:
    """The candidates, and what they were made from."""
    lessons = lessons_of(chronicle, source, since, on_progress)
    old = {lesson.url: recipe for lesson in lessons if (recipe := chronicle.recipes.find(lesson.url, lesson.at))}
    intact = [lesson for lesson in lessons if lesson.url in old and still_reads(old[lesson.url], lesson)]
    moved = [lesson for lesson in lessons if lesson not in intact]
    rolling_out = len(intact) > ROLLING_OUT * len(lessons)
    usual = max(old.values(), key=list(old.values()).count, default=None)
    order = ordered(moved, since, usual)
    if usual is not None and rolling_out:
        order = replace(order, earlier=usual.rules)
    return Proposal(
        since=since, candidates=tuple(induce(moved, order, read_by)), lessons=tuple(moved), still_old=len(intact)
    )


def apply(chronicle: Chronicle, source: Source, candidate: Candidate, by: str = "") -> KeptRecipe:
    """Use a candidate from its beginning on: the old recipe ends there, and the pages since then are read again."""
    return apply_recipe(chronicle, source, candidate.recipe, scores(candidate), by=by)


def still_reads(recipe: Recipe, lesson: Lesson) -> bool:
    """The old recipe does its work on this page: it has the old layout."""
    reading = read_by(recipe, lesson)
    return Field.BODY in reading.filled and f1(reading.article.text, lesson.article.text) >= STILL_READ


def ordered(lessons: Sequence[Lesson], since: datetime, old: Recipe | None) -> Order:
    """What the new recipe is for: the pages the old one was for, where it fits them."""
    urls = [lesson.url for lesson in lessons]
    fitting = old is not None and all(fits(replace(old, since=None, until=None), url, since) for url in urls)
    hosts = old.hosts if old is not None and fitting else hosts_of(urls)
    path = old.path if old is not None and fitting and old.path else path_of(urls)
    first = (hosts_of(urls) or hosts or ("site",))[0]
    return Order(name=f"{first.replace('.', '-')}-{since:%Y-%m-%d}", hosts=hosts, since=since, path=path)
