"""Repairs on offer and in use for a source: what each would give, how it scored, and the search for new ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fastapi import APIRouter
from starlette.responses import Response

from kronika.model.health import Episode, Verdict
from kronika.model.recipe import RecipeState
from kronika.model.source import Source
from kronika.serve.web.admit import Reader
from kronika.serve.web.offers import Offer, offer_of
from kronika.serve.web.seeking import Search
from kronika.serve.web.source import found
from kronika.serve.web.visit import Visit

router = APIRouter()


@dataclass(frozen=True, slots=True, kw_only=True)
class Repairs:
    """All that the section shows."""

    offered: Sequence[Offer]
    applied: Sequence[Offer]
    search: Search | None
    wanted: bool  # the source is broken, so a repair makes sense

    @property
    def running(self) -> bool:
        """Is somebody looking?"""
        return self.search is not None and self.search.running


@router.get("/repairs/{name:path}")
def repairs(visit: Reader, name: str) -> Response:
    """The section alone, for our script, which asks again as long as a search runs."""
    return section(visit, found(visit, name))


def section(visit: Visit, source: Source, *, fault: str = "") -> Response:
    """Candidates, recipes in use and the search."""
    shown = repairs_of(visit, source, visit.shell.store.episodes.lasting(source.id))
    return visit.page("health_repairs.html", source=source, repairs=shown, search_fault=fault)


def repairs_of(visit: Visit, source: Source, episode: Episode | None) -> Repairs:
    """What is on offer and in use."""
    kept = visit.shell.store.recipes
    return Repairs(
        offered=[offer_of(one) for one in kept.candidates(source.id)],
        applied=[offer_of(one) for one in kept.of_source(source.id) if one.state is RecipeState.APPLIED],
        search=visit.shell.seeking.of(source.id),
        wanted=episode is not None and episode.verdict is Verdict.BROKEN,
    )
