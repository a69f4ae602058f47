"""The schedule of one page in short."""

from __future__ import annotations

from dataclasses import replace

from kronika.facts.kinds.mass_times.brief import brief
from tests.facts.kinds.mass_times.schedule_reading import facts


def test_times_by_day_place_and_season() -> None:
    page = facts("/", "Niedziele: 8.00, 10.00, 8.00\nKaplica w Borkach\n- dni powszednie: 18.00 (zimą 17.00)")
    assert brief(page.findings) == {
        "sunday_holiday": ["08:00", "10:00"],
        "weekday@Borki~lato": ["18:00"],
        "weekday@Borki~zima": ["17:00"],
    }


def test_dated_and_taken_back_hours_are_left_out() -> None:
    page = facts("/", "Niedziele: 10.00 (zamiast o 9.00)\nPasterka 24.00\nSpotkanie po Mszy o 11.00")
    assert brief(page.findings) == {"sunday_holiday": ["10:00"]}


def test_what_is_no_mass_is_left_out() -> None:
    page = facts("/", "Niedziele: 8.00")
    assert brief([replace(finding, label="not_mass") for finding in page.findings]) == {}
