"""Words for days as cues."""

from __future__ import annotations

import pytest

from kronika.facts.kinds.mass_times.days import codes_in, day_cues, day_value, less
from kronika.facts.kinds.mass_times.folding import folded
from kronika.facts.kinds.mass_times.words.pl import KIND as POLISH


def values(text: str) -> list[str]:
    return [cue.value for cue in day_cues(folded(text), text, POLISH, [])]


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("Niedziele i święta", ["sunday_holiday"]),
        ("niedz. i uroczystości", ["sunday_holiday"]),
        ("od poniedziałku do soboty", ["weekday"]),
        ("pn.–pt.", ["weekday"]),
        ("od wtorku do piątku", ["days:wt-sr-czw-pt"]),
        ("pn, śr, pt", ["days:pn-sr-pt"]),
        ("w soboty i niedziele", ["days:sob-nd"]),
        ("WTORKI I CZWARTKI", ["days:wt-czw"]),
        ("we wtorki i czwartki", ["days:wt-czw"]),
        ("I piątek miesiąca", ["first_friday"]),
        ("w każdy pierwszy czwartek", ["first_thursday"]),
        ("codziennie z wyjątkiem niedziel", ["weekday"]),
        ("codziennie oprócz środy", ["days:pn-wt-czw-pt-sob"]),
        ("w tym tygodniu", []),
        ("Msza święta", []),
        ("Święta: 8.00", ["sunday_holiday"]),
        ("Msza święta: 8.00", []),
    ],
)
def test_values(text: str, want: list[str]) -> None:
    assert values(text) == want


def test_places_in_the_text_are_kept() -> None:
    text = "Msze w Niedziele i Święta"
    (cue,) = day_cues(folded(text), text, POLISH, [])
    assert text[cue.start : cue.end] == "Niedziele i Święta"


def test_one_day_and_every_such_day_are_told_apart() -> None:
    single, every = (day_cues(folded(text), text, POLISH, [])[0] for text in ("w czwartek", "w czwartki"))
    assert single.single and not every.single


def test_days_of_values() -> None:
    assert codes_in("days:wt-czw") == {"wt", "czw"} and codes_in("first_friday") == set()
    assert day_value({"sob"}) == "saturday"
    assert less("weekday", {"pn", "sob"}) == "days:wt-sr-czw-pt"
    assert less("weekday", {"nd"}) == "weekday"
