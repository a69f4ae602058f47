"""Repairs on offer: candidates with their scores and what each would read on two pages, kept in the store."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from kronika.flow.chronicle import Chronicle
from kronika.flow.readers import Fault, Work, read_page
from kronika.flow.repairing import candidates_for
from kronika.flow.stored import work_of
from kronika.model.health import Episode
from kronika.model.recipe import KeptRecipe, Recipe
from kronika.model.source import Source
from kronika.verify.repair.plain import scores

OPENING = 420  # characters of a body, enough to see whether it is the right one


def offer_repairs(chronicle: Chronicle, source: Source, episode: Episode) -> list[KeptRecipe]:
    """Look for repairs of a broken source and keep them as candidates in the place of earlier ones, the best first."""
    found = candidates_for(chronicle, source, since=episode.since)
    pages = sample_pages(chronicle, source, episode)
    offered = [
        (candidate.recipe, scores(candidate) | {"samples": samples(chronicle, candidate.recipe, pages)})
        for candidate in found
    ]
    return chronicle.store.recipes.offer(source.id, offered, chronicle.clock())


def sample_pages(chronicle: Chronicle, source: Source, episode: Episode) -> list[int]:
    """The first bad document, and the newest one."""
    since = chronicle.store.checkups.between(source.id, episode.since, chronicle.clock())
    chosen = [episode.first_page, *(document.page_id for document in since[-1:])]
    return list(dict.fromkeys(number for number in chosen if number is not None))


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
