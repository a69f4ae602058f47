"""An analysis as JSON shows it: what scripts get from `kronika analyse` and programs from the interface."""

from __future__ import annotations

from typing import Any

from kronika.model.analysis import Analysis, EntityGroup, NamedEntity, Sentence, Sentiment, TonedWord

PLACES = 4  # of numbers with a point


def as_record(analysis: Analysis) -> dict[str, Any]:
    """Everything that is told of a text. Places count its characters."""
    return {
        "lang": analysis.lang,
        "entities": [entity_record(entity) for entity in analysis.entities],
        "sentences": [sentence_record(sentence) for sentence in analysis.sentences],
        "sentiment": sentiment_record(analysis.sentiment),
        "keywords": [keyword.text for keyword in analysis.keywords],
        "groups": [group_record(group) for group in analysis.groups],
        "keyword_scores": [
            {"text": one.text, "lemma": one.lemma, "score": number(one.score), "count": one.count}
            for one in analysis.keywords
        ],
        "stretches": [{"start": one.start, "end": one.end, "lang": one.lang} for one in analysis.stretches],
        "missing": list(analysis.missing),
        "engines": dict(analysis.engines),
        "version": analysis.made.version if analysis.made else None,
    }


def entity_record(entity: NamedEntity) -> dict[str, Any]:
    """One place where a name stands."""
    return {
        "start": entity.start,
        "end": entity.end,
        "text": entity.text,
        "base": entity.base,
        "type": entity.type.value,
        "group": entity.group,
        "link": entity.link,
        "sentence": entity.sentence,
    }


def sentence_record(sentence: Sentence) -> dict[str, Any]:
    """One sentence, with the words behind its points."""
    return {
        "start": sentence.start,
        "end": sentence.end,
        "positive": number(sentence.positive),
        "negative": number(sentence.negative),
        "words": [word_record(word) for word in sentence.words],
    }


def word_record(word: TonedWord) -> dict[str, Any]:
    """One word that sounds good or bad where it stands."""
    return {
        "start": word.start,
        "end": word.end,
        "text": word.text,
        "lemma": word.lemma,
        "points": number(word.points),
        "negated": word.negated,
        "strength": number(word.strength),
    }


def sentiment_record(sentiment: Sentiment) -> dict[str, Any]:
    """How the text sounds."""
    return {
        "tone": sentiment.tone.value,
        "score": number(sentiment.score),
        "positive": number(sentiment.positive),
        "negative": number(sentiment.negative),
        "normalised": number(sentiment.normalised),
        "by": sentiment.by or None,
    }


def group_record(group: EntityGroup) -> dict[str, Any]:
    """One thing with the numbers of its names among the entities."""
    return {
        "key": group.key,
        "base": group.base,
        "type": group.type.value,
        "link": group.link,
        "mentions": list(group.mentions),
        "positive": number(group.positive),
        "negative": number(group.negative),
    }


def number(value: float) -> float:
    """A number without its noise."""
    return round(value, PLACES)
