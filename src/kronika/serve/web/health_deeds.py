"""What a person does about a source's health: apply or withdraw a recipe, read again, accept, snooze, look for repairs."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter, Form, HTTPException
from starlette.responses import Response

from kronika.flow import mending
from kronika.model.errors import InputError, UnknownName
from kronika.model.health import Episode, Verdict
from kronika.model.recipe import KeptRecipe
from kronika.model.source import Source
from kronika.serve.web.addresses import health_path, record_number
from kronika.serve.web.admit import Editor
from kronika.serve.web.days import midnight, read_day
from kronika.serve.web.repairs import section
from kronika.serve.web.source import found
from kronika.serve.web.source_health import Said, screen
from kronika.serve.web.visit import Visit

SNOOZES = {"1": timedelta(days=1), "7": timedelta(days=7), "": None}  # days as the form says them; none: wake it

router = APIRouter()


@router.post("/health/apply")
def apply(visit: Editor, name: Annotated[str, Form()] = "", recipe: Annotated[str, Form()] = "") -> Response:
    """Use a repair; the pages it concerns are read again."""
    source = found(visit, name)
    kept = recipe_of(visit, source, recipe)

    def deed() -> None:
        mending.apply_recipe(visit.shell.chronicle(), source, kept.recipe, kept.scores, visit.person)

    return done(visit, source, "applied", deed)


@router.post("/health/withdraw")
def withdraw(visit: Editor, name: Annotated[str, Form()] = "", recipe: Annotated[str, Form()] = "") -> Response:
    """Use a recipe no longer; what it had read is read again."""
    source = found(visit, name)
    kept = recipe_of(visit, source, recipe)
    return done(visit, source, "withdrawn", lambda: visit.shell.store.recipes.withdraw(kept.id))


@router.post("/health/accept")
def accept(visit: Editor, name: Annotated[str, Form()] = "", episode: Annotated[str, Form()] = "") -> Response:
    """It is a real change of the source, and nothing is wrong."""
    source = found(visit, name)
    known = episode_of(visit, source, episode)
    return done(visit, source, "accepted", lambda: mending.accept(visit.shell.chronicle(), known.id))


@router.post("/health/snooze")
def snooze(
    visit: Editor,
    name: Annotated[str, Form()] = "",
    episode: Annotated[str, Form()] = "",
    days: Annotated[str, Form()] = "",
) -> Response:
    """Say nothing more of it for some days."""
    source = found(visit, name)
    known = episode_of(visit, source, episode)
    if days not in SNOOZES:
        raise HTTPException(422)
    length = SNOOZES[days]
    until = visit.shell.clock() + length if length is not None else None
    said = "snoozed" if until else "woken"
    return done(visit, source, said, lambda: mending.snooze(visit.shell.chronicle(), known.id, until))


@router.post("/health/reextract")
def reextract(visit: Editor, name: Annotated[str, Form()] = "", since: Annotated[str, Form()] = "") -> Response:
    """Read again what was fetched since a day."""
    source = found(visit, name)
    day = read_day(since)
    if day is None:
        return screen(visit, source, Said(fault=str(visit.tongue.text("A date is written like 2026-03-05."))))
    begin = midnight(day, visit.shell.zone)
    return done(visit, source, "reading", lambda: mending.reextract(visit.shell.chronicle(), source, begin))


@router.post("/health/look")
def look(visit: Editor, name: Annotated[str, Form()] = "") -> Response:
    """Begin to look for repairs; our script gets the section, which asks again until it is done."""
    source, tongue = found(visit, name), visit.tongue
    episode = visit.shell.store.episodes.lasting(source.id)
    if episode is None or episode.verdict is not Verdict.BROKEN:
        return searched(visit, source, tongue.text("This source is not broken; there is nothing to repair."))
    chronicle = visit.shell.chronicle()

    def work() -> None:
        from kronika.flow.repair_offers import offer_repairs  # the extractor behind it takes a while to load

        offer_repairs(chronicle, source, episode.since)

    if not visit.shell.seeking.start(source.id, work):
        return searched(visit, source, tongue.text("Too many searches at once; try again in a minute."))
    return searched(visit, source)


def searched(visit: Visit, source: Source, fault: str = "") -> Response:
    """After asking for a search: the section for our script, the whole screen for a plain form."""
    if visit.by_htmx:
        return section(visit, source, fault=str(fault))
    if fault:
        return screen(visit, source, Said(fault=str(fault)))
    return visit.redirect(f"{health_path(source.name)}#repairs")


def done(visit: Visit, source: Source, said: str, deed: Callable[[], object]) -> Response:
    """Do it and show the screen again; what cannot be done is told on it."""
    try:
        deed()
    except InputError as error:
        return screen(visit, source, Said(fault=str(error)))
    return visit.redirect(f"{health_path(source.name)}?done={said}")


def recipe_of(visit: Visit, source: Source, number: str) -> KeptRecipe:
    """A recipe of this source, or 404."""
    try:
        kept = visit.shell.store.recipes.get(record_number(number))
    except UnknownName as error:
        raise HTTPException(404) from error
    if kept.source_id != source.id:
        raise HTTPException(404)
    return kept


def episode_of(visit: Visit, source: Source, number: str) -> Episode:
    """An episode of this source, or 404."""
    try:
        known = visit.shell.store.episodes.get(record_number(number))
    except UnknownName as error:
        raise HTTPException(404) from error
    if known.source != source.name:
        raise HTTPException(404)
    return known
