"""Sources are added, found, changed and removed by name."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from kronika.model.errors import InputError, UnknownName
from kronika.model.lead import Role
from kronika.model.source import Scope, Source, SourceKind
from kronika.store.store import Store
from tests.store.material import NOW, a_source, kept, lead, missed, take


def test_a_source_comes_back_as_it_was(store: Store) -> None:
    made = a_source(
        "Žurnál", lang="cs", section="domácí", every=timedelta(minutes=15), paused=True, options={"depth": "3"}
    )
    added = store.sources.add(made, NOW)
    assert added.id > 0
    assert added == replace(made, id=added.id, added=NOW)
    assert store.sources.get("Žurnál") == added == store.sources.by_id(added.id)


def test_a_kind_that_a_plugin_brought_stays_when_the_plugin_is_gone(store: Store) -> None:
    store.sources.add(replace(a_source("Pošta"), kind="newsletter"), NOW)
    assert [source.kind for source in store.sources.all()] == ["newsletter"]
    store.sources.remove("Pošta")
    assert store.sources.all() == []


def test_a_name_is_taken_once_and_free_after_removal(store: Store, source: Source) -> None:
    with pytest.raises(InputError, match="already a source called “listy”"):
        store.sources.add(a_source(), NOW)
    store.sources.remove("listy")
    with pytest.raises(UnknownName):
        store.sources.get("listy")
    again = store.sources.add(a_source(), NOW)
    assert again.id != source.id
    assert store.sources.by_id(source.id).name == "listy", "what it brought can still name it"
    assert store.sources.all() == [again]


@pytest.mark.parametrize("name", ["", "  ", "x" * 201])
def test_a_name_must_be_one(store: Store, name: str) -> None:
    with pytest.raises(InputError, match="needs a name"):
        store.sources.add(a_source(name), NOW)


def test_near_names_are_suggested(store: Store) -> None:
    store.sources.add(a_source("Lidové listy"), NOW)
    store.sources.add(a_source("rano"), NOW)
    with pytest.raises(UnknownName, match="did you mean “Lidové listy”"):
        store.sources.get("lidove listy")
    with pytest.raises(UnknownName, match="kronika source list"):
        store.sources.get("xyz")
    with pytest.raises(UnknownName):
        store.sources.remove("xyz")


def test_all_by_name_with_or_without_paused(store: Store) -> None:
    for name in ("b", "A", "c"):
        store.sources.add(a_source(name, paused=name == "c"), NOW)
    assert [source.name for source in store.sources.all()] == ["A", "b", "c"]
    assert [source.name for source in store.sources.all(include_paused=False)] == ["A", "b"]


def test_everything_but_the_name_can_be_changed(store: Store, source: Source) -> None:
    changed = replace(
        source,
        url="http://x.localhost/",
        kind=SourceKind.FEED,
        paused=True,
        every=timedelta(hours=1),
        options={"a": "b"},
    )
    assert store.sources.update(changed) == changed == store.sources.get("listy")
    store.sources.remove("listy")
    with pytest.raises(UnknownName):
        store.sources.update(changed)


def test_summaries_tell_how_each_source_stands(store: Store, source: Source) -> None:
    quiet = store.sources.add(a_source("zcela tichy"), NOW)
    round = store.rounds.begin(source, Scope(), [lead(source, str(n), Role.PAGE) for n in range(4)], NOW)
    frontier = store.frontier([round])
    leases = take(frontier)
    later = NOW + timedelta(hours=1)
    frontier.settle([kept(leases[0], b"a", at=later), missed(leases[1]), missed(leases[2], retry_in=9.0)])
    first, second = store.sources.summaries(NOW.date())
    assert (first.source, first.pages, first.articles, first.failures, first.open_leads) == (source, 1, 0, 1, 2)
    assert (first.last_round, first.last_success, first.newest_article) == (NOW, later, None)
    assert (second.source, second.pages, second.last_round, second.per_day) == (quiet, 0, None, (0,) * 30)
    assert (first.unread, second.unread) == (True, False)
    assert store.sources.summaries(NOW.date(), "listy") == [first]
    with pytest.raises(UnknownName):
        store.sources.summaries(NOW.date(), "nikdo")


def test_a_chronicle_without_sources(store: Store) -> None:
    assert store.sources.all() == []
    assert store.sources.summaries(NOW.date()) == []
    overview = store.overview(NOW.date())
    assert (overview.sources, overview.pages, overview.newest_page, overview.per_day) == (0, 0, None, (0,) * 30)
