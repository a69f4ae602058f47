"""Repairs on offer: candidates with their scores and what each would read on two pages, kept in the store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from kronika.flow.chronicle import Chronicle
from kronika.flow.readers import Fault, Work, read_page
from kronika.flow.repairing import candidates_for
from kronika.flow.stored import work_of
from kronika.model.errors import NotEnoughPages
from kronika.model.recipe import KeptRecipe, Recipe
from kronika.model.source import Source
from kronika.verify.repair.candidate import Candidate
from kronika.verify.repair.plain import scores

OPENING = 420  # characters of a body, enough to see whether it is the right one


def offer_repairs(chronicle: Chronicle, source: Source, since: datetime) -> list[KeptRecipe]:
    """Look for repairs of a source that broke at a moment, and keep them, the best first; raises NotEnoughPages."""
    return keep(chronicle, source, candidates_for(chronicle, source, since=since), since)


def sure_repairs(chronicle: Chronicle, source: Source, since: datetime) -> list[tuple[Recipe, Mapping[str, Any]]]:
    """Recipes that need no person to look at them, with their scores, the best first; all candidates are kept to be seen."""
    try:
        kept = offer_repairs(chronicle, source, since)
    except NotEnoughPages:
        return []  # more pages will come, and with them the next try
    return [(one.recipe, one.scores) for one in kept if one.scores.get("sure")]


def keep(chronicle: Chronicle, source: Source, found: Sequence[Candidate], since: datetime) -> list[KeptRecipe]:
    """Keep candidates in the place of earlier ones, so that every screen shows them."""
    pages = sample_pages(chronicle, source, since)
    offered = [
        (candidate.recipe, scores(candidate) | {"samples": samples(chronicle, candidate.recipe, pages)})
        for candidate in found
    ]
    return chronicle.store.recipes.offer(source.id, offered, chronicle.clock())


def sample_pages(chronicle: Chronicle, source: Source, since: datetime) -> list[int]:
    """The first document since the break, and the newest one."""
    documents = chronicle.store.checkups.between(source.id, since, chronicle.clock())
    return list(dict.fromkeys(document.page_id for document in (*documents[:1], *documents[-1:])))


def samples(chronicle: Chronicle, recipe: Recipe, pages: Sequence[int]) -> list[dict[str, Any]]:
    """What a recipe would read on some pages."""
    return [found for number in pages if (found := sample(chronicle, recipe, number)) is not None]


def sample(chronicle: Chronicle, recipe: Recipe, page_id: int) -> dict[str, Any] | None:
    """What a recipe would read on a stored page; None: nothing can be read there."""
    work = work_of(chronicle, page_id)
    article = read_page(replace(work, recipe=recipe)) if isinstance(work, Work) else work
    if isinstance(article, Fault):
        return None
    return {
        "page": page_id,
        "title": article.title,
        "lead": article.lead,
        "text": article.body[:OPENING],
        "words": len(article.body.split()),
    }
