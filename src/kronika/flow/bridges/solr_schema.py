"""The fields of a Solr core, with the thesis's names; Solr has no objects, so entities and sentences are laid flat."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from kronika.flow.bridges.document import Document

TEXT, STRING, DATE, FLOAT, LONG = "text_general", "string", "pdate", "pfloat", "plong"
TOKENISED = {
    "tokenizer": {"class": "solr.StandardTokenizerFactory"},
    "filters": [{"class": "solr.LowerCaseFilterFactory"}],
}
TYPES: tuple[Mapping[str, Any], ...] = (
    {"name": TEXT, "class": "solr.TextField", "positionIncrementGap": "100", "analyzer": TOKENISED},
    {"name": STRING, "class": "solr.StrField", "sortMissingLast": True, "docValues": True},
    {"name": DATE, "class": "solr.DatePointField", "docValues": True},
    {"name": FLOAT, "class": "solr.FloatPointField", "docValues": True},
    {"name": LONG, "class": "solr.LongPointField", "docValues": True},
)


def field(name: str, type_: str, *, many: bool = False, indexed: bool = True, **more: Any) -> dict[str, Any]:
    """A stored field."""
    return {"name": name, "type": type_, "stored": True, "indexed": indexed, "multiValued": many, **more}


FIELDS: tuple[Mapping[str, Any], ...] = (
    field("chronicle", STRING),
    field("number", LONG),
    field("header", TEXT),
    field("date", DATE),
    field("keywords", TEXT, many=True),
    field("section", STRING),
    field("content", TEXT),
    field("server", STRING),
    field("url", STRING),
    field("author", TEXT, many=True),
    field("lang", STRING),
    field("pageClass", STRING),
    field("entities", TEXT, many=True),  # base forms, one an entity
    field("entityIds", STRING, many=True),  # links, or keys where there is none: what is counted by facets
    # One JSON object an entity, in the order of `entities`: type, link, and each occurrence with its sentence.
    field("entitiesDetail", STRING, many=True, indexed=False, docValues=False),
    field("articleSentiment", FLOAT),  # points: positive less negative
    field("articlePositive", FLOAT),
    field("articleNegative", FLOAT),
    field("tone", STRING),
    # One number a sentence, in their order, which doc values would lose.
    field("sentencesSentiment", FLOAT, many=True, docValues=False),
    field("sentencesPositive", FLOAT, many=True, docValues=False),
    field("sentencesNegative", FLOAT, many=True, docValues=False),
)


def commands(types: Sequence[Mapping[str, Any]], fields: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What the Schema API is asked for; types come before the fields that use them."""
    asked = {"add-field-type": [dict(one) for one in types], "add-field": [dict(one) for one in fields]}
    return {name: values for name, values in asked.items() if values}


def laid_flat(document: Document) -> dict[str, Any]:
    """A document as Solr takes it."""
    fields = dict(document.fields)
    entities = fields.pop("entities", [])
    sentiment = fields.pop("articleSentiment", None)
    sentences = fields.pop("sentencesSentiment", [])
    if entities:
        fields["entities"] = [one["name"] for one in entities]
        fields["entityIds"] = [one.get("link") or one["id"] for one in entities]
        fields["entitiesDetail"] = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in entities]
    if sentiment is not None:
        fields |= {"articleSentiment": sentiment["score"], "tone": sentiment["tone"]}
        fields |= {"articlePositive": sentiment["positive"], "articleNegative": sentiment["negative"]}
    if sentences:
        fields["sentencesSentiment"] = [round(one["positive"] - one["negative"], 4) for one in sentences]
        fields["sentencesPositive"] = [one["positive"] for one in sentences]
        fields["sentencesNegative"] = [one["negative"] for one in sentences]
    return {"id": document.id, **fields}
