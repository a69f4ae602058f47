"""Tone towards those a text names: their sentences, once each, and a classifier's word where there is one."""

from __future__ import annotations

from kronika.analyse.sentiment.judging import judge
from kronika.analyse.sentiment.opinion import Opinion
from kronika.analyse.sentiment.shipped import shipped
from kronika.analyse.sentiment.towards import towards, with_points
from kronika.analyse.text import cut
from kronika.model.analysis import EntityGroup, EntityType, NamedEntity

TEXT = "Novák pochválil Dvořáka. Novák a Novák lhali. Dvořák přišel."


def entity(text: str, nth: int, sentence: int) -> NamedEntity:
    start = -1
    for _ in range(nth + 1):
        start = TEXT.index(text, start + 1)
    return NamedEntity(start=start, end=start + len(text), text=text, type=EntityType.PERSON, sentence=sentence)


ENTITIES = (
    entity("Novák", 0, 0),
    entity("Dvořáka", 0, 0),
    entity("Novák", 1, 1),
    entity("Novák", 2, 1),
    entity("Dvořák", 1, 2),
)
GROUPS = (
    EntityGroup(key="novák", base="Novák", type=EntityType.PERSON, mentions=(0, 2, 3)),
    EntityGroup(key="dvořák", base="Dvořák", type=EntityType.PERSON, mentions=(1, 4)),
)


def test_a_sentence_counts_once_for_each_group() -> None:
    told = judge(cut(TEXT, "cs"), shipped("cs"))
    novak, dvorak = towards(told.sentences, GROUPS, ENTITIES)
    assert (novak.positive, novak.negative, novak.sentences) == (1, 1, (0, 1))
    assert [word.lemma for word in novak.words] == ["pochválit", "lhát"]
    assert (dvorak.positive, dvorak.negative, dvorak.sentences) == (1, 0, (0, 2))


def test_a_classifier_that_is_sure_comes_before_words() -> None:
    told = judge(cut(TEXT, "cs"), shipped("cs"))
    bad = Opinion(negative=0.8, neutral=0.1, positive=0.1, label=-1)
    none = Opinion(negative=0.1, neutral=0.8, positive=0.1, label=0)
    novak, dvorak = towards(told.sentences, GROUPS, ENTITIES, {0: bad, 2: none})
    assert (novak.positive, novak.negative, novak.judged) == (0, 1, 2)
    assert (dvorak.positive, dvorak.judged) == (1, 0)


def test_groups_get_their_points() -> None:
    told = judge(cut(TEXT, "cs"), shipped("cs"))
    novak, dvorak = with_points(GROUPS, towards(told.sentences, GROUPS, ENTITIES))
    assert (novak.positive, novak.negative) == (1, 1)
    assert (dvorak.positive, dvorak.negative) == (1, 0)
    assert novak.base == "Novák"


def test_nobody_named() -> None:
    assert towards((), (), ()) == ()
