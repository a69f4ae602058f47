"""An analysis as rows, and back: what is counted in columns, everything else in one small piece of bytes."""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from datetime import datetime
from typing import Any

import zstandard
from sqlalchemy import Row

from kronika.model.analysed import LONGEST_TERM, StoredAnalysis
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
from kronika.store.columns import clean

LEVEL = 6
STAGE = "analyse"
MASK = 2**32 - 1


def to_row(article_id: int, analysis: Analysis, at: datetime) -> dict[str, Any]:
    """The row of an analysis."""
    tone = analysis.sentiment
    return {
        "article_id": article_id,
        "lang": analysis.lang,
        "tone": tone.tone.value,
        "score": tone.score,
        "positive": tone.positive,
        "negative": tone.negative,
        "normalised": tone.normalised,
        "judged_by": tone.by,
        "sentences": len(analysis.sentences),
        "version": analysis.made.version if analysis.made else "",
        "at": at,
        "cluster": None,
        "prints": from_prints(analysis.prints),
        "details": zstandard.ZstdCompressor(level=LEVEL).compress(
            json.dumps(details_of(analysis), ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
        ),
    }


def to_stored(row: Row[Any]) -> StoredAnalysis:
    """A row as the analysis it was."""
    kept = json.loads(zstandard.ZstdDecompressor().decompress(row.details))
    sentiment = Sentiment(
        positive=row.positive,
        negative=row.negative,
        score=row.score,
        tone=Tone(row.tone),
        normalised=row.normalised,
        by=row.judged_by,
    )
    analysis = Analysis(
        lang=row.lang,
        stretches=tuple(Stretch(start=start, end=end, lang=lang) for start, end, lang in kept["stretches"]),
        sentences=tuple(to_sentence(values) for values in kept["sentences"]),
        entities=tuple(to_entity(values) for values in kept["entities"]),
        groups=tuple(to_group(values) for values in kept["groups"]),
        sentiment=sentiment,
        keywords=tuple(Keyword(text=a, lemma=b, score=c, count=d) for a, b, c, d in kept["keywords"]),
        prints=to_prints(row.prints),
        missing=tuple(kept["missing"]),
        made=Made(stage=STAGE, version=row.version),
        engines=kept["engines"],
    )
    return StoredAnalysis(
        article_id=row.article_id, analysis=analysis, at=row.at, version=row.version, cluster=row.cluster
    )


def details_of(analysis: Analysis) -> dict[str, Any]:
    """What is kept beside the columns, without names of fields where there are many."""
    return {
        "stretches": [(one.start, one.end, one.lang) for one in analysis.stretches],
        "sentences": [
            (one.start, one.end, one.positive, one.negative, [from_word(word) for word in one.words])
            for one in analysis.sentences
        ],
        "entities": [
            (one.start, one.end, clean(one.text), one.type.value, clean(one.base), clean(one.group), one.link, one.sentence)
            for one in analysis.entities
        ],
        "groups": [
            (clean(one.key), clean(one.base), one.type.value, one.link, one.mentions, one.positive, one.negative)
            for one in analysis.groups
        ],
        "keywords": [(clean(one.text), clean(one.lemma), one.score, one.count) for one in analysis.keywords],
        "missing": analysis.missing,
        "engines": dict(analysis.engines),
    }  # fmt: skip


def from_word(word: TonedWord) -> tuple[Any, ...]:
    """A word that sounds good or bad."""
    return word.start, word.end, clean(word.text), clean(word.lemma), word.points, int(word.negated), word.strength


def to_word(values: Sequence[Any]) -> TonedWord:
    """… as it was."""
    start, end, text, lemma, points, negated, strength = values
    return TonedWord(
        start=start, end=end, text=text, lemma=lemma, points=points, negated=bool(negated), strength=strength
    )


def to_sentence(values: Sequence[Any]) -> Sentence:
    """A sentence as it was."""
    start, end, positive, negative, words = values
    return Sentence(
        start=start, end=end, positive=positive, negative=negative, words=tuple(to_word(word) for word in words)
    )


def to_entity(values: Sequence[Any]) -> NamedEntity:
    """A name as it was."""
    start, end, text, kind, base, group, link, sentence = values
    return NamedEntity(
        start=start, end=end, text=text, type=EntityType(kind), base=base, group=group, link=link, sentence=sentence
    )


def to_group(values: Sequence[Any]) -> EntityGroup:
    """All names of a thing as they were."""
    key, base, kind, link, mentions, positive, negative = values
    return EntityGroup(
        key=key, base=base, type=EntityType(kind), link=link, mentions=tuple(mentions), positive=positive,
        negative=negative,
    )  # fmt: skip


def keyword_rows(article_id: int, found: Sequence[Keyword], given: Sequence[str]) -> list[dict[str, Any]]:
    """What an article is about: found in its text, and as its site says."""
    rows: dict[tuple[int, str], dict[str, Any]] = {}
    for keyword in found:
        add_keyword(rows, article_id, 0, keyword)
    for text in given:
        add_keyword(
            rows, article_id, 1, Keyword(text=text, lemma=" ".join(text.split()).casefold(), score=1.0, count=1)
        )
    return list(rows.values())


def add_keyword(rows: dict[tuple[int, str], dict[str, Any]], article_id: int, own: int, keyword: Keyword) -> None:
    """One more, unless it is there or no keyword at all."""
    lemma = clean(keyword.lemma)[:LONGEST_TERM]
    if lemma:
        row = {"article_id": article_id, "own": own, "lemma": lemma, "text": keyword.text[:LONGEST_TERM]}
        rows.setdefault((own, lemma), row | {"score": keyword.score, "count": keyword.count})


def from_prints(prints: Sequence[int]) -> bytes:
    """Prints as bytes, four each: they are numbers of 32 bits."""
    return struct.pack(f"<{len(prints)}I", *(number & MASK for number in prints))


def to_prints(data: bytes) -> tuple[int, ...]:
    """Prints as numbers."""
    return struct.unpack(f"<{len(data) // 4}I", data)
