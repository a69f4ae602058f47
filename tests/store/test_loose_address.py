"""Addresses that differ only in what servers seldom mean."""

from __future__ import annotations

import pytest

from kronika.store.loose_address import is_loosely, spellings

PAGE = "http://fara.example/msze"


@pytest.mark.parametrize(
    "other",
    [
        "https://fara.example/msze",
        "http://www.fara.example/msze",
        "http://fara.example/msze/",
        "http://fara.example/Msze",
        "http://fara.example/msze/index.html",
        "https://WWW.fara.example/msze/INDEX.PHP",
    ],
)
def test_loosely_different_spellings(other: str) -> None:
    assert is_loosely(PAGE, other)


@pytest.mark.parametrize(
    "other",
    [
        "http://fara.example/msze.html",
        "http://fara.example/msze?a=1",
        "http://fara.example/msze2",
        "http://inna.example/msze",
        "http://fara.example:8080/msze",
        "http://fara.example/",
        "http://[::1/msze",
    ],
)
def test_really_different_addresses(other: str) -> None:
    assert not is_loosely(PAGE, other)


def test_the_order_of_parameters_means_nothing_but_their_values_do() -> None:
    assert is_loosely("http://a.example/?b=1&a=2", "http://a.example?a=2&b=1")
    assert not is_loosely("http://a.example/?a=1", "http://a.example/?a=2")
    assert not is_loosely("http://a.example/?a=x", "http://a.example/?a=X")


def test_the_home_page_has_many_spellings() -> None:
    assert is_loosely("http://a.example", "https://www.a.example/index.php")
    assert not is_loosely("http://a.example/", "http://a.example/en/")


def test_spellings_begin_with_the_given_one_and_are_loosely_alike() -> None:
    ways = spellings(PAGE + "/index.html?x=1")
    assert ways[0] == PAGE + "/index.html?x=1"
    assert {PAGE + "?x=1", PAGE + "/?x=1", "https://www.fara.example/msze?x=1"} <= set(ways)
    assert len(ways) == len(set(ways)) and all(is_loosely(ways[0], way) for way in ways)
    assert spellings("http://[::1/") == ["http://[::1/"]
