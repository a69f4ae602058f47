"""Addresses: stored ones link only to the web, ours stay on this host."""

from __future__ import annotations

import pytest

from kronika.model.errors import BadUrl, UnknownName
from kronika.serve.web.addresses import host_of, inside, outside, record_number, source_path, web_address, with_query


@pytest.mark.parametrize("url", ["https://a.example/x?y", "http://a.example"])
def test_web_addresses_may_be_linked(url: str) -> None:
    assert outside(url) == url


@pytest.mark.parametrize(
    "url",
    ["javascript:alert(1)", " javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "//a.example", "/x", "", None,
     "vbscript:x", "https://[broken", "http:", "jav\nascript:x"],
)  # fmt: skip
def test_other_addresses_are_only_text(url: str | None) -> None:
    assert outside(url) is None


@pytest.mark.parametrize("path", ["/", "/articles?page=2", "/sources/Horsk%C3%A9%20listy"])
def test_own_paths_are_followed(path: str) -> None:
    assert inside(path) == path


@pytest.mark.parametrize(
    "path",
    [
        "//evil.example",
        "/\\evil.example",
        "https://evil.example",
        "evil",
        "",
        None,
        "/a\r\nSet-Cookie: x",
        "/\t/evil",
        "\\/x",
    ],
)
def test_foreign_paths_are_not(path: str | None) -> None:
    assert inside(path) == "/"


@pytest.mark.parametrize(
    ("typed", "url"),
    [(" example.org/feed ", "https://example.org/feed"), ("http://a.example:8080/", "http://a.example:8080/")],
)
def test_typed_addresses_are_completed(typed: str, url: str) -> None:
    assert web_address(typed) == url


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "ftp://a.example", "javascript:alert(1)", "https://", "https://a b/", "http://a:99999/", "http://[::"],
)
def test_what_is_no_web_address_gives_a_sentence(typed: str) -> None:
    with pytest.raises(BadUrl, match="not a web address"):
        web_address(typed)


def test_source_names_survive_the_address() -> None:
    assert source_path("Zprávy/1?x#y") == "/sources/Zpr%C3%A1vy%2F1%3Fx%23y"


def test_empty_values_stay_out_of_addresses() -> None:
    assert with_query("/articles", {"words": "most řeka", "source": ""}) == "/articles?words=most+%C5%99eka"
    assert with_query("/articles", {"words": ""}) == "/articles"


def test_hosts_are_shown_without_www() -> None:
    assert host_of("https://www.a.example/x") == "a.example"
    assert host_of("http://[broken") == ""


@pytest.mark.parametrize("text", ["", "-1", "1.0", "٣", "1" * 19, "1 ", "x"])
def test_only_plain_numbers_name_records(text: str) -> None:
    with pytest.raises(UnknownName):
        record_number(text)
