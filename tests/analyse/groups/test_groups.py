"""Groups of names in sentences of ours."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.analyse.bases.bases import base_forms
from kronika.analyse.groups.groups import Grouped, group_names
from kronika.analyse.text import Name, cut
from tests.analyse.naming import marked


def keys(text: str, lang: str, *names: tuple[str, str]) -> list[str]:
    """The keys of the names in a text."""
    told, found = marked(text, lang, *names)
    return [one.key for one in group_names(told, found, base_forms(told, found))]


def test_the_published_example() -> None:
    text, names = marked(
        "Edvard Beneš byl druhý prezident Československa. Výrazným výsledkem Benešovy diplomacie bylo uznání "
        "Československé národní rady několika státy.",
        "cs",
        ("Edvard Beneš", "PER"),
        ("Československa", "LOC"),
        ("Benešovy", "PER"),
        ("Československé národní rady", "ORG"),
    )
    found = group_names(text, names, base_forms(text, names))
    assert [one.key for one in found] == [
        "edvard_beneš",
        "československo",
        "edvard_beneš",
        "československý_národní_rada",
    ]
    assert [text.homes[name.first] for name in names] == [0, 0, 1, 1]
    assert found[2] == Grouped("edvard_beneš", "Edvard Beneš", "PER")


def test_the_town_is_not_the_minister() -> None:
    found = keys(
        "Ministr Bohuslav Sobotka přijel do města Sobotka. Starosta Sobotku vítal.",
        "cs",
        ("Bohuslav Sobotka", "PER"),
        ("Sobotka", "LOC"),
        ("Sobotku", "PER"),
    )
    assert found == ["bohuslav_sobotka", "sobotka", "bohuslav_sobotka"]


def test_middle_names_and_initials_are_one_person() -> None:
    found = keys(
        "George W. Bush spoke first. Later George Bush left, and G. Bush said nothing. Bush smiled.",
        "en",
        ("George W. Bush", "PER"),
        ("George Bush", "PER"),
        ("G. Bush", "PER"),
        ("Bush", "PER"),
    )
    assert len(set(found)) == 1


def test_two_people_of_one_surname_stay_two() -> None:
    found = keys(
        "Jana Dvořáková mluvila první. Eva Dvořáková odpověděla. Dvořáková pak odešla.",
        "cs",
        ("Jana Dvořáková", "PER"),
        ("Eva Dvořáková", "PER"),
        ("Dvořáková", "PER"),
    )
    assert found == ["jana_dvořáková", "eva_dvořáková", "eva_dvořáková"]


def test_a_known_abbreviation_has_the_key_of_the_full_name() -> None:
    alone = keys("Komise EU zasedala.", "cs", ("EU", "ORG"))
    full = keys("Evropská unie zasedala.", "cs", ("Evropská unie", "ORG"))
    assert alone == full == ["evropský_unie"]


def test_an_abbreviation_told_in_brackets_joins() -> None:
    found = keys(
        "Tvrdí to Spolek přátel Vltavy (SPV). Podle SPV je voda čistá.",
        "cs",
        ("Spolek přátel Vltavy", "ORG"),
        ("SPV", "ORG"),
        ("SPV", "ORG"),
    )
    assert len(set(found)) == 1


def test_quotes_make_no_other_thing() -> None:
    text, names = marked(
        "Судно «Буревестник» вышло в море. Буревестник вернулся.",
        "ru",
        ("«Буревестник»", "PRO"),
        ("Буревестник", "PRO"),
    )
    found = group_names(text, names, base_forms(text, names))
    assert found[0] == found[1] == Grouped("буревестник", "Буревестник", "PRO")


def test_names_of_a_state_are_one() -> None:
    found = keys(
        "Delegace USA odjela. Spojené státy mlčí, dodali Američané.",
        "cs",
        ("USA", "LOC"),
        ("Spojené státy", "LOC"),
        ("Američané", "PER"),
    )
    assert len(set(found)) == 1


def test_a_short_name_of_an_organisation_joins_the_long_one_but_a_place_does_not() -> None:
    found = keys(
        "Ředitel Muzea hraček promluvil. Muzeum je zavřené. Severní Morava čeká, Morava ne.",
        "cs",
        ("Muzea hraček", "ORG"),
        ("Muzeum", "ORG"),
        ("Severní Morava", "LOC"),
        ("Morava", "LOC"),
    )
    assert found[0] == found[1]
    assert found[2] != found[3]


@settings(max_examples=60, deadline=None)
@given(
    words=st.lists(st.text(min_size=1, max_size=10), min_size=1, max_size=6),
    kind=st.sampled_from(["PER", "LOC", "ORG", "PRO", "EVT"]),
)
def test_every_name_has_a_group_with_a_key(words: list[str], kind: str) -> None:
    text = cut(" ".join(words), "cs")
    names = [Name(first=number, last=number + 1, type=kind) for number in range(len(text.tokens))]
    found = group_names(text, names, [text.tokens[name.first].text for name in names])
    assert len(found) == len(names)
    assert all(one.key for one in found)
