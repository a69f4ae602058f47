"""A name is linked by label and type; a shared or doubtful label only with evidence in the text, else not at all."""

from __future__ import annotations

import pytest

from kronika.analyse.links.aliases import Candidate, Tables, Thing
from kronika.analyse.links.labels import key_of
from kronika.analyse.links.linking import Wanted, link, link_all
from kronika.analyse.links.shipped import MemoryTable, shipped
from kronika.model.analysis import EntityType

PER, LOC, ORG = EntityType.PERSON, EntityType.PLACE, EntityType.ORGANISATION


@pytest.mark.parametrize(
    ("base", "kind", "lang", "wanted"),
    [
        ("Praha", LOC, "cs", "Q1085"),
        ("PRAHA", LOC, "cs", "Q1085"),
        ("Прага", LOC, "ru", "Q1085"),
        ("Prague", LOC, "en", "Q1085"),
        ("Evropská unie", ORG, "cs", "Q458"),
        ("EU", ORG, "cs", "Q458"),
        ("UE", ORG, "pl", "Q458"),
        ("ЕС", ORG, "ru", "Q458"),
        ("Evropska unie", ORG, "cs", "Q458"),  # no accents at all
        ("Lodz", LOC, "pl", "Q580"),
        ("ČTK", ORG, "cs", "Q341118"),
        ("Angela Merkelová", PER, "cs", "Q567"),
        ("Владимир Путин", PER, "ru", "Q7747"),
        ("„Rada Evropy“", ORG, "cs", "Q8908"),
    ],
)
def test_a_label_without_doubt_is_linked(base: str, kind: EntityType, lang: str, wanted: str) -> None:
    assert link(base, kind, lang, shipped()) == wanted


@pytest.mark.parametrize(
    ("base", "kind", "lang"),
    [
        ("Praha", PER, "cs"),  # a place is no person
        ("Washington", PER, "en"),
        ("George Washington", LOC, "en"),
        ("Georgia", LOC, "en"),  # a country and a state
        ("Washington", LOC, "en"),
        ("who", ORG, "en"),
        ("eu", ORG, "cs"),
        ("Praga", LOC, "pl"),  # also a part of Warsaw
        ("Praha", LOC, "pl"),  # not what Poles call it
        ("Praha", LOC, "xx"),
        ("Horní Lhota", LOC, "cs"),
        ("", LOC, "cs"),
    ],
)
def test_what_is_not_sure_is_not_linked(base: str, kind: EntityType, lang: str) -> None:
    assert link(base, kind, lang, shipped()) is None


def places(*names: str) -> list[Wanted]:
    return [Wanted(base=name, type=LOC) for name in names]


@pytest.mark.parametrize(
    ("names", "wanted"),
    [
        (("Georgia", "Tbilisi"), "Q230"),
        (("Georgia", "Atlanta"), "Q1428"),
        (("Georgia", "Russia"), None),
        (("Georgia", "Tbilisi", "Atlanta"), None),  # speaks for both
        (("Washington", "Seattle"), "Q1223"),
        (("Washington", "United States"), "Q61"),
        (("Washington", "United States", "Seattle"), None),
        (("Georgia", "United States", "Russia"), None),  # both are named with either
    ],
)
def test_the_rest_of_the_text_decides_a_shared_label(names: tuple[str, ...], wanted: str | None) -> None:
    assert link_all(places(*names), "en", shipped())[0] == wanted


def test_another_name_of_the_group_helps() -> None:
    wanted = Wanted(base="Severoatlantický pakt", type=ORG, also=("NATO",))
    assert link_all([wanted], "cs", shipped()) == ("Q7184",)


def table(*rows: tuple[str, EntityType, int]) -> MemoryTable:
    """One label, “Nová Ves”, that all rows go by; a row without a number is a rival nobody knows."""
    things = {name: Thing(id=name, types=frozenset({kind})) for name, kind, _ in rows if name}
    found = tuple(
        Candidate(thing=things.get(name), types=frozenset({kind}), weight=weight) for name, kind, weight in rows
    )
    return MemoryTable(things=things, labels={("cs", key_of("Nová Ves")): found}, plains={})


def test_by_far_the_best_known_is_meant() -> None:
    assert link("Nová Ves", LOC, "cs", table(("Q1", LOC, 200), ("Q2", LOC, 50))) == "Q1"
    assert link("Nová Ves", LOC, "cs", table(("Q1", LOC, 200), ("Q2", LOC, 51))) is None
    assert link("Nová Ves", LOC, "cs", table(("Q1", LOC, 200), ("Q2", LOC, 30), ("Q3", LOC, 30))) is None


def test_somebody_too_little_known_is_a_rival_all_the_same() -> None:
    assert link("Nová Ves", LOC, "cs", table(("Q1", LOC, 6), ("", LOC, 2))) is None
    assert link("Nová Ves", LOC, "cs", table(("", LOC, 2))) is None
    assert link("Nová Ves", LOC, "cs", table(("Q1", LOC, 6), ("", PER, 2))) == "Q1"


def test_a_page_and_a_number_of_one_thing_are_no_rivals() -> None:
    pages = {"en": "Edvard Beneš"}
    page = Thing(id="http://dbpedia.org/resource/Edvard_Beneš", types=frozenset({PER}), pages=pages)
    number = Thing(id="Q900100", types=frozenset({PER}), pages=pages | {"cs": "Edvard Beneš"})
    tables = [
        MemoryTable(
            things={thing.id: thing},
            labels={("cs", "edvard beneš"): (Candidate(thing=thing, types=thing.types, weight=50),)},
            plains={},
        )
        for thing in (page, number)
    ]
    assert link("Edvard Beneš", PER, "cs", tables[0]) == page.id
    assert link("Edvard Beneš", PER, "cs", Tables(tables=tuple(tables))) == "Q900100"
    assert link("Edvard Beneš", PER, "cs", Tables(tables=tuple(reversed(tables)))) == "Q900100"


def test_tables_together_know_what_each_knows_and_doubt_what_either_doubts() -> None:
    both = Tables(tables=(shipped(), table(("Q1", LOC, 5))))
    assert link("Nová Ves", LOC, "cs", both) == "Q1"
    assert link("Praha", LOC, "cs", both) == "Q1085"
    assert both.thing("Q1") is not None and both.thing("Q2") is None
