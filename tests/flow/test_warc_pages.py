"""Pages in WARC files: encodings undone, charset and date kept, what is no page passed over."""

from __future__ import annotations

import gzip
import zlib
from datetime import UTC, datetime
from pathlib import Path

import pytest

from kronika.flow.found import RawPage
from kronika.flow.readers import Fault
from kronika.flow.warc_pages import archived
from tests.flow.warcs import answer, chunked, packed, page, plain, record

BODY = page(1).encode()
URL = "http://a.example/zprava"


def only(path: Path, *records: bytes) -> RawPage | Fault:
    path.write_bytes(plain(records))
    [(spot, found)] = archived(path)
    assert spot.file == str(path)
    return found


@pytest.mark.parametrize(
    "block",
    [
        answer(BODY),
        answer(chunked(BODY), Transfer_Encoding="chunked"),
        answer(gzip.compress(BODY), Content_Encoding="gzip"),
        answer(zlib.compress(BODY), Content_Encoding="deflate"),
        answer(zlib.compress(BODY)[2:-4], Content_Encoding="deflate"),
        answer(chunked(gzip.compress(BODY), 100), Transfer_Encoding="chunked", Content_Encoding="gzip"),
        answer(BODY, Transfer_Encoding="chunked", Content_Encoding="br"),  # decoded already, headers as they were
        answer(BODY).replace(b"\r\n", b"\n"),
    ],
    ids=["plain", "chunked", "gzip", "deflate", "bare-deflate", "both", "decoded", "bare-lines"],
)
def test_every_encoding_is_undone(tmp_path: Path, block: bytes) -> None:
    found = only(tmp_path / "a.warc", record("response", block, URL))
    assert isinstance(found, RawPage)
    assert found.body == BODY
    assert (found.url, found.content_type) == (URL, "text/html; charset=utf-8")
    assert found.at == datetime(2026, 3, 31, 10, 0, tzinfo=UTC)


def test_a_compressed_body_that_is_cut_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    cut = gzip.compress(BODY)[:-30]
    found = only(tmp_path / "a.warc", record("response", answer(cut, Content_Encoding="gzip"), URL))
    assert isinstance(found, RawPage)
    assert BODY.startswith(found.body) and len(found.body) > 100


@pytest.mark.parametrize(
    ("block", "said"),
    [
        (answer(b"\x8b\x02\x80" * 50, Content_Encoding="br"), "“br”"),
        (answer(zlib.compress(BODY)[:20] + b"\xff" * 60, Content_Encoding="deflate"), "damaged"),
        (b"not http at all", "no HTTP answer"),
    ],
)
def test_what_cannot_be_decoded_is_a_fault(tmp_path: Path, block: bytes, said: str) -> None:
    found = only(tmp_path / "a.warc", record("response", block, URL))
    assert isinstance(found, Fault)
    assert said in found.sentence


def test_what_is_no_page_is_passed_over(tmp_path: Path) -> None:
    others = [
        record("warcinfo", b"software: a test\r\n"),
        record("request", b"GET / HTTP/1.1\r\n\r\n", URL),
        record("response", b"20260331\na.example. 60 IN A 192.0.2.1\n", "dns:a.example", Content_Type="text/dns"),
        record("response", answer(BODY, "404 Not Found"), URL),
        record("response", answer(BODY, "301 Moved", Location="/b"), URL),
        record("response", answer(b"\x89PNG", Content_Type="image/png"), URL),
        record("response", answer(b""), URL),
        record("revisit", answer(b""), URL),
        record("resource", b"body { color: red }", URL, Content_Type="text/css"),
    ]
    (tmp_path / "a.warc").write_bytes(plain(others))
    assert list(archived(tmp_path / "a.warc")) == []


def test_a_resource_of_html_is_a_page(tmp_path: Path) -> None:
    found = only(tmp_path / "a.warc", record("resource", BODY, URL, Content_Type="text/html"))
    assert isinstance(found, RawPage)
    assert found.body == BODY


def test_the_bytes_read_add_up_to_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.warc.gz"
    path.write_bytes(packed([record("response", answer(page(n).encode()), f"{URL}{n}") for n in range(40)]))
    assert sum(spot.read for spot, _ in archived(path)) == path.stat().st_size
