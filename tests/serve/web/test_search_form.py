"""A search is what the address says; nonsense is left out and named."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from starlette.datastructures import QueryParams

from kronika.model.analysis import Tone
from kronika.model.article import PageClass
from kronika.model.search import Order, Question
from kronika.serve.web.addresses import with_query
from kronika.serve.web.asked import LONGEST, Asked
from kronika.serve.web.days import day_text
from kronika.serve.web.search_form import Search


def read(address: str) -> Search:
    return Search.read(QueryParams(address))


def test_an_empty_address_asks_for_everything() -> None:
    search = read("")
    assert search.empty and search.asked.question(UTC) == Question()
    which = search.filter(UTC)
    assert which.with_text and which.words is which.source is which.since is None


def test_the_address_holds_the_whole_question() -> None:
    address = (
        "q=most+-tram&since=2026-03-01&until=2026-03-02&source=A&source=B&entity=Q1&lang=cs&tone=n&once=yes&order=best"
    )
    search = read(address)
    assert with_query("", search.values()) == f"?{address}"
    asked = search.asked.question(UTC)
    assert asked.until == datetime(2026, 3, 3, tzinfo=UTC), "the whole last day"
    assert (asked.sources, asked.entities, asked.tone, asked.collapsed) == (("A", "B"), ("Q1",), Tone.NEGATIVE, True)
    assert search.order is Order.BEST
    assert Asked.of(asked, UTC) == search.asked


def test_days_are_those_of_the_shown_zone() -> None:
    zone = timezone(timedelta(hours=2))
    asked = read("since=2026-03-05&until=2026-03-05").asked.question(zone)
    assert (asked.since, asked.until) == (datetime(2026, 3, 4, 22, tzinfo=UTC), datetime(2026, 3, 5, 22, tzinfo=UTC))
    assert Asked.of(asked, zone).since == Asked.of(asked, zone).until == "2026-03-05"


def test_texts_outside_the_index_are_shown_only_when_asked_for() -> None:
    assert not read("").outside and not read("standing=nonsense&class=x").outside
    aside = read("standing=aside")
    assert aside.outside and aside.filter(UTC).quarantined is True and not aside.filter(UTC).with_text
    assert read("standing=all").filter(UTC).quarantined is None
    assert read("class=paywall").filter(UTC).page_class is PageClass.PAYWALL


@pytest.mark.parametrize("text", ["yesterday", "2026-13-01", "0001-01-01", "9999-12-31", "2026-02-30", "5. 3. 2026"])
def test_bad_dates_are_left_out_and_named(text: str) -> None:
    asked = read(f"until={text}").asked
    assert asked.bad_dates and asked.question(UTC).until is None and day_text(text) == ""


def test_old_addresses_long_queries_and_nonsense() -> None:
    assert read("words=most").asked.text == "most"
    assert len(read(f"q={'x' * 9999}").asked.text) == LONGEST
    odd = read("tone=loud&order=random&once=no&source=&source=+")
    assert odd.empty
    assert read("since=2026-03-05&until=2026-03-01").asked.backwards
