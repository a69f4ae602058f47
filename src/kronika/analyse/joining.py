"""What is told of the parts of a text in several languages, put together in the order of the text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kronika.analyse.sentiment.judging import tone
from kronika.model.analysis import Analysis, EntityGroup, Keyword, NamedEntity, Sentence, Sentiment

Number = tuple[int, int]  # of a part, and of a sentence or a name in it


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What is told of the part of a text that is in one language."""

    sentences: tuple[Sentence, ...]
    entities: tuple[NamedEntity, ...]
    groups: tuple[EntityGroup, ...]
    sentiment: Sentiment
    keywords: tuple[Keyword, ...] = ()
    prints: tuple[int, ...] = ()
    missing: tuple[str, ...] = ()


def joined(told: Sequence[Told]) -> Analysis:
    """One analysis of all parts. Keywords and prints are those of the first, which is most of the text."""
    sentences = placed([[one.start for one in part.sentences] for part in told])
    entities = placed([[one.start for one in part.entities] for part in told])
    return Analysis(
        lang=None,
        sentences=tuple(told[part].sentences[number] for part, number in sentences),
        entities=tuple(
            replace(entity, sentence=sentences[part, entity.sentence])
            for part, number in entities
            for entity in (told[part].entities[number],)
        ),
        groups=groups_of(told, entities),
        sentiment=tone_of(told),
        keywords=told[0].keywords,
        prints=told[0].prints,
        missing=tuple(dict.fromkeys(sentence for part in told for sentence in part.missing)),
    )


def placed(starts: Sequence[Sequence[int]]) -> dict[Number, int]:
    """The new number of everything, in the order of the text."""
    ordered = sorted((start, part, number) for part, those in enumerate(starts) for number, start in enumerate(those))
    return {(part, number): new for new, (_, part, number) in enumerate(ordered)}


def groups_of(told: Sequence[Told], entities: dict[Number, int]) -> tuple[EntityGroup, ...]:
    """The groups of all parts with new numbers; one that two parts have is one."""
    found: dict[tuple[str, str], EntityGroup] = {}
    for part, one in enumerate(told):
        for group in one.groups:
            mentions = tuple(entities[part, number] for number in group.mentions)
            known = found.get((group.key, group.type))
            found[group.key, group.type] = (
                replace(group, mentions=mentions)
                if known is None
                else replace(
                    known,
                    link=known.link or group.link,
                    mentions=tuple(sorted((*known.mentions, *mentions))),
                    positive=known.positive + group.positive,
                    negative=known.negative + group.negative,
                )
            )
    return tuple(found.values())


def tone_of(told: Sequence[Told]) -> Sentiment:
    """How the parts sound together; each weighs as much as it has sentences."""
    if len(told) == 1:
        return told[0].sentiment
    judged = [part for part in told if part.sentiment.by]
    good = sum(part.sentiment.positive for part in judged)
    bad = sum(part.sentiment.negative for part in judged)
    lengths = sum(len(part.sentences) for part in judged)
    weighed = sum(part.sentiment.normalised * len(part.sentences) for part in judged)
    return Sentiment(
        positive=good,
        negative=bad,
        score=good - bad,
        tone=tone(good - bad),
        normalised=weighed / lengths if lengths else 0.0,
        by=", ".join(dict.fromkeys(part.sentiment.by for part in judged)),
    )
