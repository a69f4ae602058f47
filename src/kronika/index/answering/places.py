"""In which fields of the index a field of a query is looked for."""

from __future__ import annotations

from kronika.index import fields
from kronika.model.query import Field

TEXTS: dict[Field, tuple[str, ...]] = {
    Field.TEXT: fields.TEXTS,
    Field.TITLE: (fields.TITLE,),
    Field.LEAD: (fields.LEAD,),
    Field.BODY: (fields.BODY,),
}
NAMES: dict[Field, str] = {Field.ENTITY: fields.ENTITY, Field.KEYWORD: fields.KEYWORD, Field.AUTHOR: fields.AUTHOR}
KEYS: dict[Field, str] = {Field.ENTITY: fields.ENTITY_KEY, Field.KEYWORD: fields.KEYWORD_KEY}
VALUES: dict[Field, str] = {
    Field.SECTION: "section",
    Field.SOURCE: "source",
    Field.LANG: "lang",
    Field.CLASS: "class",
    Field.TONE: "tone",
}
WHOLE_NUMBERS: dict[Field, str] = {Field.DATE: fields.AT, Field.ID: "id"}
POINTS: dict[Field, str] = {Field.SENTIMENT: "score", Field.POSITIVE: "positive", Field.NEGATIVE: "negative"}
COUNTABLE: dict[Field, str] = KEYS | VALUES | POINTS
ALWAYS = frozenset({Field.DATE, Field.ID, Field.URL, Field.SOURCE, Field.CLASS})  # every article has them
TITLE_WEIGHT = 2.0  # a word in the title says more of what an article is about


def searched(field: Field) -> tuple[str, ...]:
    """The fields of words for a field that is asked for word by word."""
    return TEXTS.get(field) or (NAMES[field],)
