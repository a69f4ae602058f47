"""A language speaks: plurals, dates, numbers, sizes, and values are always escaped."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from markupsafe import Markup

from kronika.serve.web.tongue import language_tag, tongues

TONGUES = tongues(UTC)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("en", ["0 articles", "1 article", "2 articles", "5 articles", "22 articles"]),
        ("pl", ["0 artykułów", "1 artykuł", "2 artykuły", "5 artykułów", "22 artykuły"]),
        ("cs", ["0 článků", "1 článek", "2 články", "5 článků", "22 článků"]),
        ("ru", ["0 статей", "1 статья", "2 статьи", "5 статей", "22 статьи"]),
    ],
)
def test_plurals_follow_the_language(code: str, expected: list[str]) -> None:
    said = [str(TONGUES[code].plural("%(n)s article", "%(n)s articles", number)) for number in (0, 1, 2, 5, 22)]
    assert said == expected


def test_values_in_messages_are_escaped() -> None:
    said = TONGUES["pl"].text("times in %(zone)s", zone="<script>")
    assert isinstance(said, Markup)
    assert "<script>" not in said
    assert "&lt;script&gt;" in said


def test_dates_and_numbers_are_written_as_people_there_write_them() -> None:
    at = datetime(2026, 3, 5, 14, 7, tzinfo=UTC)
    assert TONGUES["en"].moment(at) == "5 Mar 2026, 14:07"
    assert TONGUES["pl"].day(date(2026, 3, 5), "full") == "czwartek, 5 marca 2026"
    assert TONGUES["cs"].number(1234567) == "1\xa0234\xa0567"
    assert TONGUES["en"].number(1234567) == "1,234,567"


def test_sizes_take_the_largest_fitting_unit() -> None:
    assert TONGUES["en"].size(999) == "999 B"
    assert TONGUES["en"].size(1500) == "1.5 kB"
    assert TONGUES["cs"].size(2_340_000) == "2,3 MB"
    assert TONGUES["en"].size(5 * 10**15) == "5,000 TB"


def test_the_future_counts_as_now() -> None:
    now = datetime(2026, 3, 5, tzinfo=UTC)
    assert TONGUES["en"].ago(now - timedelta(hours=3), now) == "3 hours ago"
    assert TONGUES["en"].ago(now + timedelta(days=3), now) == TONGUES["en"].ago(now, now) == "just now"
    assert TONGUES["pl"].ago(now - timedelta(seconds=59), now) == "przed chwilą"


@pytest.mark.parametrize(
    ("given", "tag"),
    [("cs", "cs"), (" PL ", "pl"), ("xx", None), ('"><script>', None), (None, None), ("english", None)],
)
def test_only_real_languages_become_lang_attributes(given: str | None, tag: str | None) -> None:
    assert language_tag(given) == tag
