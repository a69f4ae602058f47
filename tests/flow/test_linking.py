"""Groups without a link get it from what services answered; labels nobody knows are noted, and nobody waits for a service."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kronika.analyse.links.dumps.building import build
from kronika.analyse.links.linking import link
from kronika.flow.chronicle import Chronicle
from kronika.flow.linking import AnsweredLabels, alias_tables
from kronika.flow.model_places import LINKS, links_target
from kronika.model.analysis import Analysis, EntityGroup, EntityType, NamedEntity
from kronika.model.errors import BadFile
from kronika.model.found_thing import FoundThing, WantedLabel
from kronika.sampleweb.clock import NOW
from kronika.settings import AnalyseSettings
from tests.analyse.links.dumps.sample_dump import ITEMS, dump

LOC = EntityType.PLACE
GROUPS = (
    EntityGroup(key="lipohrad", base="Lipohrad", type=LOC),
    EntityGroup(key="praha", base="Praha", type=LOC, link="Q1085"),
    EntityGroup(key="x", base="X", type=LOC),  # too short to be worth a question
)
NAMES = (NamedEntity(start=0, end=8, text="Lipohrad", type=LOC, group="lipohrad"),)
MADE = Analysis(lang="cs", groups=GROUPS, entities=NAMES)
WANTED = WantedLabel(lang="cs", key="lipohrad", label="Lipohrad")
LONG_AGO = NOW.replace(year=2000)


def completed(chronicle: Chronicle, made: Analysis = MADE) -> Analysis:
    return AnsweredLabels(store=chronicle.store, tables=alias_tables(chronicle.settings)).complete(made)


def test_labels_nobody_knows_are_noted_once(chronicle: Chronicle) -> None:
    assert completed(chronicle) == MADE
    assert completed(chronicle) == MADE
    assert chronicle.store.link_answers.waiting(10, before=LONG_AGO) == [WANTED]


def test_answers_give_links_to_groups_and_their_names(chronicle: Chronicle) -> None:
    completed(chronicle)
    found = [
        FoundThing(id="Q900001", classes=("Q515",), weight=12),
        FoundThing(id="Q900005", classes=("Q16521",), weight=90),  # a tree: no rival of a town
        FoundThing(id="Q900002", classes=("Q5",), weight=90),  # nor is a person
    ]
    chronicle.store.link_answers.answer(WANTED, found, NOW)
    made = completed(chronicle)
    assert [group.link for group in made.groups] == ["Q900001", "Q1085", None]
    assert made.entities[0].link == "Q900001"


@pytest.mark.parametrize(
    "found",
    [
        [],
        [FoundThing(id="Q1", classes=("Q5",))],
        [FoundThing(id="Q1", classes=("Q515",), weight=4), FoundThing(id="Q2", classes=("Q515",), weight=3)],
    ],
)
def test_no_link_is_better_than_a_wrong_one(chronicle: Chronicle, found: list[FoundThing]) -> None:
    completed(chronicle)
    chronicle.store.link_answers.answer(WANTED, found, NOW)
    assert completed(chronicle).groups[0].link is None


@pytest.mark.parametrize("lang", ["fr", None])
def test_languages_without_labels_are_left_alone(chronicle: Chronicle, lang: str | None) -> None:
    made = replace(MADE, lang=lang)
    assert completed(chronicle, made) is made
    assert chronicle.store.link_answers.count_waiting(before=LONG_AGO) == 0


def test_a_table_that_was_built_is_found_in_the_chronicle(chronicle: Chronicle, tmp_path: Path) -> None:
    assert link("Lipohrad", LOC, "cs", alias_tables(chronicle.settings)) is None
    (tmp_path / "d.json").write_bytes(dump(*ITEMS))
    place = links_target(chronicle.settings)
    assert place == chronicle.settings.home / "models" / LINKS
    build([tmp_path / "d.json"], place, langs=("cs",))
    tables = alias_tables(chronicle.settings)
    assert link("Lipohrad", LOC, "cs", tables) == "Q900001"
    assert link("Praha", LOC, "cs", tables) == "Q1085"


def test_a_table_that_is_set_must_be_there(chronicle: Chronicle) -> None:
    settings = chronicle.settings.model_copy(update={"analyse": AnalyseSettings(links="none.kl")})  # type: ignore[call-arg]
    with pytest.raises(BadFile, match=r"none\.kl"):
        alias_tables(settings)
