"""Pages from elsewhere find their place, once, in the order of time, on both databases."""

from __future__ import annotations

from datetime import timedelta

import pytest

from kronika.model.intake import Brought, TakenIn
from kronika.model.job import EXTRACT
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.round import Round
from kronika.model.source import Scope, Source
from kronika.store.store import Store
from tests.store.material import HTML, NOW, a_source, an_article


@pytest.fixture
def source(store: Store) -> Source:
    return store.sources.add(a_source(), NOW)


@pytest.fixture
def round_(store: Store, source: Source) -> Round:
    return store.rounds.begin(source, Scope(), (), NOW)


def page(source: Source, path: str, body: str | None, day: int, **more: object) -> Brought:
    url = source.url + path
    fetched = Fetched(
        url=url,
        final_url=url,
        status=200 if body is not None else 304,
        headers=HTML,
        body=(body or "").encode(),
        at=NOW + timedelta(days=day),
    )
    lead = Lead(
        **{"url": url, "source_id": source.id, "role": Role.PAGE, "via": source.url, "link_text": "odkaz", **more}
    )  # type: ignore[arg-type]
    return Brought(lead=lead, fetched=fetched)


def history(store: Store, source: Source, path: str) -> list[tuple[int, int, int, bytes]]:
    versions = reversed(store.pages.versions(source.url + path))
    return [
        (one.version, (one.fetched_at - NOW).days, (one.seen_at - NOW).days, store.pages.body(one.id))
        for one in versions
    ]


def test_pages_are_kept_with_their_time_and_origin(store: Store, source: Source, round_: Round) -> None:
    assert store.imports.take_in(round_, [page(source, "a", "1", -5)]) == TakenIn(pages=1)
    (kept,) = store.pages.versions(source.url + "a")
    assert (kept.fetched_at, kept.via, kept.link_text) == (NOW - timedelta(days=5), source.url, "odkaz")
    assert store.jobs.waiting(EXTRACT) == 1


def test_the_same_pages_again_change_nothing(store: Store, source: Source, round_: Round) -> None:
    batch = [
        page(source, "a", "1", 1),
        page(source, "a", "2", 2),
        page(source, "b", "3", 1),
        page(source, "a", None, 3),
    ]
    assert store.imports.take_in(round_, batch) == TakenIn(pages=3, known=1)
    before = history(store, source, "a"), history(store, source, "b"), store.jobs.waiting(EXTRACT)
    assert store.imports.take_in(round_, list(reversed(batch))) == TakenIn(known=4)
    assert (history(store, source, "a"), history(store, source, "b"), store.jobs.waiting(EXTRACT)) == before
    assert before[0] == [(1, 1, 1, b"1"), (2, 2, 3, b"2")]
    assert store.check() == []


def test_an_older_page_takes_the_earlier_number(store: Store, source: Source, round_: Round) -> None:
    store.imports.take_in(round_, [page(source, "a", "new", 5)])
    (job,) = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60)
    store.articles.save([(job, an_article(url=source.url + "a"))])
    store.imports.take_in(round_, [page(source, "a", "old", 1), page(source, "a", "oldest", 0)])
    assert history(store, source, "a") == [(1, 0, 0, b"oldest"), (2, 1, 1, b"old"), (3, 5, 5, b"new")]
    (first, second) = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60)
    store.articles.save([(first, an_article(url=source.url + "a")), (second, an_article(url=source.url + "a"))])
    from kronika.model.article import ArticleFilter

    (shown,) = store.articles.listing(ArticleFilter(with_text=False))
    assert store.pages.get(shown.page_id).version == 3


def test_something_in_between_parts_a_version(store: Store, source: Source, round_: Round) -> None:
    store.imports.take_in(round_, [page(source, "a", "same", 1), page(source, "a", "same", 9)])
    assert history(store, source, "a") == [(1, 1, 9, b"same")]
    store.imports.take_in(round_, [page(source, "a", "other", 5)])
    assert history(store, source, "a") == [(1, 1, 1, b"same"), (2, 5, 5, b"other"), (3, 9, 9, b"same")]
    assert store.check() == []


def test_as_before_without_a_before_is_told(store: Store, source: Source, round_: Round) -> None:
    assert store.imports.take_in(round_, [page(source, "a", None, 1)]) == TakenIn(groundless=1)
    assert store.pages.versions(source.url + "a") == []


def test_an_earlier_first_look_has_the_article_read_again(store: Store, source: Source, round_: Round) -> None:
    store.imports.take_in(round_, [page(source, "a", "same", 5)])
    (job,) = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60)
    store.articles.save([(job, an_article(url=source.url + "a"))])
    store.imports.take_in(round_, [page(source, "a", "same", 1)])
    assert history(store, source, "a") == [(1, 1, 5, b"same")]
    assert store.jobs.waiting(EXTRACT) == 1


def test_a_following_page_belongs_to_the_page_before_it(store: Store, source: Source, round_: Round) -> None:
    store.imports.take_in(round_, [page(source, "a", "1", 1)])
    (job,) = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60)
    store.articles.save([(job, an_article(url=source.url + "a"))])
    further = page(source, "a?p=2", "2", 1, role=Role.FOLLOWING, via=source.url + "a")
    store.imports.take_in(round_, [further])
    assert store.jobs.waiting(EXTRACT) == 1  # the first page, to be read again
    (second,) = store.pages.versions(source.url + "a?p=2")
    assert store.pages.following_among([second.id]) == {second.id}


def test_the_round_counts_what_came(store: Store, source: Source, round_: Round) -> None:
    store.imports.take_in(round_, [page(source, "a", "1", 1), page(source, "a", "1", 2)])
    finished = store.rounds.finish(round_, NOW)
    assert (finished.pages, finished.unchanged) == (1, 1)
