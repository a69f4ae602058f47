"""Labels are compared without case, quotes and hyphens; abbreviations keep their case, accents may be left out."""

from __future__ import annotations

import pytest

from kronika.analyse.links.labels import key_of, keys_of, plain


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Rada Evropy", "RADA  EVROPY"),
        ("„Rada Evropy“", "Rada Evropy"),
        ("Санкт-Петербург", "Санкт – Петербург"),
        ("N'Djamena", "N’Djamena"),
        ("Кишинёв", "кишинев"),
        ("U.S.", "US"),
        ("U. S. A.", "USA"),
    ],
)
def test_the_same(one: str, other: str) -> None:
    assert key_of(one) == key_of(other)


@pytest.mark.parametrize(("one", "other"), [("WHO", "who"), ("PAP", "Pap"), ("Rada Evropy", "Rada Evropské unie")])
def test_not_the_same(one: str, other: str) -> None:
    assert key_of(one) != key_of(other)


def test_a_name_in_capitals_is_also_looked_for_in_small_letters() -> None:
    assert keys_of("PRAHA") == ("PRAHA", "praha")
    assert keys_of("Praha") == ("praha",)


def test_accents_go_but_cyrillic_letters_stay() -> None:
    assert plain("łódź") == "lodz"
    assert plain("říše") == "rise"
    assert plain("йод") == "йод"
