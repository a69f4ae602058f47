"""Paging: always a page there is, and addresses that keep the filter."""

from __future__ import annotations

import pytest

from kronika.serve.web.paging import Paging


def paging(asked: str, total: int = 95) -> Paging:
    return Paging.of(asked, total=total, size=30, path="/articles", values={"words": "most", "lang": ""})


@pytest.mark.parametrize(
    ("asked", "number"),
    [("", 1), ("2", 2), ("4", 4), ("5", 4), ("0", 1), ("-3", 1), ("x", 1), ("9" * 5000, 1), ("²", 1)],
)
def test_the_nearest_page_there_is(asked: str, number: int) -> None:
    assert paging(asked).number == number


def test_items_and_neighbours() -> None:
    last = paging("4")
    assert (last.first, last.last, last.offset, last.pages) == (91, 95, 90, 4)
    assert last.after is None
    assert last.before == "/articles?words=most&page=3"
    assert paging("2").before == "/articles?words=most"


def test_an_empty_list_has_one_page() -> None:
    empty = paging("7", total=0)
    assert (empty.number, empty.pages, empty.first, empty.last, empty.offset) == (1, 1, 0, 0, 0)
