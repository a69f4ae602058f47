"""Which cue rules an hour: tables by row and column, headings, brackets, sentences built either way round."""

from __future__ import annotations

import pytest

from tests.facts.kinds.mass_times.schedule_reading import days

SU, WK = "sunday_holiday", "weekday"

TABLES = [
    (
        "<table><tr><th>Niedziela</th><th>Dni powszednie</th></tr><tr><td>8.00</td><td>7.00</td></tr>"
        "<tr><td>10.00</td><td>18.00</td></tr></table>",
        f"{SU} {WK} {SU} {WK}",
    ),
    (
        "<table><tr><td>Niedziela</td><td>8.00</td><td>10.00</td></tr>"
        "<tr><td>Dni powszednie</td><td>7.00</td><td>18.00</td></tr></table>",
        f"{SU} {SU} {WK} {WK}",
    ),
    (
        "<table><tr><th>Dzień</th><th>Rano</th><th>Wieczorem</th></tr><tr><td>pn, śr, pt</td><td>7.00</td><td>18.00</td></tr>"
        "<tr><td>wt, czw</td><td></td><td>18.00</td></tr></table>",
        "days:pn-sr-pt days:pn-sr-pt days:wt-czw",
    ),
    (
        "<table><tr><th></th><th>Lato</th><th>Zima</th></tr><tr><td>Dni powszednie</td><td>18.30</td><td>17.00</td></tr></table>",
        f"{WK}~lato {WK}~zima",
    ),
    (
        "<table><tr><td><a href='/'>Ogłoszenia</a><br>Intencje</td><td><h2>Msze</h2><h3>Niedziele</h3><ul><li>8.00</li></ul>"
        "<h3>Sobota</h3><ul><li>7.00</li></ul></td></tr></table>",
        f"{SU} saturday",
    ),
]
HEADINGS = [
    (
        "<h3>Niedziele</h3><ul><li>8.00</li><li>10.00</li></ul><h3>W tygodniu</h3><p>7.00 i 18.00</p>",
        f"{SU} {SU} {WK} {WK}",
    ),
    (
        "<dl><dt>Niedziele i święta</dt><dd>8.00, 10.00</dd><dt>Dni powszednie</dt><dd>18.00</dd></dl>",
        f"{SU} {SU} {WK}",
    ),
    ("# Niedziele\n- 8.00\n- w kaplicy 9.00\n# Dni powszednie\n- 18.00", f"{SU} {SU}@kaplica {WK}"),
    ("<b>Niedziela</b><br>8.00<br>10.00<br><b>Dni powszednie</b><br>18.00", f"{SU} {SU} {WK}"),
]


@pytest.mark.parametrize(("html", "want"), TABLES)
def test_tables(html: str, want: str) -> None:
    assert days(html) == want


@pytest.mark.parametrize(("html", "want"), HEADINGS)
def test_headings(html: str, want: str) -> None:
    assert days(html) == want


def test_a_cue_in_brackets_is_of_the_hour_before_it() -> None:
    assert days("Dni powszednie: 8.00, 10.00, 19.00 (we wtorek)") == f"{WK} {WK} days:wt"


def test_a_cue_in_brackets_is_of_all_hours_when_nothing_else_rules_them() -> None:
    assert days("8.00, 10.00 (w niedziele)") == f"{SU} {SU}"


def test_an_item_is_ruled_by_its_heading_not_by_the_item_above() -> None:
    text = "# Niedziele i święta\n- w pierwszy piątek 17.00\n- 8.00, 10.00"
    assert days(text) == f"first_friday {SU} {SU}"


def test_a_line_goes_on_from_the_line_above_where_there_is_no_heading() -> None:
    assert days("Niedziela: 7.00, 9.00,\n11.00, 18.00") == f"{SU} {SU} {SU} {SU}"


def test_a_compared_day_rules_nothing() -> None:
    assert days("1 listopada Msze według porządku niedzielnego, na cmentarzu o 14.00") == "dated_or_special@cmentarz"
