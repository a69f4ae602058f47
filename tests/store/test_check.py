"""Faults in the record are found and told."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta

import pytest
from sqlalchemy import text

from kronika.model.job import EXTRACT
from kronika.model.lead import Role
from kronika.model.round import Round
from kronika.model.source import Source
from kronika.model.watch import WatchState
from kronika.store.opening import open_database
from kronika.store.store import Store
from tests.store.material import NOW, an_article, kept, lead, take
from tests.store.watching import NEWS, check, watch

Begin = Callable[..., Round]

FAULTS = {
    "UPDATE rounds SET pending = 7": "counts 7 leads left, but there are 1",
    "UPDATE leads SET page_id = 99 WHERE page_id IS NOT NULL": "name a stored page that is not there",
    "UPDATE leads SET alias_of = 99": "other addresses of a lead that is not there",
    "UPDATE leads SET alias_of = id": "other addresses of a lead that is not there",
    "UPDATE leads SET state = 4, pattern_id = 77 WHERE state = 2": "2 leads wait for a pattern that is not there",
    "INSERT INTO patterns (source_id, key, opened, parked, novel, alike, prints, example) "
    "SELECT id, '/N', 1, 3, 0, 0, '[]', '' FROM sources": "The pattern /N counts 3 leads that wait, but there are 0",
    "UPDATE jobs SET subject = 99": "extraction jobs name a page",
    "UPDATE alembic_version SET version_num = '0001'": "at version 0001",
    "UPDATE blobs SET data = substr(data, 1, 9)": "are damaged",
}


@pytest.fixture
def filled(store: Store, source: Source, begin: Begin) -> Store:
    """A store with a page, an article and an open lead."""
    frontier = store.frontier([begin()])
    [seed] = take(frontier)
    frontier.settle([kept(seed, b"home", found=(lead(source, "a", Role.PAGE), lead(source, "b")))])
    frontier.settle([kept(take(frontier, limit=1)[0], b"page")])
    jobs = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=9.0)
    store.articles.save([(job, an_article()) for job in jobs])
    return store


def test_a_healthy_store_has_no_faults(filled: Store) -> None:
    assert filled.check() == []


@pytest.mark.parametrize("statement", FAULTS)
def test_each_fault_is_told(filled: Store, url: str, statement: str) -> None:
    database = open_database(url, busy_seconds=5.0, create=False)
    with database.write() as connection:
        connection.execute(text(statement))
    database.close()
    faults = filled.check()
    assert any(FAULTS[statement] in fault for fault in faults), faults
    assert all(fault.endswith(".") for fault in faults)


def test_rows_that_lost_what_they_point_to_are_told(filled: Store, url: str) -> None:
    if not url.startswith("sqlite"):
        pytest.skip("PostgreSQL does not let it happen")
    database = open_database(url, busy_seconds=5.0, create=False)
    connection = database.engine.raw_connection()
    connection.cursor().execute("PRAGMA foreign_keys = OFF")
    connection.cursor().execute("DELETE FROM pages WHERE version = 1")
    connection.close()
    database.close()
    faults = " ".join(filled.check())
    assert "points to a row of pages that is not there" in faults
    assert "articles have lost their page" in faults


def test_the_overview_counts_everything_once(filled: Store) -> None:
    overview = filled.overview(NOW.date())
    assert (overview.sources, overview.sites, overview.pages, overview.versions) == (1, 1, 2, 2)
    assert (overview.articles, overview.open_leads, overview.waiting_jobs) == (1, 1, 0)
    assert overview.page_bytes == len(b"home") + len(b"page")
    assert overview.stored_bytes > 0 and overview.newest_page == NOW


WATCHING_FAULTS = {
    "DELETE FROM standings": "1 watched pages do not know how they stand",
    "UPDATE standings SET version = 7": "count their versions wrongly",
    "UPDATE standings SET state = 4": "never checked though they are not paused",
    "UPDATE blobs SET data = substr(data, 1, 9)": "The bytes of version 2 of http://listy.localhost/ are damaged",
}


@pytest.mark.parametrize("statement", WATCHING_FAULTS)
def test_faults_of_watched_pages_are_told(store: Store, url: str, statement: str) -> None:
    watched(store)
    assert store.check() == []
    database = open_database(url, busy_seconds=5.0, create=False)
    with database.write() as connection:
        connection.execute(text(statement))
    database.close()
    faults = store.check()
    assert any(WATCHING_FAULTS[statement] in fault for fault in faults), faults
    assert all(fault.endswith(".") for fault in faults)


def test_the_overview_counts_what_is_watched(store: Store) -> None:
    watched(store)
    gone, paused, removed = (watch(store, path) for path in ("gone", "paused", "removed"))
    for one in (gone, paused, removed):
        check(store, one.id, state=WatchState.GONE, event=True)
    store.watches.pause([paused.id])
    store.watches.remove([removed.id], NOW)
    overview = store.overview(NOW.date())
    assert (overview.watched, overview.troubled) == (3, 1)
    assert (overview.changes_today, overview.changes_open) == (1, 3)
    store.changes.acknowledge([1], "anna", NOW)
    later = store.overview(NOW.date() + timedelta(days=1))
    assert (later.changes_today, later.changes_open) == (0, 2)


def watched(store: Store) -> None:
    """A page that has changed once."""
    made = watch(store)
    check(store, made.id, b"old page" * 50)
    check(store, made.id, b"new page" * 50, change=NEWS)
