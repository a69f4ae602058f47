"""Selection: what the address says becomes a filter; nonsense is left out and named."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from kronika.model.article import PageClass
from kronika.serve.web.days import LONGEST, Selection, day_text


def test_an_empty_address_selects_all_articles_with_text() -> None:
    chosen = Selection.read({})
    assert chosen.empty
    which = chosen.filter(UTC)
    assert which.with_text
    assert which.source is which.lang is which.page_class is which.since is which.until is which.words is None


def test_texts_that_are_set_aside_are_shown_only_when_asked_for() -> None:
    assert Selection.read({}).filter(UTC).quarantined is False
    assert Selection.read({"standing": "nonsense"}).filter(UTC).quarantined is False
    aside = Selection.read({"standing": "aside"}).filter(UTC)
    assert aside.quarantined is True
    assert not aside.with_text, "a wrong text may be none at all"
    assert Selection.read({"standing": "all"}).filter(UTC).quarantined is None


def test_days_include_their_last_moment_in_the_shown_zone() -> None:
    zone = timezone(timedelta(hours=2))
    which = Selection.read({"since": "2026-03-05", "until": "2026-03-05"}).filter(zone)
    assert which.since == datetime(2026, 3, 4, 22, tzinfo=UTC)
    assert which.until == datetime(2026, 3, 5, 21, 59, 59, 999999, tzinfo=UTC)


@pytest.mark.parametrize("text", ["yesterday", "2026-13-01", "0001-01-01", "9999-12-31", "2026-02-30", "5. 3. 2026"])
def test_bad_dates_are_left_out_and_named(text: str) -> None:
    chosen = Selection.read({"until": text})
    assert chosen.bad_dates
    assert chosen.filter(UTC).until is None


def test_a_class_shows_pages_without_an_article_too() -> None:
    which = Selection.read({"class": "briefs"}).filter(UTC)
    assert which.page_class is PageClass.BRIEFS
    assert not which.with_text


def test_an_unknown_class_is_left_out() -> None:
    which = Selection.read({"class": "<script>"}).filter(UTC)
    assert which.page_class is None
    assert which.with_text


def test_words_are_trimmed_and_bounded() -> None:
    assert Selection.read({"words": "  most   řeka "}).filter(UTC).words == "most řeka"
    assert len(Selection.read({"words": "x" * 5000}).words) == LONGEST


def test_a_period_that_ends_before_it_begins_is_named() -> None:
    assert Selection.read({"since": "2026-03-05", "until": "2026-03-04"}).backwards
    assert not Selection.read({"since": "2026-03-05", "until": "2026-03-05"}).backwards
    assert not Selection.read({"since": "2026-03-05", "until": "yesterday"}).backwards


def test_a_date_field_shows_every_day_that_is_obeyed() -> None:
    assert day_text("20260305") == day_text("2026-03-05") == "2026-03-05"
    assert day_text("yesterday") == ""
