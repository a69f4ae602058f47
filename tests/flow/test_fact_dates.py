"""When a page was written, as far as it says so."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from kronika.facts.page_text import text_of_document
from kronika.flow.fact_dates import written_on
from kronika.html.document import parse

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("html", "day"),
    [
        ("<p>Ostatnia zmiana: 14.02.2026, 18:45", date(2026, 2, 14)),
        ("<ul><li>Opublikowano: 25 stycznia 2026, 10.30</ul>", date(2026, 1, 25)),
        ("<p>Dodano 3 lutego 2026<p>Ostatnia aktualizacja: 20 lutego 2026", date(2026, 2, 20)),
        ('<meta property="article:modified_time" content="2025-11-09T10:00:00+01:00"><p>x', date(2025, 11, 9)),
        ("<p>Ostatnia zmiana: 14.02.2027", None),
        ("<p>Odpust 4 maja 2025 o 12.00", None),
        ("<p>" + "Opublikowano wiele słów " * 20 + "25 stycznia 2026", None),
        ("<p>Porządek Mszy", None),
    ],
)
def test_the_latest_day_the_page_names_as_its_own(html: str, day: date | None) -> None:
    document = parse(f"<html lang=pl>{html}")
    assert written_on(document, text_of_document(document), lang="pl", now=NOW) == day
