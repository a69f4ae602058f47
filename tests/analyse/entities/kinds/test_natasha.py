"""natasha's spans come back to our own words."""

from __future__ import annotations

import pytest

from kronika.analyse.entities.kinds.natasha import KIND
from kronika.analyse.text import Name, Text, cut

pytest.importorskip("natasha")

TEXT = (
    "Президент России Владимир Путин прибыл в Самару. "
    "Там его встретил губернатор Дмитрий Азаров. Позже он говорил с главой «Газпрома» в Санкт-Петербурге."
)


def words(text: Text, names: tuple[Name, ...]) -> list[tuple[str, str]]:
    return [(text.text[text.tokens[name.first].start : text.tokens[name.last - 1].end], name.type) for name in names]


def test_names_of_a_russian_text() -> None:
    text = cut(TEXT, "ru")
    found = words(text, KIND.find(text))
    assert ("Владимир Путин", "PER") in found
    assert ("Дмитрий Азаров", "PER") in found
    assert ("Самару", "LOC") in found
    assert ("Санкт-Петербурге", "LOC") in found
    assert any("Газпром" in name and kind == "ORG" for name, kind in found)


def test_names_do_not_overlap_and_stand_in_order() -> None:
    names = KIND.find(cut(TEXT * 3, "ru"))
    assert all(one.last <= other.first for one, other in zip(names, names[1:], strict=False))
    assert all(one.first < one.last for one in names)


@pytest.mark.parametrize("text", ["", " ", "...", "Дом."])
def test_nothing_is_found_in_nothing(text: str) -> None:
    assert KIND.find(cut(text, "ru")) == ()


def test_it_says_what_it_is() -> None:
    assert KIND.languages == ("ru",) and KIND.missing() is None and KIND.licence == "MIT"
