"""The shipped table is well formed: every thing once, every label of a form that can be found, nothing contradicts itself."""

from __future__ import annotations

import re

import pytest

from kronika.analyse.links.addresses import NUMBER, resource
from kronika.analyse.links.labels import key_of
from kronika.analyse.links.shipped import FILES, LANGUAGES, Row, read_rows, shipped, text_of

ROWS = [(name, row) for name in FILES for row in read_rows(text_of(name))]


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return [row for _, row in ROWS]


def test_a_thing_stands_in_one_row(rows: list[Row]) -> None:
    numbers = [row.thing.id for row in rows]
    assert len(numbers) == len(set(numbers)), sorted({one for one in numbers if numbers.count(one) > 1})


def test_rows_are_complete(rows: list[Row]) -> None:
    known = {row.thing.id for row in rows}
    for row in rows:
        if not NUMBER.fullmatch(row.thing.id):  # a page of DBpedia, where we are not sure of the number
            assert row.thing.id == resource(row.thing.pages["en"], "en")
        assert row.sure in ("checked", "known"), row.thing.id
        assert row.thing.types, row.thing.id
        assert set(row.thing.near) <= known, (row.thing.id, set(row.thing.near) - known)
        assert row.thing.id not in row.thing.near
        assert row.thing.labels.keys() >= {"cs", "pl", "en"}, row.thing.id


def test_labels_can_be_found_and_are_in_their_script(rows: list[Row]) -> None:
    for row in rows:
        for lang, aliases in row.aliases.items():
            for alias in aliases:
                assert alias.text == alias.text.strip(), alias
                assert key_of(alias.text), alias
                assert not re.search(r"[?@|=\t]", alias.text), alias
                if lang in ("cs", "pl", "en"):
                    assert not re.search("[а-яА-Я]", alias.text), (row.thing.id, lang, alias.text)
                elif "LOC" in {kind.value for kind in row.thing.types}:
                    assert not re.search("[a-zA-Z]", alias.text), (row.thing.id, lang, alias.text)


def test_a_label_that_things_of_a_type_share_is_doubtful_for_all_of_them() -> None:
    for (lang, key), found in shipped().labels.items():
        for one in found:
            rivals = [other for other in found if other is not one and other.types & one.types]
            assert not rivals or one.doubtful, (lang, key, [other.thing.id for other in found if other.thing])


def test_countries_capitals_and_the_rest_are_there(rows: list[Row]) -> None:
    counts = {name: sum(of == name for of, _ in ROWS) for name in FILES}
    assert counts["countries.tsv"] >= 195
    assert counts["capitals.tsv"] >= 110
    assert counts["organisations.tsv"] >= 70
    assert counts["people.tsv"] >= 50
    assert all(set(row.aliases) == set(LANGUAGES) for row in rows)
