"""Seasons: months joined, holidays, summer and winter, and all but one of them."""

from __future__ import annotations

import pytest

from kronika.facts.kinds.office_hours.seasons import holds, seasons_in


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("w lipcu i sierpniu", ["lipiec-sierpień"]),
        ("od września do czerwca", ["wrzesień-czerwiec"]),
        ("od 1 lipca do 31 sierpnia", ["lipiec-sierpień"]),
        ("w czasie wakacji", ["lipiec-sierpień"]),
        ("poza wakacjami", ["wrzesień-czerwiec"]),
        ("o prázdninách", ["lipiec-sierpień"]),
        ("červenec–srpen", ["lipiec-sierpień"]),
        ("w okresie zimowym", ["zima"]),
        ("24 grudnia nieczynne", []),
        ("w poniedziałek", []),
    ],
)
def test_seasons_are_read(text: str, expected: list[str]) -> None:
    assert [season.name for season in seasons_in(text)] == expected


def test_seasons_go_over_the_new_year() -> None:
    assert [month for month in range(1, 13) if holds("wrzesień-czerwiec", month)] == [1, 2, 3, 4, 5, 6, 9, 10, 11, 12]
    assert [month for month in range(1, 13) if holds("zima", month)] == [1, 2, 3, 11, 12]
    assert all(holds("", month) for month in range(1, 13))
    assert not any(holds("kiedyś", month) for month in range(1, 13))
