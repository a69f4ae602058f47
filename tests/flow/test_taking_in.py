"""Crawls made elsewhere come in whole, once, with their times; what is damaged is named."""

from __future__ import annotations

import gzip
import json
import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import zstandard

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.flow.extraction import extract_waiting
from kronika.flow.taking_in import Intake, Where, take_in
from kronika.model.article import ArticleFilter
from kronika.model.errors import BadFile, InputError
from kronika.model.job import EXTRACT
from kronika.model.page import Page
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import NOW
from tests.flow.warcs import answer, chunked, packed, page, plain, record, response

AT = datetime(2026, 3, 31, 10, tzinfo=UTC)


def line(number: int, **more: Any) -> dict[str, Any]:
    values = {
        "url": f"http://a.example/{number}",
        "previous_url": "http://a.example/",
        "start_url": "http://a.example/",
        "domain": "a.example",
        "html": page(number),
        "link_text": f"článek {number}",
    }
    return values | more


def lines(*values: object) -> bytes:
    return "".join(json.dumps(value) + "\n" for value in values).encode()


def write(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


def bring(chronicle: Chronicle, *files: Path, **where: Any) -> Intake:
    return take_in(chronicle, files, Where(**where))


def stored(chronicle: Chronicle) -> list[Page]:
    return sorted(chronicle.store.pages.listing(limit=500), key=lambda page: page.id)


def state(chronicle: Chronicle) -> list[tuple[object, ...]]:
    return sorted(
        (one.url, one.version, one.fetched_at, one.seen_at, one.content_hash, one.via or "", one.link_text or "")
        for one in stored(chronicle)
    )


@pytest.mark.parametrize("pack", [bytes, gzip.compress, lambda content: zstandard.compress(content)])
def test_lines_become_pages(chronicle: Chronicle, tmp_path: Path, pack: Any) -> None:
    file = write(tmp_path / "farnost.jsonl.gz", pack(lines(line(1), line(2))))
    intake = bring(chronicle, file)
    assert (intake.pages, intake.damaged, intake.sources) == (2, 0, ("farnost",))
    first, _ = stored(chronicle)
    assert (first.url, first.via, first.link_text) == ("http://a.example/1", "http://a.example/", "článek 1")
    assert first.fetched_at == min(datetime.fromtimestamp(file.stat().st_mtime, UTC), chronicle.clock())
    assert chronicle.store.pages.body(first.id).decode() == page(1)
    source = chronicle.store.sources.get("farnost")
    assert (source.kind, source.url) == (SourceKind.IMPORT, "http://a.example/")
    assert chronicle.store.jobs.waiting(EXTRACT) == 2


def test_articles_are_read_from_imported_pages(chronicle: Chronicle, tmp_path: Path) -> None:
    bring(chronicle, write(tmp_path / "a.jsonl", lines(line(1))), lang="cs")
    assert extract_waiting(chronicle).articles == 1
    (record_,) = chronicle.store.articles.listing(ArticleFilter(with_text=False))
    assert record_.article.title == "Povodeň 1 ustupuje z města"


def test_other_names_and_times_are_understood(chronicle: Chronicle, tmp_path: Path) -> None:
    one = {"uri": "http://a.example/1", "body": page(1), "referer": "http://a.example/", "timestamp": AT.timestamp()}
    two = {"url": "http://a.example/2", "raw_html": page(2), "anchor": "dvě", "fetched_at": "2026-03-31T10:00:00"}
    bring(chronicle, write(tmp_path / "a.jsonl", lines(one, two)))
    assert [(kept.fetched_at, kept.via, kept.link_text) for kept in stored(chronicle)] == [
        (AT, "http://a.example/", None),
        (AT, None, "dvě"),
    ]


def test_damaged_lines_are_named_and_the_rest_comes_in(chronicle: Chronicle, tmp_path: Path) -> None:
    content = (
        lines(line(1))
        + b"{not json\n[1]\n\n"
        + lines({"html": "x"}, {"url": "http://a.example/9"})
        + lines(line(2, url="mailto:a@b.c"), line(3, status=404), line(4))
    )
    intake = bring(chronicle, write(tmp_path / "a.jsonl", content))
    assert (intake.pages, intake.passed, intake.damaged) == (2, 1, 5)
    told = "\n".join(intake.sentences)
    for part in ("line 2 is not JSON", "line 3 is no JSON object", "line 5 has no url", "has no html", "mailto"):
        assert part in told


def test_a_file_that_breaks_off_is_told(chronicle: Chronicle, tmp_path: Path) -> None:
    many = gzip.compress(lines(*(line(number) for number in range(200))))
    intake = bring(chronicle, write(tmp_path / "a.jsonl.gz", many[: len(many) // 2]))
    assert intake.pages > 0
    assert intake.damaged == 1
    assert "damaged here" in intake.sentences[0]


def test_pages_go_where_the_user_wants_them(chronicle: Chronicle, tmp_path: Path) -> None:
    file = write(tmp_path / "a.jsonl", lines(line(1), line(2, url="http://www.b.example/2", start_url=None)))
    assert bring(chronicle, file, site_per_host=True).sources == ("a.example", "b.example")
    assert chronicle.store.sources.get("b.example").url == "http://www.b.example/2"
    assert bring(chronicle, file, source="vše", lang="cs").sources == ("vše",)
    assert chronicle.store.sources.get("vše").lang == "cs"


def test_an_existing_source_takes_pages_and_its_round_is_left_alone(chronicle: Chronicle, tmp_path: Path) -> None:
    source = Source(name="a", url="http://a.example/", kind=SourceKind.SITE)
    source = chronicle.store.sources.add(source, NOW)
    from kronika.model.source import Scope

    begun = chronicle.store.rounds.begin(source, Scope(), (), NOW)
    bring(chronicle, write(tmp_path / "a.jsonl", lines(line(1))))
    latest = chronicle.store.rounds.latest(source.id)
    assert latest is not None
    assert (latest.id, latest.finished, latest.pages) == (begun.id, None, 1)


def test_running_it_again_changes_nothing(chronicle: Chronicle, tmp_path: Path) -> None:
    file = write(tmp_path / "a.warc", plain([response(number) for number in range(5)]))
    bring(chronicle, file)
    before = state(chronicle)
    intake = bring(chronicle, file)
    assert (intake.pages, intake.known) == (0, 5)
    assert state(chronicle) == before
    assert chronicle.store.jobs.waiting(EXTRACT) == 5


def test_an_archive_brings_answers_revisits_and_resources(chronicle: Chronicle, tmp_path: Path) -> None:
    url = "http://a.example/1.html"
    later = {"WARC_Date": "2026-03-31T12:00:00Z", "WARC_Refers_To_Target_URI": url}
    records = [
        record("warcinfo", b"software: x\r\n"),
        response(1),
        record("request", b"GET / HTTP/1.1\r\n\r\n", url),
        record("revisit", b"", url, **later),
        record("revisit", b"", "http://a.example/same.html", **later),
        record("resource", page(7).encode(), "http://a.example/7.html", Content_Type="text/html; charset=utf-8"),
        record("response", answer(b"gone", "404 Not Found"), "http://a.example/gone"),
        record("response", answer(b"GIF89a", Content_Type="image/gif"), "http://a.example/i.gif"),
        record("response", answer(chunked(page(8).encode()), Transfer_Encoding="chunked"), "http://a.example/8.html"),
        record("response", answer(gzip.compress(page(9).encode()), Content_Encoding="gzip"), "http://a.example/9.html"),
    ]
    intake = bring(chronicle, write(tmp_path / "a.warc.gz", packed(records)))
    assert (intake.pages, intake.known, intake.passed, intake.damaged) == (5, 1, 2, 0)
    pages = {one.url: one for one in stored(chronicle)}
    assert pages[url].seen_at - pages[url].fetched_at == timedelta(hours=2)
    assert pages["http://a.example/same.html"].content_hash == pages[url].content_hash
    assert chronicle.store.pages.body(pages["http://a.example/9.html"].id).decode() == page(9)
    assert pages["http://a.example/9.html"].header("content-encoding") is None


def test_a_revisit_of_nothing_is_told(chronicle: Chronicle, tmp_path: Path) -> None:
    intake = bring(chronicle, write(tmp_path / "a.warc", plain([record("revisit", b"", "http://a.example/1")])))
    assert intake.damaged == 1
    assert "http://a.example/1" in intake.sentences[0]


def test_a_revisit_of_a_picture_is_passed_over(chronicle: Chronicle, tmp_path: Path) -> None:
    headers = answer(b"", Content_Type="image/gif")
    intake = bring(
        chronicle,
        write(tmp_path / "a.warc", plain([response(1), record("revisit", headers, "http://a.example/i.gif")])),
    )
    assert (intake.pages, intake.passed, intake.damaged) == (1, 1, 0)


def test_metadata_of_other_crawlers_are_read(chronicle: Chronicle, tmp_path: Path) -> None:
    about = {"WARC_Concurrent_To": "<urn:uuid:5>", "Content_Type": "application/warc-fields"}
    records = [
        record("response", answer(page(1).encode()), "http://a.example/1", WARC_Record_ID="<urn:uuid:5>"),
        record("request", b"GET /1 HTTP/1.1\r\n\r\n", "http://a.example/1"),
        record("metadata", b"via: http://a.example/list\r\nhopsFromSeed: L\r\n", "http://a.example/1", **about),
    ]
    bring(chronicle, write(tmp_path / "a.warc", plain(records)))
    assert [kept.via for kept in stored(chronicle)] == ["http://a.example/list"]


def test_damage_in_an_archive_is_named(chronicle: Chronicle, tmp_path: Path) -> None:
    whole = plain([response(1), response(2), response(3)])
    broken = whole.replace(b"WARC/1.1\r\n", b"XXXX\r\n", 2).replace(b"XXXX", b"WARC/1.1", 1)
    intake = bring(chronicle, write(tmp_path / "a.warc", broken))
    assert (intake.pages, intake.damaged) == (2, 1)


def test_older_crawls_come_before_newer_ones(chronicle: Chronicle, tmp_path: Path) -> None:
    new = write(tmp_path / "new.jsonl", lines(line(1, at="2026-03-02T00:00:00Z", html=page(2))))
    old = write(tmp_path / "old.jsonl", lines(line(1, at="2026-03-01T00:00:00Z")))
    bring(chronicle, new, old, source="a")
    assert [
        (one.version, chronicle.store.pages.body(one.id).decode())
        for one in reversed(chronicle.store.pages.versions("http://a.example/1"))
    ] == [
        (1, page(1)),
        (2, page(2)),
    ]


def test_a_stop_keeps_what_came_in(chronicle: Chronicle, tmp_path: Path) -> None:
    stop = threading.Event()
    stop.set()
    file = write(tmp_path / "a.jsonl", lines(line(1), line(2)))
    intake = take_in(chronicle, [file], Where(), stop=stop)
    assert (intake.stopped, intake.pages) == (True, 1)
    assert bring(chronicle, file).pages == 1


def test_files_that_cannot_be_read_are_refused_before_anything_is_written(chronicle: Chronicle, tmp_path: Path) -> None:
    good = write(tmp_path / "a.jsonl", lines(line(1)))
    for bad in (tmp_path, tmp_path / "none", write(tmp_path / "empty.jsonl", b"")):
        with pytest.raises(BadFile):
            bring(chronicle, good, bad)
    assert stored(chronicle) == []


def test_there_is_nothing_to_collect_from_an_import(chronicle: Chronicle, tmp_path: Path) -> None:
    bring(chronicle, write(tmp_path / "a.jsonl", lines(line(1))))
    assert collect(chronicle).sources == ()
    with pytest.raises(InputError, match="kronika import"):
        collect(chronicle, ["a"])
