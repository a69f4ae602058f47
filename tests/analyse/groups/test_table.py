"""Tables of well-known things."""

from __future__ import annotations

import pytest

from kronika.analyse.groups.table import known, table


def test_a_line_is_a_thing_and_may_go_on() -> None:
    found = table("""
Spojené státy americké | USA
  | Spojené státy ~ Amerika
""")
    assert found.full["usa"] == found.full["spojené státy"] == "Spojené státy americké"
    assert found.weak == {"amerika": "Spojené státy americké"}


@pytest.mark.parametrize("lang", ["cs", "pl", "ru", "en"])
def test_every_table_knows_the_european_union_by_two_names(lang: str) -> None:
    unions = {"cs": "evropská unie", "pl": "unia europejska", "ru": "европейский союз", "en": "european union"}
    short = {"cs": "eu", "pl": "ue", "ru": "ес", "en": "eu"}
    assert known(lang).full[unions[lang]] == known(lang).full[short[lang]]


def test_a_language_without_a_table_knows_nothing() -> None:
    assert known("xx").full == {}
