"""Walking over stored pages: every one once, in order, within the wanted time, on both databases."""

from __future__ import annotations

from datetime import timedelta

import pytest

from kronika.model.intake import Brought
from kronika.model.job import EXTRACT
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.selection import PageSelection
from kronika.model.source import Scope, Source
from kronika.store import walks
from kronika.store.store import Store
from tests.store.material import HTML, NOW, a_source, an_article


@pytest.fixture
def source(store: Store) -> Source:
    """Seven pages; the first has three versions."""
    source = store.sources.add(a_source(), NOW)
    other = store.sources.add(a_source("other"), NOW)
    for owner in (source, other):
        round_ = store.rounds.begin(owner, Scope(), (), NOW)
        looks = [(0, 0), (0, 1), (0, 2), *((number, 1) for number in range(1, 7))]
        store.imports.take_in(round_, [look(owner, number, day) for number, day in looks])
    return source


def look(source: Source, number: int, day: int) -> Brought:
    url = f"{source.url}{number}"
    body = f"{number} {day}".encode()
    at = NOW + timedelta(days=day)
    lead = Lead(url=url, source_id=source.id, role=Role.ARTICLE, hints={"title": f"titulek {number}"})
    return Brought(lead=lead, fetched=Fetched(url=url, final_url=url, status=200, headers=HTML, body=body, at=at))


def seen(store: Store, chosen: PageSelection) -> list[tuple[str, int]]:
    found = [(known.page.url.rpartition("/")[2], known.page.version) for known in store.walks.over(chosen)]
    assert len(found) == store.walks.extent(chosen).pages
    return found


def test_every_version_once_in_the_order_of_storing(
    store: Store, source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(walks, "STEP", 2)
    found = seen(store, PageSelection(source_id=source.id))
    assert found == [("0", 1), ("0", 2), ("0", 3), *((str(number), 1) for number in range(1, 7))]


def test_the_newest_of_each_address(store: Store, source: Source) -> None:
    found = seen(store, PageSelection(source_id=source.id, newest=True))
    assert found == [("0", 3), *((str(number), 1) for number in range(1, 7))]


def test_within_a_time(store: Store, source: Source) -> None:
    until = PageSelection(source_id=source.id, newest=True, until=NOW)
    assert seen(store, until) == [("0", 1)]
    since = PageSelection(source_id=source.id, since=NOW + timedelta(days=2))
    assert seen(store, since) == [("0", 3)]
    assert seen(store, PageSelection(source_id=source.id, since=NOW + timedelta(days=3))) == []


def test_what_is_told_beside_a_page_comes_with_it(store: Store, source: Source) -> None:
    jobs = store.jobs.lease(EXTRACT, worker="w", limit=100, seconds=60)
    store.articles.save([(jobs[0], an_article("Titulek"))])
    known = list(store.walks.over(PageSelection(source_id=source.id), articles=True))
    assert (known[0].role, known[0].hints) == (Role.ARTICLE, {"title": "titulek 0"})
    read = [one.article.title for one in known if one.article is not None]
    assert read == ["Titulek"]


def test_the_extent_tells_when_something_was_seen_again(store: Store, source: Source) -> None:
    chosen = PageSelection(source_id=source.id)
    before = store.walks.extent(chosen)
    round_ = store.rounds.begin(source, Scope(), (), NOW)
    again = look(source, 0, 2)
    later = Brought(
        lead=again.lead,
        fetched=Fetched(
            url=again.lead.url, final_url=again.lead.url, status=304, headers=(), body=b"", at=NOW + timedelta(days=9)
        ),
    )
    store.imports.take_in(round_, [later])
    after = store.walks.extent(chosen)
    assert (after.pages, after == before) == (before.pages, False)
