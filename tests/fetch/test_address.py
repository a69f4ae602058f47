"""One reading of addresses: what is sent, where redirects lead, what is no address."""

from __future__ import annotations

import pytest
from yarl import URL

from kronika.fetch.address import follow, host_of, read
from kronika.model.errors import BadUrl


@pytest.mark.parametrize(
    ("url", "sent"),
    [
        ("http://example.org", "http://example.org/"),
        ("http://example.org/%7Ea?q=%ef%f0#part", "http://example.org/%7Ea?q=%ef%f0"),
        ("http://example.org/počasí", "http://example.org/po%C4%8Das%C3%AD"),
        ("http://example.org/a b", "http://example.org/a%20b"),
        ("http://žluť.example/", "http://xn--lu-yta1h.example/"),
        ("  https://example.org/x  ", "https://example.org/x"),
        ("http://[::1]:8080/", "http://[::1]:8080/"),
        ("http://exam\nple.org/", "http://example.org/"),
    ],
)
def test_reads(url: str, sent: str) -> None:
    assert str(read(url)) == sent or str(read(url)) + "/" == sent


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org",
        "//example.org/",
        "/path",
        "ftp://example.org/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "data:text/html,x",
        "http://",
        "http:///path",
        "http://exa mple.org/",
        "http://a\\@b/",
        "http://[::1",
        "http://example.org:99999/",
        "http://example.org:port/",
        "http://<x>/",
        "http://example.org/" + "x" * 9_000,
    ],
)
def test_refuses_what_is_no_web_address(url: str) -> None:
    with pytest.raises(BadUrl):
        read(url)


def test_redirects_are_joined_and_lose_foreign_credentials() -> None:
    base = URL("http://user:secret@a.example/x/y")
    assert str(follow(base, "z")) == "http://user:secret@a.example/x/z"
    assert str(follow(base, "//b.example/z#top")) == "http://b.example/z"
    assert str(follow(base, "http://me:too@b.example/")) == "http://b.example/"
    with pytest.raises(BadUrl):
        follow(base, "gopher://b.example/")


def test_hosts_are_one_spelling() -> None:
    assert host_of(URL("http://WWW.Example.ORG.:8080/")) == "www.example.org"
