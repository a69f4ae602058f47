"""Recipes of the store: offered, applied, ended by the next, withdrawn; who has read them can tell that they changed."""

from __future__ import annotations

from datetime import timedelta

import pytest

from kronika.model.errors import InputError, UnknownName
from kronika.model.job import EXTRACT
from kronika.model.recipe import Field, Mode, Recipe, RecipeState, Rule, Take
from kronika.model.source import Source
from kronika.store.store import Store
from tests.store.material import NOW, an_article
from tests.store.test_articles import fetch

RULES = (
    Rule(field=Field.BODY, css="article .text", drop=("aside", ".ad"), optional=True),
    Rule(field=Field.TITLE, xpath="//h1", take=Take.ATTRIBUTE, attribute="content", mode=Mode.CONFIRM),
)
FIRST = Recipe(name="listy-new", hosts=("listy.localhost",), rules=RULES, path="/a/*", since=NOW)
SECOND = Recipe(
    name="listy-newer",
    hosts=("listy.localhost",),
    rules=(Rule(field=Field.BODY, css="main"),),
    path="/a/*",
    since=NOW + timedelta(days=9),
)


def test_a_recipe_comes_back_as_it_was(store: Store, source: Source) -> None:
    kept = store.recipes.apply(source.id, FIRST, NOW, by="jana", scores={"score": 0.9, "notes": ["x"]})
    assert kept.recipe == FIRST
    assert (kept.state, kept.applied_by, kept.applied_at) == (RecipeState.APPLIED, "jana", NOW)
    assert kept.scores == {"score": 0.9, "notes": ["x"]}
    assert store.recipes.applied() == [FIRST]


def test_candidates_replace_earlier_ones_and_one_is_applied(store: Store, source: Source) -> None:
    store.recipes.offer(source.id, [(FIRST, {"score": 0.1})], NOW)
    offered = store.recipes.offer(source.id, [(FIRST, {"score": 0.5}), (SECOND, {"score": 0.8})], NOW)
    assert [one.recipe.name for one in offered] == ["listy-newer", "listy-new"]
    assert store.recipes.applied() == []
    kept = store.recipes.apply(source.id, FIRST, NOW)
    assert (kept.id, kept.scores) == (offered[1].id, {"score": 0.5})
    assert [one.recipe.name for one in store.recipes.candidates(source.id)] == ["listy-newer"]
    assert store.recipes.apply(source.id, FIRST, NOW).id == kept.id  # a second click


def test_the_next_recipe_ends_the_one_before(store: Store, source: Source) -> None:
    store.recipes.apply(source.id, FIRST, NOW)
    store.recipes.apply(source.id, SECOND, NOW)
    assert [(one.name, one.until) for one in store.recipes.applied()] == [
        ("listy-new", SECOND.since),
        ("listy-newer", None),
    ]


def test_a_recipe_that_would_never_have_held_is_withdrawn(store: Store, source: Source) -> None:
    later = store.recipes.apply(source.id, SECOND, NOW)
    store.recipes.apply(source.id, FIRST, NOW)
    assert store.recipes.get(later.id).state is RecipeState.WITHDRAWN
    assert [one.name for one in store.recipes.applied()] == ["listy-new"]


def test_a_recipe_for_other_pages_goes_on(store: Store, source: Source) -> None:
    other = Recipe(name="sport", hosts=("listy.localhost",), rules=RULES, path="/sport/*", since=NOW)
    elsewhere = Recipe(name="b", hosts=("b.localhost",), rules=RULES, since=NOW)
    for recipe in (other, elsewhere, SECOND):
        store.recipes.apply(source.id, recipe, NOW)
    assert [one.until for one in store.recipes.applied()] == [None, None, None]


def test_recipes_that_live_elsewhere_end_and_hold_again(store: Store, source: Source) -> None:
    store.recipes.apply(source.id, FIRST, NOW)
    kept = store.recipes.apply(source.id, SECOND, NOW, ends=[("listy.localhost", "file-1")])
    assert store.recipes.ended() == {("listy.localhost", "file-1"): SECOND.since}
    withdrawn = store.recipes.withdraw(kept.id)
    assert withdrawn.state is RecipeState.WITHDRAWN
    assert store.recipes.ended() == {}
    assert [(one.name, one.until) for one in store.recipes.applied()] == [("listy-new", None)]
    with pytest.raises(InputError, match="not in use"):
        store.recipes.withdraw(kept.id)
    with pytest.raises(UnknownName):
        store.recipes.get(999)


def test_every_change_is_another_version(store: Store, source: Source) -> None:
    versions = [store.recipes.version()]
    first = store.recipes.apply(source.id, FIRST, NOW)
    versions.append(store.recipes.version())
    store.recipes.apply(source.id, SECOND, NOW, ends=[("listy.localhost", "file-1")])
    versions.append(store.recipes.version())
    store.recipes.withdraw(first.id)
    versions.append(store.recipes.version())
    assert len(set(versions)) == 4
    store.recipes.offer(source.id, [(FIRST, {})], NOW)  # what is only offered changes nothing for who reads pages
    assert store.recipes.version() == versions[-1]


def test_applying_queues_the_pages_it_is_for(store: Store, source: Source) -> None:
    jobs = fetch(store, source, {"a": b"a", "b": b"b"})
    store.articles.save([(job, an_article()) for job in jobs])
    store.recipes.apply(source.id, SECOND, NOW)  # holds only since a later day
    assert store.jobs.waiting(EXTRACT) == 0
    store.recipes.apply(source.id, FIRST, NOW)
    assert store.jobs.waiting(EXTRACT) == 2
