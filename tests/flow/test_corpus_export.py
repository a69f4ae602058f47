"""What was collected goes out in three forms, and comes back the same."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from warcio.archiveiterator import ArchiveIterator
from warcio.checker import Checker

from kronika.flow import corpus_export
from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.collect import collect
from kronika.flow.corpus_export import Export, Exported, Wish
from kronika.flow.extraction import extract_waiting
from kronika.flow.taking_in import Where, take_in
from kronika.model.article import ArticleFilter
from kronika.model.intake import Brought
from kronika.model.lead import Lead
from kronika.model.page import Fetched, Page
from kronika.model.source import Scope, Source, SourceKind
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.server import SampleServer
from kronika.sampleweb.site import Site
from kronika.sampleweb.sites.moravsky_kuryr import KIND as KURYR
from kronika.sampleweb.sites.portal_nadwislanski import KIND as PORTAL
from tests.flow.conftest import TOML

SIX = ["url", "previous_url", "start_url", "domain", "html", "link_text"]
SITES: tuple[tuple[Site, Scope], ...] = (
    (PORTAL, Scope(since=NOW - timedelta(days=2))),  # articles on several pages
    (KURYR, Scope(max_pages=25)),  # windows-1250
)
HOSTS = tuple(site.host for site, _ in SITES)


@contextmanager
def another(tmp_path: Path) -> Iterator[Chronicle]:
    init_chronicle(tmp_path / "other", TOML)
    with open_chronicle(tmp_path / "other", {}, clock=SampleClock(NOW)) as opened:
        yield opened


@pytest.fixture(scope="module")
def folder(web: SampleServer, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chronicle with some pages of two sites and their articles, made once."""
    made = init_chronicle(tmp_path_factory.mktemp("collected") / "c", TOML)
    with open_chronicle(made, {}, clock=SampleClock(NOW)) as chronicle:
        for site, scope in SITES:
            assert site.entry is not None
            url, kind, options = web.url(site.host, site.entry.path), site.entry.kind, site.entry.options
            chronicle.store.sources.add(Source(name=site.host, url=url, kind=kind, options=options), NOW)
            collect(chronicle, [site.host], scope)
        extract_waiting(chronicle)
    return made


@pytest.fixture
def collected(folder: Path, tmp_path: Path) -> Iterator[Chronicle]:
    """A copy of it."""
    shutil.copytree(folder, tmp_path / "c")
    with open_chronicle(tmp_path / "c", {}, clock=SampleClock(NOW)) as opened:
        yield opened


def export(chronicle: Chronicle, form: str, to: Path, **more: Any) -> Exported:
    wish = Wish(sources=tuple(chronicle.store.sources.all()), form=form, **more)
    return Export(chronicle, wish).to_folder(to)


def html_pages(chronicle: Chronicle) -> list[Page]:
    pages = chronicle.store.pages.listing(limit=2_000)
    return [page for page in pages if (page.header("content-type") or "").startswith("text/html")]


def articles(chronicle: Chronicle) -> dict[tuple[str, str | None], tuple[object, ...]]:
    extract_waiting(chronicle)
    records = chronicle.store.articles.listing(ArticleFilter(), limit=2_000)
    return {
        (one.source, one.article.url): (one.article.title, one.article.text, one.article.published, one.article.pages)
        for one in records
    }


