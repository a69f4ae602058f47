"""How a text sounds towards those it names: the sentences they stand in, with the words behind the points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from kronika.analyse.sentiment.opinion import Opinion
from kronika.model.analysis import EntityGroup, NamedEntity, Sentence, TonedWord


@dataclass(frozen=True, slots=True, kw_only=True)
class Towards:
    """What is said near one thing: points on either side, the words of its sentences, and who judged how many of them."""

    key: str  # as `EntityGroup.key`
    positive: float = 0.0
    negative: float = 0.0
    words: tuple[TonedWord, ...] = ()
    sentences: tuple[int, ...] = ()
    judged: int = 0  # sentences where a classifier was sure; the others have the points of their words


def towards(
    sentences: Sequence[Sentence],
    groups: Sequence[EntityGroup],
    entities: Sequence[NamedEntity],
    opinions: Mapping[int, Opinion] | None = None,
) -> tuple[Towards, ...]:
    """One for each group. `opinions` are a classifier's, by number of the entity; those it is unsure of are left out."""
    return tuple(towards_one(sentences, group, entities, opinions or {}) for group in groups)


def towards_one(
    sentences: Sequence[Sentence],
    group: EntityGroup,
    entities: Sequence[NamedEntity],
    opinions: Mapping[int, Opinion],
) -> Towards:
    """Every sentence counts once for a group, however often it names it."""
    homes = sorted({entities[number].sentence for number in group.mentions})
    homes = [home for home in homes if 0 <= home < len(sentences)]
    good = bad = 0.0
    judged = 0
    for home in homes:
        sure = [
            opinions[number] for number in group.mentions if number in opinions and entities[number].sentence == home
        ]
        if sure:
            told = max(sure, key=lambda opinion: opinion.sureness)
            good, bad, judged = good + told.points[0], bad + told.points[1], judged + 1
        else:
            good, bad = good + sentences[home].positive, bad + sentences[home].negative
    words = tuple(word for home in homes for word in sentences[home].words)
    return Towards(key=group.key, positive=good, negative=bad, words=words, sentences=tuple(homes), judged=judged)


def with_points(groups: Sequence[EntityGroup], found: Sequence[Towards]) -> tuple[EntityGroup, ...]:
    """The groups with their points filled in; both run side by side."""
    return tuple(
        replace(group, positive=one.positive, negative=one.negative) for group, one in zip(groups, found, strict=True)
    )
