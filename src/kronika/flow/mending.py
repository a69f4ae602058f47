"""What people, or the machine, do about a source that is not well; the terminal and the web both call these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from kronika.flow.alerts import teller
from kronika.flow.chronicle import Chronicle
from kronika.flow.verifying import detector_of, new_detector
from kronika.html.address import host_of
from kronika.model.errors import InputError, StoreBusy
from kronika.model.health import Episode, Handling, Verdict
from kronika.model.recipe import KeptRecipe, Recipe
from kronika.model.source import Source
from kronika.model.verification import Closed, Pass, Watchdog
from kronika.sites.book import keys
from kronika.verify.detector import Detector

TRIES = 20


def reextract(chronicle: Chronicle, source: Source, since: datetime) -> int:
    """Queue what was fetched since a moment, and what is set aside, to be read again; returns how many pages."""
    return chronicle.store.articles.read_again(source.id, since)


def snooze(chronicle: Chronicle, episode: int, until: datetime | None) -> Episode:
    """Say nothing more of an episode until a moment; None wakes it."""
    if until is not None and until <= chronicle.clock():
        raise InputError(f"A snooze must end in the future, not on {until:%Y-%m-%d %H:%M}.")
    return chronicle.store.episodes.snooze(episode, until)


def accept(chronicle: Chronicle, episode: int) -> Episode:
    """Mark as a real change: nothing was wrong, the articles come back, and the watchdog learns anew from there."""
    store = chronicle.store
    for _ in range(TRIES):
        known = store.episodes.get(episode)
        if known.until is not None:
            raise InputError(f"Episode {known.id} of {known.source} has ended; there is nothing to accept.")
        before, now = store.watchdogs.get(store.episodes.source_of(episode)), chronicle.clock()
        detector = relearning(chronicle, before)
        after = replace(before, state=detector.as_plain(), verdict=detector.verdict, updated=now)
        closed = Closed(until=now, handling=Handling.REAL, release=True)
        if store.watchdogs.write(Pass(before=before, after=after, events=(closed,)), teller(chronicle)) is not None:
            return store.episodes.get(episode)
    raise StoreBusy("The watchdog of this source is at work without a pause; try again when it has finished.")


def relearning(chronicle: Chronicle, dog: Watchdog) -> Detector:
    """The watchdog as it learns from the change on; one that cannot learn from it begins anew."""
    try:
        detector = detector_of(chronicle, dog)
        detector.accept()
        return detector
    except Exception:  # noqa: BLE001 - a person has decided, and what was learned is to be forgotten anyway
        return new_detector(chronicle, dog.source_id)


def apply_recipe(
    chronicle: Chronicle, source: Source, recipe: Recipe, scores: Mapping[str, Any] | None = None, by: str = ""
) -> KeptRecipe:
    """Use a recipe from its beginning on, end the one before it, and queue what it concerns to be read again.

    A recipe that does not say since when holds since the break, or from now on where there is none. The episode ends
    as repaired once the texts that are read again pass the watchdog.
    """
    now = chronicle.clock()
    episode = chronicle.store.episodes.lasting(source.id)
    begun = episode.since if episode is not None and episode.verdict is Verdict.BROKEN else now
    dated = recipe if recipe.since is not None else replace(recipe, since=begun)
    return chronicle.store.recipes.apply(
        source.id, dated, now, by=by, scores=scores, ends=old_recipes(chronicle, source, dated)
    )


def old_recipes(chronicle: Chronicle, source: Source, recipe: Recipe) -> list[tuple[str, str]]:
    """The recipes that held until now on the pages the new one is for, as host and name."""
    found: dict[tuple[str, str], None] = {}
    ours = {kept.name for kept in chronicle.store.recipes.applied()}  # the store ends its own
    for page in chronicle.store.pages.documents(source.id, recipe.since):
        host = host_of(page.final_url).removeprefix("www.")
        old = chronicle.recipes.find(page.final_url, page.fetched_at)
        if old is not None and old.name not in ours and {*keys(host)} & {*recipe.hosts}:
            found[host, old.name] = None
    return list(found)
