"""The demo as a newcomer runs it: the sample web, one full round, a summary, and nothing that should be there missing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from kronika.model.article import ArticleFilter, PageClass
from kronika.model.source import SourceKind
from kronika.model.watch import WatchFilter, WatchState
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.site import Site, Truth
from kronika.sampleweb.sites.labirynt import EXPECTED_FAILURES
from kronika.sampleweb.world import all_sites, base
from kronika.store.store import Store, open_store
from tests.e2e.test_commands import kronika

SINCE = NOW - timedelta(days=14)
FEED_ITEMS = 40  # a feed shows only the newest; every feed of the sample web shows at least so many
SITES = [site for site in all_sites() if site.entry is not None]


@dataclass(frozen=True)
class Played:
    folder: Path
    summary: dict[str, Any]
    port: int
    store: Store

    def urls(self) -> set[str]:
        """Every address that was reached, asked for or by way of a redirect."""
        return {url for page in self.store.pages.listing(limit=100_000) for url in (page.url, page.final_url)}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    folder = tmp_path_factory.mktemp("played")
    result = kronika("demo", "--once", "--json", cwd=folder)
    assert result.returncode == 0, result.stderr.decode()
    port = json.loads((folder / "demo" / "sampleweb.json").read_text())["port"]
    with open_store(f"sqlite:///{folder}/demo/data/kronika.db") as store:
        yield Played(folder, json.loads(result.stdout), port, store)


def test_the_whole_flow_runs(played: Played) -> None:
    assert played.summary["sites"] >= 20
    assert played.summary["pages"] >= 1000
    assert played.summary["articles"] >= 900
    assert played.summary["unexplained_errors"] == 0


def wanted(site: Site) -> list[Truth]:
    """The pages of a site that the demo's round has to bring."""
    assert site.entry is not None
    truths = list(site.truths(NOW))
    articles = [truth for truth in truths if truth.page_class in (PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS)]
    if site.entry.kind is SourceKind.FEED:
        return articles[:FEED_ITEMS]
    if site.entry.kind in (SourceKind.ARCHIVE, SourceKind.LISTING):
        return [truth for truth in articles if truth.published and truth.published >= SINCE]
    if site.entry.kind is SourceKind.PAGE:
        return [truth for truth in truths if truth.path == site.entry.path]
    return truths


@pytest.mark.parametrize("site", SITES, ids=lambda site: site.host)
def test_no_page_is_missing(played: Played, site: Site) -> None:
    have, expected = played.urls(), wanted(site)
    assert expected
    missing = [truth.path for truth in expected if base(site.host, played.port) + truth.path not in have]
    assert missing == []


def test_no_page_is_stored_twice(played: Played) -> None:
    pages = played.store.pages.listing(limit=100_000)
    assert len({(page.url, page.content_hash) for page in pages}) == len(pages)
    assert len({page.url for page in pages}) == played.summary["pages"]
    edited = {page.url for page in pages if page.version > 1}
    assert edited and all(url.startswith(base("vecerni-ozvena", played.port)) for url in edited)


def test_the_labyrinth_fails_where_it_should_and_nowhere_else(played: Played) -> None:
    start = base("labirynt", played.port)
    failed = {
        failure.url.removeprefix(start): failure.kind
        for failure in played.store.failures.listing(source="Labirynt", limit=1000)
    }
    linked = {path: kind for path, kind in EXPECTED_FAILURES.items() if path in failed}
    assert failed == linked
    assert len(failed) >= 12
    assert played.summary["errors"] == len(failed), "only the labyrinth fails"


def test_titles_and_dates_agree_with_the_truth(played: Played) -> None:
    found = {
        record.article.url: record.article for record in played.store.articles.listing(ArticleFilter(), limit=100_000)
    }
    titles = dates = total = 0
    for site in SITES:
        for truth in wanted(site):
            article = found.get(base(site.host, played.port) + truth.path)
            if article and truth.published:
                total += 1
                titles += article.title == truth.title
                dates += article.published is not None and abs(article.published - truth.published) < timedelta(
                    minutes=61
                )
    assert total >= 900
    assert titles / total >= 0.97
    assert dates / total >= 0.97


def test_long_texts_are_whole_and_their_further_pages_no_articles(played: Played) -> None:
    records = played.store.articles.listing(ArticleFilter(with_text=False), limit=100_000)
    found = {record.article.url: record.article for record in records}
    long = [(base(site.host, played.port), truth) for site in SITES for truth in wanted(site) if truth.more]
    assert len({start for start, _ in long}) >= 2 and len(long) >= 20
    for start, truth in long:
        article = found[start + truth.path]
        assert article.pages == tuple(start + path for path in truth.further)
        assert article.following is None and article.faults == ()
        assert [text for text in truth.more if len(text) > 80 and article.body.count(text) != 1] == []
        assert not {start + path for path in truth.further} & found.keys()


def test_watched_pages_tell_what_happened_to_them(played: Played) -> None:
    found = {watch.name: watch.state for watch in played.store.watches.all(WatchFilter())}
    assert found["News with ads"] is WatchState.UNCHANGED, "noise is no change"
    assert found["Timetable"] is WatchState.LOGIN
    changed = {name for name, state in found.items() if state is WatchState.CHANGED}
    assert changed == {"Notice board", "Price list", "Tenders", "Terms of use", "Council minutes"}
    assert (played.summary["watched"], played.summary["changes"]) == (7, 5)


def test_the_second_run_takes_up_the_same_chronicle(played: Played) -> None:
    again = kronika("demo", "--once", "--json", cwd=played.folder)
    assert again.returncode == 0, again.stderr.decode()
    summary = json.loads(again.stdout)
    assert summary["pages"] == played.summary["pages"]
    assert summary["new_pages"] <= 20  # pages that differ at every visit
    assert summary["changes"] == 0, "what happened to watched pages was told the first time"
    assert summary["unexplained_errors"] == 0


def test_a_folder_of_someone_else_is_refused(tmp_path: Path) -> None:
    assert kronika("init", "demo", cwd=tmp_path).returncode == 0
    refused = kronika("demo", "--once", cwd=tmp_path)
    assert refused.returncode == 2
    assert b"--dir" in refused.stderr
