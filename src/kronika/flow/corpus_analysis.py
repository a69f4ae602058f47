"""An analysis as plain values that files hold, and back, exactly; the names are those of `kronika analyse`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kronika.model.analysis import (
    Analysis,
    EntityGroup,
    EntityType,
    Keyword,
    NamedEntity,
    Sentence,
    Sentiment,
    Stretch,
    Tone,
    TonedWord,
)
from kronika.model.article import Made

ENTITY = ("start", "end", "text", "base", "group", "link", "sentence")
GROUP = ("key", "base", "link", "positive", "negative")
WORD = ("start", "end", "text", "lemma", "points", "negated", "strength")
SENTENCE = ("start", "end", "positive", "negative")
KEYWORD = ("text", "lemma", "score", "count")
STRETCH = ("start", "end", "lang")
SENTIMENT = ("score", "positive", "negative", "normalised", "by")
STAGE = "analyse"


def analysis_values(analysis: Analysis) -> dict[str, Any]:
    """Everything that is told of a text; places count characters of title, lead and body with empty lines between them."""
    tone = analysis.sentiment
    return {
        "lang": analysis.lang,
        "entities": [{**some(one, ENTITY), "type": one.type.value} for one in analysis.entities],
        "sentences": [
            {**some(one, SENTENCE), "words": [some(word, WORD) for word in one.words]} for one in analysis.sentences
        ],
        "sentiment": {"tone": tone.tone.value, **some(tone, SENTIMENT)},
        "keywords": [some(one, KEYWORD) for one in analysis.keywords],
        "groups": [
            {**some(one, GROUP), "type": one.type.value, "mentions": list(one.mentions)} for one in analysis.groups
        ],
        "stretches": [some(one, STRETCH) for one in analysis.stretches],
        "prints": list(analysis.prints),
        "missing": list(analysis.missing),
        "engines": dict(analysis.engines),
        "version": analysis.made.version if analysis.made else None,
    }


def analysis_of(values: Mapping[str, Any]) -> Analysis:
    """The analysis as it was."""
    tone = dict(values["sentiment"])
    version = values.get("version")
    return Analysis(
        lang=values["lang"],
        stretches=tuple(Stretch(**one) for one in values["stretches"]),
        sentences=tuple(sentence_of(one) for one in values["sentences"]),
        entities=tuple(NamedEntity(**{**one, "type": EntityType(one["type"])}) for one in values["entities"]),
        groups=tuple(
            EntityGroup(**{**one, "type": EntityType(one["type"]), "mentions": tuple(one["mentions"])})
            for one in values["groups"]
        ),
        sentiment=Sentiment(**{**tone, "tone": Tone(tone["tone"])}),
        keywords=tuple(Keyword(**one) for one in values["keywords"]),
        prints=tuple(values["prints"]),
        missing=tuple(values["missing"]),
        made=Made(stage=STAGE, version=version) if version is not None else None,
        engines=dict(values["engines"]),
    )


def sentence_of(values: Mapping[str, Any]) -> Sentence:
    """A sentence with the words behind its points."""
    return Sentence(**{**values, "words": tuple(TonedWord(**word) for word in values["words"])})


def some(record: object, names: tuple[str, ...]) -> dict[str, Any]:
    """Fields of a record."""
    return {name: getattr(record, name) for name in names}
