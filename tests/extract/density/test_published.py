"""The date of the density engine."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kronika.extract.density.published import find_published
from kronika.html.document import parse

NOW = datetime(2016, 4, 29, 10, 0, tzinfo=UTC)  # noon in Prague


def published(html: str) -> tuple[str, str] | None:
    found = find_published(parse(html).root, lang="cs", now=NOW)
    return None if found is None else (found.when.strftime("%Y-%m-%d %H:%M"), found.source)


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("Dnes 10:22", "2016-04-29 10:22"),
        ("Včera 16:22", "2016-04-28 16:22"),
        ("pondělí 25. dubna 2016, 6:10", "2016-04-25 06:10"),
        ("28. dubna 2016 16:01", "2016-04-28 16:01"),
        ("28. 4. 2016 15:01", "2016-04-28 15:01"),
        ("4. 12. 2015", "2015-12-04 00:00"),
        ("28.04.2016 12:16", "2016-04-28 12:16"),
        ("před 45 minutami", "2016-04-29 11:15"),
        ("před 6 hodinami", "2016-04-29 06:00"),
        ("Dub 28, 2016", "2016-04-28 00:00"),
    ],
)
def test_the_formats_of_the_thesis(written: str, wanted: str) -> None:
    assert published(f"<h1>Most</h1><div><span>{written}</span></div>") == (wanted, "text")


@pytest.mark.parametrize(
    ("marked", "wanted"),
    [
        ("<meta itemprop=datePublished content=2015-12-04T16:43CET>", "2015-12-04 16:43"),
        ("<time itemprop=dateCreated datetime=2015-12-03T20:32:57+00:00>x</time>", "2015-12-03 20:32"),
        ("<b itemprop=datePublished datetime=2015-12-04 content=2015-12-05>6. 12. 2015</b>", "2015-12-04 00:00"),
        ("<b itemprop=datePublished content=x>6. 12. 2015</b>", "2015-12-06 00:00"),
    ],
)
def test_microdata_first(marked: str, wanted: str) -> None:
    assert published(f"<h1>Most</h1><p>1. 1. 2016</p>{marked}") == (wanted, "microdata")


def test_a_marked_date_that_is_none_ends_the_search() -> None:
    assert published("<h1>Most</h1><p>1. 1. 2016</p><b itemprop=datePublished>nikdy</b>") is None


def test_above_the_headline_only_beside_it() -> None:
    head = "<div id=top><div><b>1. 1. 2016</b></div></div>"
    assert published(f"{head}<section><div><h1>Most</h1><p>28. 4. 2016</p></div></section>") == (
        "2016-04-28 00:00",
        "text",
    )
    assert published("<div><i>28. 4. 2016</i><h1>Most</h1></div><p>1. 1. 2016</p>") == ("2016-04-28 00:00", "text")
    assert published("<div><p><i>28. 4. 2016</i></p><h1>Most</h1></div><p>1. 1. 2016</p>") == (
        "2016-04-28 00:00",
        "text",
    )
    assert published(f"{head}<section><h1>Most</h1></section>") is None


def test_the_first_below_the_headline() -> None:
    assert published("<h1>Most</h1><p>28. 4. 2016</p><p>Komentář 29. 4. 2016</p>") == ("2016-04-28 00:00", "text")


def test_without_a_headline_no_text_is_asked_for_a_date() -> None:
    assert published("<h2>Most</h2><p>28. 4. 2016</p>") is None


def test_a_date_below_thousands_of_texts_is_none_of_the_article() -> None:
    rows = "<tr><td>slovo</td></tr>"
    late = "<p>28. 4. 2016</p>"
    assert published(f"<h1>Most</h1><table>{rows * 100}</table>{late}") == ("2016-04-28 00:00", "text")
    assert published(f"<h1>Most</h1><table>{rows * 6_000}</table>{late}") is None
