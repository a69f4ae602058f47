"""One case measured: the repaired recipe, the general engine alone and the naive path, on pages none of them has seen."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from bench.extraction.score import overlap, shingles
from bench.repairing.case import NOW, Case, CasePage, Plan
from bench.repairing.naive import naive_xpath
from kronika.extract.article import read_page
from kronika.extract.engine import Ask
from kronika.flow.repair_reading import read_by
from kronika.model.errors import NotEnoughPages
from kronika.model.recipe import Field, Recipe, Rule
from kronika.verify.repair.candidate import Candidate
from kronika.verify.repair.induce import Order, induce
from kronika.verify.repair.lesson import Lesson


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """F1 of one case, in 4-word shingles, the mean over its unseen pages."""

    case: str
    group: str
    lessons: int
    unseen: int
    repaired: float
    general: float
    naive: float
    score: float  # what the repair thinks of itself
    sure: bool
    seconds: float
    selector: str
    drop: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def carry_out(plan: Plan) -> Measured | None:
    """Make a case and measure it; None where there is none."""
    case = plan()
    return None if case is None else measure(case)


def measure(case: Case) -> Measured:
    """Learn from the lessons, read the unseen pages."""
    lessons = [as_lesson(page) for page in case.lessons]
    began = time.process_time()
    try:
        found = induce(lessons, Order(name=case.name, hosts=(), since=NOW), read_by)
    except NotEnoughPages:
        found = []
    seconds = time.process_time() - began
    best = found[0] if found else None
    naive = Recipe(name="naive", hosts=(), rules=(Rule(field=Field.BODY, xpath=naive_xpath(lessons)),))
    body = best.recipe.for_field(Field.BODY)[0] if best else None
    return Measured(
        case=case.name,
        group=case.group,
        lessons=len(case.lessons),
        unseen=len(case.unseen),
        repaired=mean_f1(case.unseen, best.recipe) if best else 0.0,
        general=mean_f1(case.unseen, None),
        naive=mean_f1(case.unseen, naive),
        score=best.score if best else 0.0,
        sure=is_sure(best),
        seconds=seconds,
        selector=body.selector if body else "–",
        drop=body.drop if body else (),
        notes=best.notes if best else (),
    )


def is_sure(best: Candidate | None) -> bool:
    """A machine would apply it."""
    return best is not None and best.sure


def as_lesson(page: CasePage) -> Lesson:
    """A page as the repair sees it: without its truth."""
    return Lesson(
        url=page.url,
        html=page.html,
        at=NOW,
        general=read_page(Ask(html=page.html, url=page.url, now=NOW)),
        feed_title=page.feed_title,
        feed_summary=page.feed_summary,
    )


def mean_f1(pages: Sequence[CasePage], recipe: Recipe | None) -> float:
    """How much of the true text is read, and nothing else."""
    found = [(page, read_page(Ask(html=page.html, url=page.url, now=NOW, recipe=recipe))) for page in pages]
    return fmean(overlap(shingles(page.text), shingles(article.text)).f1 for page, article in found)
