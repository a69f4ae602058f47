"""Addresses have one spelling; what is no web address is refused with a sentence."""

from __future__ import annotations

from urllib.parse import urljoin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.html.address import canonical, check_url, host_of, join, spelled
from kronika.model.errors import BadUrl


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("HTTP://Denik.Example:80", "http://denik.example/"),
        ("https://denik.example:443/a", "https://denik.example/a"),
        ("https://denik.example:8443/a", "https://denik.example:8443/a"),
        ("http://denik.example/a/b/../c/./d#x", "http://denik.example/a/c/d"),
        ("http://denik.example/../../a/..", "http://denik.example/"),
        ("http://denik.example/a/.", "http://denik.example/a/"),
        ("http://denik.example/?utm_source=x&b=2&a=1&fbclid=9&gclid=7", "http://denik.example/?b=2&a=1"),
        ("http://denik.example/?utm_source=x", "http://denik.example/"),
        ("http://denik.example/?q=", "http://denik.example/?q="),
        ("http://žluťoučký-kůň.example/", "http://xn--luouk-k-z2a6lsyxjlexh.example/"),
        ("http://denik.example/čl ánek", "http://denik.example/%C4%8Dl%20%C3%A1nek"),
        ("http://denik.example/%7euser/%c4%8d", "http://denik.example/~user/%C4%8D"),
        ("http://denik.example/100%", "http://denik.example/100%25"),
        ("  http://denik.example/a\n/b ", "http://denik.example/a/b"),
        ("http://u:p@denik.example/", "http://denik.example/"),
        ("http://denik.example./", "http://denik.example/"),
        ("http://[::1]:8080/a", "http://[::1]:8080/a"),
        ("http://noviny.localhost:8801/a", "http://noviny.localhost:8801/a"),
        ("http://denik.example\\a", None),
    ],
)
def test_canonical(url: str, expected: str | None) -> None:
    if expected is None:
        with pytest.raises(BadUrl):
            canonical(url)
        return
    assert canonical(url) == expected
    assert canonical(expected) == expected


@pytest.mark.parametrize(
    ("href", "expected"),
    [
        ("b.html", "http://x.example/a/b.html"),
        ("/b", "http://x.example/b"),
        ("?p=2", "http://x.example/a/i?p=2"),
        ("//y.example/z", "http://y.example/z"),
        ("../../..", "http://x.example/"),
        ("http:c", "http://x.example/a/c"),
    ],
)
def test_join(href: str, expected: str) -> None:
    assert join("http://x.example/a/i?q=1", href) == expected


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "denik.example",
        "ftp://x.example",
        "javascript:alert(1)",
        "http://",
        "http:///a",
        "http://[::1",
        "http://x.example:99999/",
        "http://a b/",
        "http://u@x.example/",
        "http://" + "a" * 70 + ".example",
        "http://x.example/" + "a" * 5000,
        "file:///etc/passwd",
        "http://..",
        "http://\x00",
    ],
)
def test_bad_addresses_are_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadUrl, match=r"\.$"):
        check_url(text)


def test_a_password_is_not_repeated() -> None:
    with pytest.raises(BadUrl) as caught:
        check_url("http://me:secret@x.example/")
    assert "secret" not in str(caught.value)


def test_host_of() -> None:
    assert host_of("HTTP://Denik.Example.:80/a") == "denik.example"
    assert host_of("nonsense") == ""
    assert host_of("http://[bad") == ""


@given(st.text(max_size=60))
def test_canonical_is_stable_for_any_text(tail: str) -> None:
    try:
        once = canonical("http://x.example/" + tail)
    except BadUrl:
        return
    assert canonical(once) == once


@given(st.text(max_size=40))
def test_any_typed_text_is_an_address_or_refused(text: str) -> None:
    try:
        check_url(text)
    except BadUrl as error:
        assert str(error)


PIECES = st.sampled_from(
    (
        "a",
        "B",
        "0",
        "ž",
        "/",
        "//",
        "/.",
        "..",
        "?",
        "&",
        "=",
        "#",
        "%41",
        "%zz",
        ":80",
        ":443",
        ":8801",
        ":99999",
        ":0",
        "-",
        "_",
    )
    + ("www.", ".example", "utm_source=1", "fbclid", ";", "|", "[", "'", " ", "@", "~", "\\")
)


@given(st.sampled_from(("http://", "https://", "HTTP://")), st.lists(PIECES, max_size=12))
def test_the_short_way_spells_as_the_long_one(scheme: str, pieces: list[str]) -> None:
    url = scheme + "".join(pieces)
    try:
        expected = spelled(url)
    except BadUrl:
        with pytest.raises(BadUrl):
            canonical(url)
    else:
        assert canonical(url) == expected


@given(
    st.sampled_from(("http://a.example/b/c?d", "https://a.example:8801/", "http://a.example")),
    st.lists(PIECES, max_size=8),
)
def test_links_mean_the_same_whatever_is_remembered(base: str, pieces: list[str]) -> None:
    href = "".join(pieces)
    try:
        expected = spelled(urljoin(base, href.strip().replace("\n", "")))
    except (BadUrl, ValueError):
        with pytest.raises(BadUrl):
            join(base, href)
    else:
        assert join(base, href) == expected
