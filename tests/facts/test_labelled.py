"""Labelled pages: both ways of giving a page, and lines that are none are named."""

from __future__ import annotations

import json

import pytest

from kronika.facts.hours import hour_mentions
from kronika.facts.labelled import labelled_pages, matched
from kronika.model.errors import BadFile

PAGE = {
    "id": 1,
    "site": "a",
    "text": "Msza 8.00",
    "mentions": [{"start": 5, "end": 9, "label": "mass", "day": "weekday"}],
}


def test_a_page_is_read_with_its_labels() -> None:
    [page] = labelled_pages([json.dumps(PAGE), "", " "], name="x")
    assert (page.id, page.site, page.mentions[0].label, page.mentions[0].day) == ("1", "a", "mass", "weekday")
    assert matched(page.mentions, hour_mentions(page.page)) == [page.mentions[0]]


def test_html_is_read_as_our_text() -> None:
    told = PAGE | {"html": "<p>Msza 8<sup>00</sup>", "mentions": [{"start": 5, "end": 8, "label": "mass"}]}
    [page] = labelled_pages([json.dumps(told)], name="x")
    assert [label.label for label in matched(page.mentions, hour_mentions(page.page)) if label] == ["mass"]


def test_a_label_that_overlaps_is_taken_once() -> None:
    told = PAGE | {"mentions": [{"start": 5, "end": 6, "label": "mass"}]}
    [page] = labelled_pages([json.dumps(told)], name="x")
    assert matched(page.mentions, hour_mentions(page.page)) == [page.mentions[0]]


@pytest.mark.parametrize(
    "line", ["nothing", "[]", '{"id": 1}', '{"id": 1, "site": "a", "text": "x", "mentions": [{}]}']
)
def test_a_bad_line_is_named(line: str) -> None:
    with pytest.raises(BadFile, match="Line 2 of x"):
        list(labelled_pages([json.dumps(PAGE), line], name="x"))
