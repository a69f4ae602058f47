"""Weekdays as people write them."""

from __future__ import annotations

import pytest

from kronika.facts.kinds.office_hours.days import days_in, read, written


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Poniedziałek 9.00–11.00, środa 16.00", ["days:pn", "days:sr"]),
        ("pn.–pt. 8-15", ["days:pn-wt-sr-czw-pt"]),
        ("od poniedziałku do czwartku", ["days:pn-wt-sr-czw"]),
        ("we wtorki i czwartki", ["days:wt-czw"]),
        ("poniedziałki, środy, piątki", ["days:pn-sr-pt"]),
        ("codziennie oprócz środy i niedzieli", ["days:pn-wt-czw-pt-sob"]),
        ("w dni robocze", ["days:pn-wt-sr-czw-pt"]),
        ("w I piątek miesiąca", ["first_friday"]),
        ("w pierwsze soboty", ["first_saturday"]),
        ("drugi i czwarty wtorek miesiąca", ["nth:2-4:wt"]),
        ("w ostatnią środę", ["nth:last:sr"]),
        ("Po 8:00–11:30, St 8–17", ["days:pn", "days:sr"]),
        ("pondělí až pátek", ["days:pn-wt-sr-czw-pt"]),
        ("ve středu a v pátek", ["days:sr-pt"]),
        ("piątek–poniedziałek", ["days:pn-pt-sob-nd"]),
    ],
)
def test_days_are_read(text: str, expected: list[str]) -> None:
    assert [written(days) for days in days_in(text)] == expected


@pytest.mark.parametrize("text", ["po Mszy o 9.00", "środki czystości", "czwarty punkt", "So long", "St. Mary"])
def test_what_only_looks_like_a_day_is_none(text: str) -> None:
    assert days_in(text) == []


def test_holidays_are_known_beside_days() -> None:
    (both,) = days_in("w niedziele i święta")
    assert (both.days, both.holidays) == (frozenset({6}), True)


@pytest.mark.parametrize(
    ("day", "expected"),
    [
        ("days:pn-sr", ({0, 2}, ())),
        ("first_friday", ({4}, (1,))),
        ("nth:2-4:wt", ({1}, (2, 4))),
        ("nth:last:sr", ({2}, (-1,))),
        ("dated_or_special", (set(), ())),
    ],
)
def test_a_records_day_can_be_counted_with(day: str, expected: tuple[set[int], tuple[int, ...]]) -> None:
    assert read(day) == (frozenset(expected[0]), expected[1])
