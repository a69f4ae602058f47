"""Sources that may be repaired by the machine alone: what breaks is repaired, read again and verified at once."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from kronika.flow.chronicle import Chronicle
from kronika.flow.extraction import extract_waiting
from kronika.flow.mending import apply_recipe
from kronika.flow.repair_offers import sure_repairs
from kronika.flow.verifying import Verified, verify_waiting
from kronika.model.health import Episode, Verdict
from kronika.model.recipe import Recipe
from kronika.model.source import Source
from kronika.sources.common_options import repairs_itself

BY = "repair=auto"

Finder = Callable[[Chronicle, Source, datetime], Sequence[tuple[Recipe, Mapping[str, Any]]]]
"""Recipes for the pages of a source fetched since a moment that need no person to look at them, the best first."""


def verify_and_mend(
    chronicle: Chronicle, *, stop: threading.Event | None = None, find: Finder | None = None
) -> Verified:
    """Let the watchdogs look; repair what they found broken where the source allows it, and look again."""
    verified = verify_waiting(chronicle, stop=stop)
    if verified.stopped or not mend_by_itself(chronicle, find or sure_repairs):
        return verified
    extract_waiting(chronicle, stop=stop)
    again = verify_waiting(chronicle, stop=stop)
    return replace(
        again,
        documents=verified.documents + again.documents,
        quarantined=verified.quarantined + again.quarantined,
        released=verified.released + again.released,
        episodes=(*verified.episodes, *again.episodes),
    )


def mend_by_itself(chronicle: Chronicle, find: Finder) -> int:
    """Apply the best repair to each broken source that allows it and was not repaired since; returns how many."""
    mended = 0
    for source in filter(repairs_itself, chronicle.store.sources.all()):
        episode = chronicle.store.episodes.lasting(source.id)
        if episode is not None and episode.verdict is Verdict.BROKEN:
            mended += mend(chronicle, source, episode, find)
    return mended


def mend(chronicle: Chronicle, source: Source, episode: Episode, find: Finder) -> bool:
    """Apply the best repair of one source, if there is one and it was not tried before."""
    tried = [kept.recipe.rules for kept in chronicle.store.recipes.of_source(source.id) if kept.applied_at is not None]
    for recipe, scores in find(chronicle, source, episode.since):
        if recipe.rules not in tried:
            apply_recipe(chronicle, source, recipe, scores, by=BY)
            return True
    return False
