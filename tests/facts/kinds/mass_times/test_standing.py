"""How much a page is believed."""

from __future__ import annotations

from datetime import date

import pytest

from kronika.facts.kinds.mass_times.standing import CHANGE, LISTING, PASSING, SCHEDULE, standing, valid_from, why
from tests.facts.kinds.mass_times.schedule_reading import TODAY, facts

FULL = "Niedziele: 8.00, 10.00, 12.00\nDni powszednie: 18.00"
CHANGED = "Nowe godziny Mszy od 24 stycznia\nW niedziele: 8.00, 10.00, 12.00"


@pytest.mark.parametrize(
    ("url", "title", "text", "rank"),
    [
        ("http://a/msze.html", "", FULL, SCHEDULE),
        ("http://a/5", "Porządek Mszy świętych", FULL, SCHEDULE),
        ("http://a/", "Parafia", FULL, LISTING),
        ("http://a/", "Parafia", "W niedziele o 8.00", PASSING),
        ("http://a/ogloszenia/7", "", FULL, PASSING),
        ("http://a/9", "Ogłoszenia parafialne", FULL, PASSING),
    ],
)
def test_ranks(url: str, title: str, text: str, rank: int) -> None:
    assert standing(facts(url, text, title=title), TODAY).rank == rank


def test_a_change_of_order_is_above_all_for_a_year() -> None:
    fresh = facts("http://a/aktualnosci/3", CHANGED, written=date(2026, 1, 10))
    old = facts("http://a/aktualnosci/2", CHANGED, written=date(2016, 1, 10))
    assert standing(fresh, TODAY).rank == CHANGE and standing(old, TODAY).rank == PASSING


def test_from_when_it_holds() -> None:
    assert valid_from(facts("/", CHANGED, written=date(2026, 1, 10))) == date(2026, 1, 24)
    assert valid_from(facts("/", CHANGED.replace("stycznia", "stycznia 2019"))) == date(2019, 1, 24)
    assert valid_from(facts("/", CHANGED.replace("24 stycznia", "1 grudnia"), written=date(2026, 1, 2))) == date(
        2025, 12, 1
    )
    assert valid_from(facts("/", "W niedziele od 24 stycznia: 8.00", written=date(2026, 1, 10))) is None


def test_the_reason_is_the_first_difference() -> None:
    own = standing(facts("http://a/msze", FULL), TODAY)
    passing = standing(facts("http://a/x", "W niedziele o 8.00"), TODAY)
    newer = standing(facts("http://a/msze", FULL, written=date(2026, 1, 1)), TODAY)
    assert why(own, passing) == "on its own page" and why(newer, own) == "newer" and why(own, own) == "read first"
