"""The address as a directory, when there is a recipe that reads it: people's own, or one that Kronika brings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from kronika.flow.directories import with_recipe
from kronika.flow.exploring.offer import Offer
from kronika.flow.exploring.tasting import SAMPLES, as_source
from kronika.model.errors import KronikaError, SettingsError
from kronika.model.page import Fetched
from kronika.model.source import Scope, Source, SourceKind
from kronika.sources.directory_book import recipe_of
from kronika.sources.discovery import seeds, strategy_of
from kronika.sources.strategy import Task


def directory_offers(url: str, fetched: Fetched, home: Path | None, now: datetime) -> Iterator[Offer]:
    """The directory with the lists and entries its first page leads to; nothing where no recipe is meant for the host."""
    offer = Offer(kind=SourceKind.DIRECTORY, url=url, how="a recipe reads it")
    bare = as_source(offer, None)
    try:
        source = with_recipe(bare, home) if home is not None else bare
    except KronikaError as error:  # a recipe of one's own that cannot be read
        yield replace(offer, fault=str(error))
        return
    if not has_recipe(source):
        return
    lead = replace(seeds(source, Scope(), now)[0], url=fetched.final_url)
    leads = strategy_of(source).discover(Task(source=source, scope=Scope(), now=now), lead, fetched)
    titles = tuple(dict.fromkeys(one.link_text or one.url for one in leads))
    yield replace(offer, items=len(leads), samples=titles[:SAMPLES])


def has_recipe(source: Source) -> bool:
    """Whether a recipe is meant for it."""
    try:
        recipe_of(source)
    except SettingsError:
        return False
    return True
