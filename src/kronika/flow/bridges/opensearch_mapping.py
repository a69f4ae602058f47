"""The mapping of an OpenSearch index, with the thesis's names; entities and sentences are nested objects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kronika.flow.bridges.document import Document

LONGEST_KEYWORD = 1024  # characters of a text that are also kept whole, for counting
KEYWORD = {"type": "keyword", "ignore_above": 8191}  # Lucene takes terms of 32 766 bytes
TEXT = {"type": "text"}
BOTH = {"type": "text", "fields": {"raw": {"type": "keyword", "ignore_above": LONGEST_KEYWORD}}}
NUMBER = {"type": "float"}
WHOLE = {"type": "integer"}

PROPERTIES: Mapping[str, Any] = {
    "chronicle": KEYWORD,
    "number": {"type": "long"},
    "header": BOTH,
    "date": {"type": "date"},
    "keywords": BOTH,
    "section": KEYWORD,
    "content": TEXT,
    "server": KEYWORD,
    "url": KEYWORD,
    "author": BOTH,
    "lang": KEYWORD,
    "pageClass": KEYWORD,
    "entities": {
        "type": "nested",
        "include_in_parent": True,  # so that entities.name can be asked for and counted without nesting
        "properties": {
            "name": BOTH,
            "id": KEYWORD,
            "type": KEYWORD,
            "link": KEYWORD,
            "occurrences": {
                "type": "nested",
                "properties": {"form": KEYWORD, "sentence": WHOLE, "start": WHOLE, "end": WHOLE},
            },
        },
    },
    "articleSentiment": {
        "properties": {"score": NUMBER, "positive": NUMBER, "negative": NUMBER, "tone": KEYWORD},
    },
    "sentencesSentiment": {
        "type": "nested",
        "properties": {"sentence": WHOLE, "positive": NUMBER, "negative": NUMBER},
    },
}

MAPPING: Mapping[str, Any] = {"dynamic": False, "properties": PROPERTIES}
# A long article names more than the 10 000 nested objects that are allowed by default.
SETTINGS: Mapping[str, Any] = {"index": {"mapping": {"nested_objects": {"limit": 100_000}}}}


def source_of(document: Document) -> dict[str, Any]:
    """A document as OpenSearch takes it."""
    return dict(document.fields)
