"""Dates as newspapers write them, and numbers that are no dates."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.lang.dates import find_dates, first_date

NOW = datetime(2026, 4, 28, 14, 30, tzinfo=UTC)  # 16:30 in Prague and Warsaw, 17:30 in Moscow


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("cs", "pondělí 25. dubna 2016, 6:10", "2016-04-25T06:10:00+02:00"),
        ("cs", "28. 4. 2016 15:01", "2016-04-28T15:01:00+02:00"),
        ("cs", "28.\xa04.\xa02016 15:01", "2016-04-28T15:01:00+02:00"),
        ("cs", "28.04.2016 12:16", "2016-04-28T12:16:00+02:00"),
        ("cs", "28.1.2016, 15.01", "2016-01-28T15:01:00+01:00"),
        ("cs", "5. 3. 2016", "2016-03-05T00:00:00+01:00"),
        ("cs", "Dub 28, 2016", "2016-04-28T00:00:00+02:00"),
        ("cs", "Dnes 16:22", "2026-04-28T16:22:00+02:00"),
        ("cs", "Včera 16:22", "2026-04-27T16:22:00+02:00"),
        ("cs", "předevčírem v 7:05", "2026-04-26T07:05:00+02:00"),
        ("cs", "před 45 minutami", "2026-04-28T15:45:00+02:00"),
        ("cs", "před 6 hodinami", "2026-04-28T10:30:00+02:00"),
        ("cs", "před hodinou", "2026-04-28T15:30:00+02:00"),
        ("cs", "před dvěma dny", "2026-04-26T00:00:00+02:00"),
        ("cs", "28. 4. 15:01", "2026-04-28T15:01:00+02:00"),
        ("cs", "24. 12. 8:00", "2025-12-24T08:00:00+01:00"),
        ("cs", "čtvrtek 28. ledna 2016 v 7:05 hod.", "2016-01-28T07:05:00+01:00"),
        ("pl", "12 stycznia 2024, 14:05", "2024-01-12T14:05:00+01:00"),
        ("pl", "12.01.2024 o 14:05", "2024-01-12T14:05:00+01:00"),
        ("pl", "12 stycznia 2024 r. o godz. 14.05", "2024-01-12T14:05:00+01:00"),
        ("pl", "wczoraj, 14:05", "2026-04-27T14:05:00+02:00"),
        ("pl", "dzisiaj o 9:00", "2026-04-28T09:00:00+02:00"),
        ("pl", "2 godziny temu", "2026-04-28T14:30:00+02:00"),
        ("pl", "3 paź 2025", "2025-10-03T00:00:00+02:00"),
        ("pl", "niedziela, 1 maja 2016", "2016-05-01T00:00:00+02:00"),
        ("ru", "31 марта 2026, 14:05", "2026-03-31T14:05:00+03:00"),
        ("ru", "31.03.2026 14:05", "2026-03-31T14:05:00+03:00"),
        ("ru", "14:05, 31 марта 2026", "2026-03-31T14:05:00+03:00"),
        ("ru", "14:05 31.03.2026", "2026-03-31T14:05:00+03:00"),
        ("ru", "31 марта 2026 г. 14:05 (МСК)", "2026-03-31T14:05:00+03:00"),
        ("ru", "сегодня в 10:05", "2026-04-28T10:05:00+03:00"),
        ("ru", "5 минут назад", "2026-04-28T17:25:00+03:00"),
        ("ru", "час назад", "2026-04-28T16:30:00+03:00"),
        ("ru", "25 апреля, 14:05", "2026-04-25T14:05:00+03:00"),
        ("en", "March 5, 2026 3:04 pm", "2026-03-05T15:04:00+00:00"),
        ("en", "Mar. 5, 2026", "2026-03-05T00:00:00+00:00"),
        ("en", "5 March 2026 at 15:04 GMT", "2026-03-05T15:04:00+00:00"),
        ("en", "12:30 a.m." + " March 5, 2026", "2026-03-05T00:00:00+00:00"),
        ("en", "March 5, 2026, 12:30 a.m.", "2026-03-05T00:30:00+00:00"),
        ("en", "an hour ago", "2026-04-28T13:30:00+00:00"),
        ("en", "3/25/2026", "2026-03-25T00:00:00+00:00"),
        ("en", "25/3/2026", "2026-03-25T00:00:00+00:00"),
        (None, "2026-03-05T15:04:05.123+02:00", "2026-03-05T15:04:00+02:00"),
        (None, "2026-03-05T15:04:05Z", "2026-03-05T15:04:00+00:00"),
        (None, "2026-03-05 15:04", "2026-03-05T15:04:00+00:00"),
        (None, "31 марта 2026", "2026-03-31T00:00:00+00:00"),
        ("xx", "5.3.2026", "2026-03-05T00:00:00+00:00"),
        ("de", "Veröffentlicht am 13. Mai 2026 um 15:44 Uhr", "2026-05-13T15:44:00+02:00"),
        ("de", "vor 3 Stunden", "2026-04-28T13:30:00+02:00"),
        ("de", "gestern, 14.05 Uhr", "2026-04-27T14:05:00+02:00"),
        ("fr", "Publié le 1er février 2026 à 15h44", "2026-02-01T15:44:00+01:00"),
        ("fr", "il y a 2 heures", "2026-04-28T14:30:00+02:00"),
        ("es", "5 de mayo de 2020, 9:05", "2020-05-05T09:05:00+02:00"),
        ("es", "hace 45 minutos", "2026-04-28T15:45:00+02:00"),
        ("it", "3 marzo 2026 alle 9:05", "2026-03-03T09:05:00+01:00"),
        ("it", "2 ore fa", "2026-04-28T14:30:00+02:00"),
        ("en", "5th March 2026", "2026-03-05T00:00:00+00:00"),
        ("ru", "3 часа назад", "2026-04-28T14:30:00+03:00"),
        (None, "2026年3月5日 14:05", "2026-03-05T14:05:00+00:00"),
        ("cs", "29. února 8:00", "2024-02-29T08:00:00+01:00"),
        ("cs", "29. 3. 2026 2:30", "2026-03-29T03:30:00+02:00"),
    ],
)
def test_reads(lang: str | None, text: str, expected: str) -> None:
    found = first_date(text, lang=lang, now=NOW)
    assert found is not None
    assert found.when.isoformat() == expected


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("pl", "Mk 12, 30"),
        ("pl", "Mk 12, 30-35 i Mt 5, 3"),
        ("cs", "5.3 milionu"),
        ("cs", "5. 3. kolo ligy"),
        ("cs", "verze 10.12.20.15"),
        ("cs", "na adrese 10.12.2016.4"),
        ("cs", "zvýšil se na 12.50 korun"),
        ("cs", "Včera se otevřel most za 15 milionů"),
        ("cs", "rozpočet pro 2016"),
        ("cs", "31. 2. 2016"),
        ("cs", "2016"),
        ("ru", "в 2016 году 5 домов"),
        ("en", "03/05/2026"),
        ("en", "May I ask 5, 2 or 3"),
        ("en", "tel. 12.34.56.78"),
        ("pl", "tel. 12 345 67 89, konto 12 3456 7890"),
        ("pl", "godz. 14.05"),
        ("cs", "skóre 2:1 (1:0)"),
        ("cs", "99. 99. 2016 25:61"),
    ],
)
def test_numbers_that_are_no_dates(lang: str, text: str) -> None:
    assert first_date(text, lang=lang, now=NOW) is None


def test_places_precision_and_order() -> None:
    text = "Publikováno: 28. 4. 2016, Aktualizováno: 29. 4. 2016 8:00, téma duben 2015, přečteno před 5 minutami"
    found = find_dates(text, lang="cs", now=NOW)
    assert [(text[f.start : f.end], f.precision, f.relative) for f in found] == [
        ("28. 4. 2016", "day", False),
        ("29. 4. 2016 8:00", "minute", False),
        ("duben 2015", "month", False),
        ("před 5 minutami", "minute", True),
    ]


def test_the_zone_of_now_is_used_when_it_has_one() -> None:
    now = NOW.astimezone(ZoneInfo("Asia/Vladivostok"))
    found = first_date("31.03.2026 14:05", lang="ru", now=now)
    assert found is not None
    assert found.when.isoformat() == "2026-03-31T14:05:00+10:00"


def test_today_is_the_day_at_the_reader() -> None:
    late = datetime(2026, 4, 28, 22, 30, tzinfo=UTC)  # already the 29th in Prague
    found = first_date("Dnes 0:10", lang="cs", now=late)
    assert found is not None
    assert found.when.isoformat() == "2026-04-29T00:10:00+02:00"


def test_yesterday_alone_is_a_date_only_when_it_stands_alone() -> None:
    found = first_date(" Včera ", lang="cs", now=NOW)
    assert found is not None
    assert (found.when.date().isoformat(), found.precision) == ("2026-04-27", "day")


@settings(max_examples=200, deadline=None)
@given(
    st.text(alphabet="0123456789./:- ,před minutami ledna 2026 wczoraj марта", max_size=60),
    st.sampled_from(["cs", "pl", "ru", "en", None, "xx"]),
)
def test_any_text_gives_aware_dates(text: str, lang: str | None) -> None:
    for found in find_dates(text, lang=lang, now=NOW):
        assert found.when.tzinfo is not None
        assert 0 <= found.start < found.end <= len(text)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("cs", "5. ſrpna 2020"),
        ("cs", "dneſ 10:00"),
        ("cs", "před hodınou"),
        ("pl", "5 kwıetnia 2016"),
        ("cs", "rıjen 2016"),
    ],
)
def test_letters_that_only_match_when_case_is_ignored_are_no_date(lang: str, text: str) -> None:
    assert find_dates(text, lang=lang, now=NOW) == []


def test_midnight_at_the_end_of_a_day_dates_the_day() -> None:
    (found,) = find_dates("2016-04-25T24:00", lang="cs", now=NOW)
    assert (found.when.isoformat(), found.precision) == ("2016-04-25T00:00:00+02:00", "day")


@pytest.mark.parametrize("text", ["https://example.org/2016-04-25/most", "?den=2016-04-25", "IMG_2016-04-25.jpg"])
def test_a_day_in_an_address_is_not_written_for_readers(text: str) -> None:
    assert find_dates(text, lang="cs", now=NOW) == []


def test_dates_of_several_kinds_come_in_order_and_once() -> None:
    text = "Včera 16:22, 2016-04-25, 5. 3. 2016, 1. dubna 2015, 2014-01-02T03:04"
    found = find_dates(text, lang="cs", now=NOW)
    assert [date.when.year for date in found] == [2026, 2016, 2016, 2015, 2014]


@pytest.mark.parametrize("year", [1, 2, 9998, 9999])
@pytest.mark.parametrize("lang", ["cs", "pl", "ru", "en", None])
def test_a_clock_at_the_end_of_the_calendar_spoils_nothing(year: int, lang: str | None) -> None:
    texts = [
        "Včera 16:22",
        "předevčírem",
        "před 6 hodinami",
        "2 dni temu",
        "3 недели назад",
        "yesterday 10:00",
        "24. 12. 8:00",
        "5 minutes ago",
    ]
    for now in (datetime(year, 1, 1, tzinfo=UTC), datetime(year, 12, 31, 23, 59, tzinfo=UTC), datetime(year, 1, 1)):
        for text in texts:
            find_dates(text, lang=lang, now=now)
        found = first_date("5. 3. 2016 10:00", lang=lang, now=now)
        assert found is not None
        assert found.when.year == 2016


@settings(max_examples=100, deadline=None)
@given(
    st.text(alphabet="0123456789./:-年月日hT+ ,wczoraj temu dnes před hodinami vor Stunden fa ago", max_size=50),
    st.sampled_from(["cs", "de", "it", "fr", None]),
    st.datetimes(timezones=st.just(UTC)),
)
def test_any_text_at_any_time(text: str, lang: str | None, now: datetime) -> None:
    for found in find_dates(text, lang=lang, now=now):
        assert 1900 <= found.when.year <= 2100
