"""Overview: the numbers are the store's, the days end today."""

from __future__ import annotations

from datetime import date

from fastapi.testclient import TestClient

from kronika.serve.web.overview import days_of
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW


def test_numbers_chart_news_and_worries(client: TestClient, store: Store) -> None:
    html = client.get("/").text
    found = store.overview(NOW.date())
    assert f">{found.articles}</a>" in html
    assert html.count('<rect class="bar') >= 30
    assert html.count('<article class="story">') == 8
    assert "Nový plátek" in html
    assert "Endless redirects" in html


def test_the_last_day_is_today() -> None:
    days = days_of([1, 2, 3], date(2026, 3, 1))
    assert [(day.day.isoformat(), day.articles) for day in days] == [
        ("2026-02-27", 1),
        ("2026-02-28", 2),
        ("2026-03-01", 3),
    ]
    assert days_of([], date(2026, 3, 1)) == []


def test_a_day_of_the_chart_leads_to_as_many_articles(client: TestClient, store: Store) -> None:
    """On a day when nothing without a date was fetched: the list shows those too."""
    today = NOW.date()
    day = days_of(store.overview(today).per_day, today)[-2]
    assert day.articles > 0
    assert f">{day.articles} article" in client.get(f"/articles?since={day.day}&until={day.day}").text
