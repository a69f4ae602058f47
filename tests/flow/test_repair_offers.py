"""Repairs on offer: found on the stored pages of a broken source, kept with scores and what they would read."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.repair_offers import offer_repairs
from kronika.model.errors import KronikaError
from kronika.model.health import Episode
from kronika.settings import Settings
from kronika.store.store import open_store
from tests.serve.web.ailing import FOOTER, NAME, fall_ill, whole_story
from tests.serve.web.chronicle import NOW


@pytest.fixture
def chronicle(tmp_path: Path) -> Iterator[Chronicle]:
    """A chronicle whose only source broke three days ago."""
    with open_store(f"sqlite:///{tmp_path}/kronika.db", create=True) as store:
        fall_ill(store)
        yield Chronicle(settings=Settings(home=tmp_path), store=store, clock=lambda: NOW)


def broken(chronicle: Chronicle) -> Episode:
    episode = chronicle.store.episodes.lasting(chronicle.store.sources.get(NAME).id)
    assert episode is not None
    return episode


def test_candidates_are_kept_with_what_they_would_read(chronicle: Chronicle) -> None:
    source = chronicle.store.sources.get(NAME)
    offered = offer_repairs(chronicle, source, broken(chronicle).since)
    assert offered and offered == chronicle.store.recipes.candidates(source.id)
    best = offered[0]
    assert best.recipe.since == broken(chronicle).since
    assert best.scores["score"] > 0.8
    first, newest = best.scores["samples"]
    assert first["page"] == broken(chronicle).first_page
    assert newest["page"] != first["page"]
    for sample in (first, newest):
        address = chronicle.store.pages.get(sample["page"]).url
        story = whole_story(int(address.rpartition("/")[2].removesuffix(".html")))
        assert sample["title"] == story.title
        assert sample["text"].split("\n\n")[0] in story.body
        assert sample["words"] > 10 and FOOTER not in sample["text"]
    assert chronicle.store.recipes.applied() == [], "nothing is used before a person says so"


def test_too_few_pages_are_told(chronicle: Chronicle) -> None:
    late = broken(chronicle)
    source = chronicle.store.sources.get(NAME)
    shorter = Episode(id=late.id, source=NAME, verdict=late.verdict, since=NOW - timedelta(hours=5), noticed=NOW)
    with pytest.raises(KronikaError, match="page"):
        offer_repairs(chronicle, source, shorter.since)
    assert chronicle.store.recipes.candidates(source.id) == []
