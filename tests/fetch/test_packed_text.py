"""Texts that sites keep as gzip files, as sitemaps are: unpacked under the same cap, and only where they are expected."""

from __future__ import annotations

import gzip

import pytest

from kronika.fetch.trouble import Trouble
from kronika.model.failure import FailureKind
from tests.fetch.local_site import LocalSite
from tests.fetch.test_door import Answer, ask, lookup_giving

TEXT = b"<urlset><url><loc>http://paper.example/a</loc></url></urlset>"


def fetch(site: LocalSite, path: str) -> Answer | Trouble:
    (said,) = ask(site.url(path), lookup_giving(["127.0.0.1"]), "127.0.0.0/8")
    return said


def packed(data: bytes) -> bytes:
    """Without the time of packing: the names of tests are made of these bytes, and all processes must agree on them."""
    return gzip.compress(data, mtime=0)


@pytest.mark.parametrize(
    ("path", "body", "encoding"),
    [
        ("/sitemap.xml.gz", packed(TEXT), "identity"),
        ("/news.xml.gz", packed(TEXT), "identity"),
        ("/sitemap.php", packed(TEXT), "identity"),
        ("/sitemap.xml.gz", packed(TEXT), "gzip"),
        ("/sitemap.xml.gz", packed(packed(TEXT)), "gzip"),
        ("/sitemap.xml", TEXT, "identity"),
    ],
)
def test_unpacked(site: LocalSite, path: str, body: bytes, encoding: str) -> None:
    site.page(path, body, Content_Type="application/x-gzip", Content_Encoding=encoding)
    said = fetch(site, path)
    assert isinstance(said, Answer)
    assert said.body == TEXT


def test_a_bomb_is_stopped_at_the_cap(site: LocalSite) -> None:
    site.page("/sitemap.xml.gz", gzip.compress(b"<loc></loc>" * 1_000_000), Content_Type="application/x-gzip")
    said = fetch(site, "/sitemap.xml.gz")
    assert isinstance(said, Trouble)
    assert said.kind is FailureKind.TOO_LARGE


def test_other_archives_stay_binary(site: LocalSite) -> None:
    site.page("/backup.tar.gz", gzip.compress(TEXT), Content_Type="application/x-gzip")
    said = fetch(site, "/backup.tar.gz")
    assert isinstance(said, Trouble)
    assert said.kind is FailureKind.NOT_TEXT
