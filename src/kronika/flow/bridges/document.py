"""An article with its analysis as one document with the field names of the thesis, whichever engine takes it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from kronika.model.analysis import Analysis, EntityGroup, Sentence
from kronika.model.article import ArticleRecord

PLACES = 4  # of numbers with a point
ID = 32  # hexadecimal digits
Told = tuple[ArticleRecord, Analysis | None]
CHRONICLE = "kronika"  # whose documents these are, unless another name is given


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """What is sent of one article; `id` is the same each time, so that sending again replaces."""

    id: str
    number: int
    url: str
    fields: Mapping[str, Any]


def document_of(record: ArticleRecord, analysis: Analysis | None, chronicle: str = CHRONICLE) -> Document:
    """The document of an article; without an analysis it names nobody and has no tone."""
    article = record.article
    at = article.published or record.fetched_at
    url = article.url or ""
    fields: dict[str, Any] = {
        "chronicle": chronicle,
        "number": record.id,
        "header": article.title,
        "date": moment(at),
        "keywords": keywords_of(record, analysis),
        "section": article.section,
        "content": article.text,
        "server": record.source,
        "url": url,
        "author": list(article.authors),
        "lang": article.lang,
        "pageClass": article.page_class.value,
        **(analysis_fields(analysis) if analysis else {}),
    }
    told = {name: value for name, value in fields.items() if value not in (None, "", [])}
    return Document(id=id_of(record, chronicle), number=record.id, url=url, fields=told)


def id_of(record: ArticleRecord, chronicle: str) -> str:
    """By what an engine knows the article: source and address, so that a new version takes the place of the old one."""
    where = record.article.url or str(record.id)
    return hashlib.sha256("\0".join((chronicle, record.source, where)).encode("utf-8", "replace")).hexdigest()[:ID]


def keywords_of(record: ArticleRecord, analysis: Analysis | None) -> list[str]:
    """The keywords of the site, then those of the text."""
    found = [keyword.text for keyword in analysis.keywords] if analysis else []
    return list(dict.fromkeys((*record.article.keywords, *found)))


def analysis_fields(analysis: Analysis) -> dict[str, Any]:
    """What the language of the text tells. Sentences are numbered from 0; the title is among them, at the front."""
    sentiment = analysis.sentiment
    return {
        "entities": [entity_of(group, analysis) for group in analysis.groups],
        "articleSentiment": {
            "score": number(sentiment.score),
            "positive": number(sentiment.positive),
            "negative": number(sentiment.negative),
            "tone": sentiment.tone.value,
        },
        "sentencesSentiment": [sentence_of(place, one) for place, one in enumerate(analysis.sentences)],
    }


def entity_of(group: EntityGroup, analysis: Analysis) -> dict[str, Any]:
    """A thing with every place where it is named."""
    occurrences = [
        {"form": one.text, "sentence": one.sentence, "start": one.start, "end": one.end}
        for one in (analysis.entities[place] for place in group.mentions)
    ]
    told = {"name": group.base, "id": group.key, "type": group.type.value, "occurrences": occurrences}
    return told if group.link is None else {**told, "link": group.link}


def sentence_of(place: int, sentence: Sentence) -> dict[str, Any]:
    """How one sentence sounds."""
    return {"sentence": place, "positive": number(sentence.positive), "negative": number(sentence.negative)}


def moment(at: datetime) -> str:
    """A moment as both engines take it."""
    return at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def number(value: float) -> float:
    """A number without its noise."""
    return round(value, PLACES)
