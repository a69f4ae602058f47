"""Lists of intentions: dated masses that are no schedule."""

from __future__ import annotations

from datetime import date

from tests.facts.kinds.mass_times.schedule_reading import days, understood

DI, SU = "dated_intention", "sunday_holiday"


def test_under_a_heading_with_dates() -> None:
    text = "INTENCJE MSZALNE\n\nSobota, 17 grudnia\n\n18:00 – Msza\n\nNiedziela, 18 grudnia\n\n8:00 – Msza"
    assert days(text) == f"{DI} {DI}"


def test_rows_with_the_day_before_the_hour() -> None:
    text = "Intencje od 22 marca 2026\nPoniedziałek 23 marca 7.00 za parafian\nWtorek 24 marca 7.00 o zdrowie\nŚroda 25 marca 7.00 + Jan"
    found = [(one.day, one.dates) for _, one in understood(text)]
    assert found == [(DI, (date(2026, 3, day),)) for day in (23, 24, 25)]


def test_without_dates_when_the_lines_say_so() -> None:
    assert days("Poniedziałek\n7.00 + Jan\n18.00 ++ Anna i Piotr\nWtorek\n7.00 o zdrowie") == f"{DI} {DI} {DI}"


def test_a_schedule_below_a_menu_with_intentions_stays_a_schedule() -> None:
    assert days("Start\nIntencje\nKontakt\n\nNiedziele\n8.00\n10.00") == f"{SU} {SU}"