def test_a_file_of_six_fields_for_each_site(collected: Chronicle, tmp_path: Path) -> None:
    made = export(collected, "sites", tmp_path / "out")
    assert sorted(path.name for path in made.files) == sorted(f"{host}.jsonl" for host in HOSTS)
    lines = [json.loads(line) for path in made.files for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == made.written == len(html_pages(collected))
    assert all(list(line) == SIX for line in lines)
    assert {line["domain"] for line in lines} == {f"{host}.localhost" for host in HOSTS}
    czech = next(line for line in lines if line["domain"].startswith(KURYR.host) and line["link_text"])
    assert "ř" in czech["html"]
    assert "\ufffd" not in czech["html"]
    assert czech["previous_url"].startswith("http")


def test_lines_come_back_as_the_same_articles(collected: Chronicle, tmp_path: Path) -> None:
    made = export(collected, "sites", tmp_path / "out")
    before = articles(collected)
    with another(tmp_path) as other:
        intake = take_in(other, made.files, Where())
        assert (intake.damaged, intake.pages) == (0, made.written)
        after = articles(other)
    assert any(article[3] for article in before.values()), "no article on several pages was among them"
    listings = after.keys() - before.keys()  # six fields do not tell what a page was taken for
    assert {key: article for key, article in after.items() if key not in listings} == before
    assert len(listings) < 5


def test_an_archive_comes_back_byte_for_byte(collected: Chronicle, tmp_path: Path) -> None:
    made = export(collected, "warc", tmp_path / "out", newest=False, gzip=True)
    with another(tmp_path) as other:
        assert take_in(other, made.files, Where()).damaged == 0
        assert told(other) == told(collected)
        assert articles(other) == articles(collected)
        assert any(article[3] for article in articles(other).values()), "no article on several pages was among them"


def test_an_archive_of_pages_that_were_seen_again_comes_back_whole(collected: Chronicle, tmp_path: Path) -> None:
    later = replace(collected, clock=SampleClock(NOW + timedelta(hours=1)))
    collect(later, [PORTAL.host], Scope(since=NOW - timedelta(days=2), recheck=True))
    pages = collected.store.pages.listing(limit=2_000)
    again = [page for page in pages if page.seen_at > page.fetched_at]
    assert any(page.header("content-type") != "text/html" for page in again), "a feed was to be among them"
    collected.store.sources.rename(
        collected.store.sources.get(PORTAL.host), "Portal nad Wisłą"
    )  # the file is not called like the source
    made = export(collected, "warc", tmp_path / "out", newest=False, gzip=True)
    with another(tmp_path) as other:
        other = replace(other, clock=later.clock)
        intake = take_in(other, made.files, Where())
        assert (intake.damaged, sorted(intake.sources)) == (0, sorted({KURYR.host, "Portal nad Wisłą"}))
        assert told(other) == told(collected)


def told(chronicle: Chronicle) -> list[tuple[object, ...]]:
    names = {source.id: source.name for source in chronicle.store.sources.all()}
    return sorted(
        (
            names[page.source_id],
            page.url,
            page.final_url,
            page.redirects,
            page.version,
            page.fetched_at,
            page.seen_at,
            page.content_hash,
            page.via or "",
            page.link_text or "",
        )
        for page in html_pages(chronicle)
    )


def test_other_programs_read_the_archive(collected: Chronicle, tmp_path: Path) -> None:
    made = export(collected, "warc", tmp_path / "out", newest=False, gzip=True)
    stored = {page.final_url: page for page in collected.store.pages.listing(limit=2_000)}
    seen = set()
    for path in made.files:
        checker = Checker(type("Options", (), {"verbose": False, "inputs": [str(path)]})())
        checker.process_all()
        assert checker.exit_value == 0
        with path.open("rb") as file:
            for record in ArchiveIterator(file):
                if record.rec_type == "response":
                    url = record.rec_headers["WARC-Target-URI"]
                    assert record.content_stream().read() == collected.store.pages.body(stored[url].id)
                    assert record.http_headers.get_header("transfer-encoding") is None
                    seen.add(url)
    assert seen == set(stored)


def test_archives_are_the_same_every_time_and_rotate(
    collected: Chronicle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(corpus_export, "LARGEST", 20_000)
    one = export(collected, "warc", tmp_path / "one", gzip=True)
    two = export(collected, "warc", tmp_path / "two", gzip=True)
    assert len(one.files) > len(HOSTS)
    assert [path.read_bytes() for path in one.files] == [path.read_bytes() for path in two.files]
    assert gzip.decompress(one.files[1].read_bytes()).startswith(b"WARC/1.1\r\nWARC-Type: warcinfo\r\n")


def test_articles_go_out_with_everything_known(collected: Chronicle) -> None:
    stream = BytesIO()
    wish = Wish(sources=tuple(collected.store.sources.all()), form="jsonl")
    made = Export(collected, wish).to_stream(stream)
    lines = [json.loads(line) for line in stream.getvalue().decode().splitlines()]
    assert len(lines) == made.written > 0
    for line in lines:
        page = collected.store.pages.get(line["page_id"])
        assert (line["source"] in HOSTS, line["version"], line["final_url"]) == (True, page.version, page.final_url)
        assert {"title", "text", "published", "authors", "hints", "link_text"} <= line.keys()


def test_only_the_newest_version_unless_asked(collected: Chronicle, tmp_path: Path) -> None:
    url = html_pages(collected)[0].url
    source = collected.store.sources.by_id(html_pages(collected)[0].source_id)
    round_ = collected.store.rounds.begin(source, Scope(), (), NOW)
    body = b"<html><body>older</body></html>"
    fetched = Fetched(
        url=url,
        final_url=url,
        status=200,
        headers=(("Content-Type", "text/html"),),
        body=body,
        at=NOW - timedelta(days=9),
    )
    brought = Brought(lead=Lead(url=url, source_id=source.id), fetched=fetched)
    collected.store.imports.take_in(round_, [brought])
    newest = export(collected, "sites", tmp_path / "newest").written
    assert export(collected, "sites", tmp_path / "all", newest=False).written == newest + 1
    early = export(collected, "sites", tmp_path / "early", until=NOW - timedelta(days=5))
    assert early.written == 1
    assert export(collected, "sites", tmp_path / "late", since=NOW + timedelta(days=5)).written == 0


def test_whole_files_are_left_alone_and_changed_ones_written_again(collected: Chronicle, tmp_path: Path) -> None:
    first = export(collected, "sites", tmp_path / "out")
    again = export(collected, "sites", tmp_path / "out")
    assert (again.kept, again.files) == (len(HOSTS), [])
    first.files[0].unlink()
    assert export(collected, "sites", tmp_path / "out").files == [first.files[0]]
    assert export(collected, "sites", tmp_path / "out", gzip=True).kept == 0


def test_a_stop_leaves_no_half_file(collected: Chronicle, tmp_path: Path) -> None:
    stop = threading.Event()
    wish = Wish(sources=tuple(collected.store.sources.all()), form="sites")
    made = Export(collected, wish, lambda made: stop.set() if made.seen == 3 else None, stop).to_folder(
        tmp_path / "out"
    )
    assert made.stopped
    assert [path.name for path in (tmp_path / "out").iterdir()] == []


def test_halves_of_a_killed_export_are_cleared(collected: Chronicle, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    dead = os.fork()
    if not dead:
        os._exit(0)
    os.waitpid(dead, 0)
    (tmp_path / "out" / f".{KURYR.host}.jsonl.{dead}.part").write_bytes(b"half")
    export(collected, "sites", tmp_path / "out")
    assert not list((tmp_path / "out").glob(".*.part"))


def test_names_cannot_leave_the_folder(chronicle: Chronicle, tmp_path: Path) -> None:
    for name in ("../../evil", "a/b", "A", "a"):
        chronicle.store.sources.add(Source(name=name, url="http://a.example/", kind=SourceKind.PAGE), NOW)
    made = export(chronicle, "sites", tmp_path / "out")
    assert len({path.name.casefold() for path in made.files}) == 4
    assert all(path.parent == tmp_path / "out" for path in made.files)
