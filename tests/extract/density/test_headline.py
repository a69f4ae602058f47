"""The headline of the density engine."""

from __future__ import annotations

import pytest

from kronika.extract.density.distance import distance
from kronika.extract.density.headline import find_headline
from kronika.html.document import parse
from kronika.html.text import text_of


def headline(html: str) -> str | None:
    document = parse(html)
    found = find_headline(document.root, document.title)
    return None if found is None else text_of(found)


@pytest.mark.parametrize(
    ("one", "other", "away"), [("", "", 0), ("most", "", 4), ("", "most", 4), ("kotě", "koště", 1), ("kotě", "plot", 3)]
)
def test_distance(one: str, other: str, away: int) -> None:
    assert distance(one, other) == away
    assert distance(other, one) == away


def test_the_only_h1_whatever_the_title() -> None:
    assert headline("<title>Něco jiného</title><h1>Most je otevřen</h1>") == "Most je otevřen"


def test_of_several_the_nearest_to_the_title() -> None:
    page = "<title>Most je otevřen - List</title><h1>List</h1><h1>Most je otevřen</h1><h1>Anketa o mostu a silnici v kraji</h1>"
    assert headline(page) == "Most je otevřen"


def test_no_h1() -> None:
    assert headline("<title>Most</title><h2>Most</h2>") is None
