"""What opening hours mean: days, seasons, breaks, parts of the office; and what is none of them."""

from __future__ import annotations

import pytest

from tests.facts.kinds.office_hours.reading import lines, page, record, week

WORKING = "days:pn-wt-sr-czw-pt"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "# Kancelaria parafialna\nPoniedziałek 9.00–11.00\nŚroda 16.00 - 17.30",
            week("days:pn 09:00 11:00", "days:sr 16:00 17:30"),
        ),
        ("Kancelaria czynna od poniedziałku do piątku w godz. 9–15.", week(f"{WORKING} 09:00 15:00")),
        (
            "Kancelaria parafialna: we wtorki i czwartki 8.00–9.00 oraz 16.00–17.00.",
            week("days:wt-czw 08:00 09:00", "days:wt-czw 16:00 17:00"),
        ),
        (
            "Ksiądz proboszcz przyjmuje w kancelarii w godz. 9.00-10.00 i 16.00-17.00 we wtorki oraz 9.00-10.00 w soboty.",
            week("days:wt 09:00 10:00", "days:wt 16:00 17:00", "days:sob 09:00 10:00"),
        ),
        (
            "## Sekretariat szkoły\npn.-pt. 7:30 - 15:30 (przerwa 11:00–11:30)",
            week(f"{WORKING} 07:30 11:00", f"{WORKING} 11:30 15:30"),
        ),
        (
            "## Sekretariat\nponiedziałek 8–16\nwtorek 8-12\nPrzerwa: 13.00–13.30",
            week("days:pn 08:00 13:00", "days:pn 13:30 16:00", "days:wt 08:00 12:00"),
        ),
        (
            "Kancelaria czynna w środy 16.00–17.00. W lipcu i sierpniu tylko we wtorki 10.00–12.00.",
            week("days:sr 16:00 17:00", "days:wt 10:00 12:00 lipiec-sierpień"),
        ),
        (
            "Kancelaria czynna w poniedziałki i środy: od września do czerwca 16:00–17:30, w wakacje 18:00–19:00.",
            week("days:pn-sr 16:00 17:30 wrzesień-czerwiec", "days:pn-sr 18:00 19:00 lipiec-sierpień"),
        ),
        (
            "# Urząd Gminy\nPoniedziałek: 8.00–17.00\nWtorek - Piątek: 7.30-15.30\n\nKasa czynna w dni robocze w godz. 8–13",
            week(
                "days:pn 08:00 17:00", "days:wt-sr-czw-pt 07:30 15:30", f"{WORKING} 08:00 13:00  kasa"
            ),
        ),
        (
            "# Úřední hodiny\nPo 8:00–11:30 12:30–17:00\nÚt zavřeno\nSt 8–17",
            week("days:pn 08:00 11:30", "days:pn 12:30 17:00", "days:sr 08:00 17:00"),
        ),
        ("Kancelaria parafialna czynna w drugi i czwarty piątek miesiąca 10-11.", week("nth:2-4:pt 10:00 11:00")),
        ("Kancelaria czynna po Mszy św. wieczornej, w piątki 18.30–19.00", week("days:pt 18:30 19:00")),
    ],
)  # fmt: skip
def test_hours_are_understood(text: str, expected: set[tuple[str, str, str, str, str]]) -> None:
    assert lines(record(text)) == expected


@pytest.mark.parametrize(
    "text",
    [
        "# Msze święte\nNiedziela: 8.00, 10.00, 12.00\nPiątek 17.00–18.00",
        "# Spowiedź\nPiątek od 16.00 do 17.30\ncodziennie 6:15–6:45",
        "Kościół otwarty codziennie 6.00–20.00.",
        "Cmentarz otwarty od poniedziałku do soboty w godz. 7–20.",
        "Biblioteka parafialna czynna w niedziele 10.00–12.00.",
        "Poradnia życia rodzinnego przyjmuje we wtorki w godz. 17.00–19.00 na plebanii.",
        "Adoracja w czwartek od 16.00 do 18.00.",
        "Muzeum zaprasza od środy do soboty w godz. 10-16.",
        "Spotkanie kandydatów w kancelarii w piątek o 18.00.",
        "Kancelaria parafialna: tel. 12 345 16 30, konto 18 1020 0000 0730",
        "Kostel je otevřen denně 8:00–18:00.",
    ],
)
def test_other_hours_are_not_office_hours(text: str) -> None:
    assert lines(record(text)) == set()


def test_hours_of_this_week_only_are_kept_apart() -> None:
    made = record("Kancelaria parafialna będzie w tym tygodniu czynna tylko we wtorek w godz. 10.15–12.00.")
    assert lines(made) == set()
    assert [(special.day, special.time) for special in made.specials] == [("dated_or_special", "10:15")]


def test_a_table_tells_its_days_in_rows_or_columns() -> None:
    rows = "<h1>Kancelaria</h1><table><tr><td>Wtorek</td><td>9.00–10.00</td></tr><tr><td>Piątek</td><td>16.00–17.00</td></tr></table>"
    columns = "<h1>Kancelaria</h1><table><tr><th>Wtorek</th><th>Piątek</th></tr><tr><td>9.00–10.00</td><td>16.00–17.00</td></tr></table>"
    expected = week("days:wt 09:00 10:00", "days:pt 16:00 17:00")
    assert lines(record(rows)) == expected
    assert lines(record(columns)) == expected


def test_every_finding_says_what_it_thinks() -> None:
    found = page("# Kancelaria\nŚroda 16.00–17.30\n# Msze święte\nNiedziela 10.00").findings
    assert [(one.mention.time, one.event, one.label) for one in found] == [
        ("16:00", "office", "office"), ("17:30", "office", "office"), ("10:00", "mass", "not_office"),
    ]  # fmt: skip
    assert all(0.0 <= one.p <= 1.0 for one in found)
    assert found[0].by == ("rules", "classifier")
