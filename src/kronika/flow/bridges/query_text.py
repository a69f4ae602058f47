"""A query as Solr or OpenSearch would be asked it: the same tree in Lucene's words, over the fields of the bridge."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime

from kronika.model.query import (
    Boosted,
    Both,
    Either,
    Everything,
    Field,
    Not,
    Phrase,
    Present,
    Query,
    Range,
    Value,
    Wild,
    Word,
)

SPECIAL = re.compile(r'([+\-!(){}\[\]^"~*?:\\/&|<>=\s])')
Names = Mapping[Field, tuple[str, ...]]

SOLR: Names = {
    Field.TEXT: ("header", "content"),
    Field.TITLE: ("header",),
    Field.LEAD: ("content",),
    Field.BODY: ("content",),
    Field.KEYWORD: ("keywords",),
    Field.ENTITY: ("entities",),
    Field.AUTHOR: ("author",),
    Field.SECTION: ("section",),
    Field.SOURCE: ("server",),
    Field.URL: ("url",),
    Field.LANG: ("lang",),
    Field.CLASS: ("pageClass",),
    Field.TONE: ("tone",),
    Field.DATE: ("date",),
    Field.SENTIMENT: ("articleSentiment",),
    Field.POSITIVE: ("articlePositive",),
    Field.NEGATIVE: ("articleNegative",),
    Field.ID: ("number",),
}
OPENSEARCH: Names = {
    **SOLR,
    Field.ENTITY: ("entities.name",),
    Field.TONE: ("articleSentiment.tone",),
    Field.SENTIMENT: ("articleSentiment.score",),
    Field.POSITIVE: ("articleSentiment.positive",),
    Field.NEGATIVE: ("articleSentiment.negative",),
}


def for_solr(text: str) -> str:
    """A query of ours as Solr's standard parser reads it."""
    return write(parsed(text), SOLR)


def for_opensearch(text: str) -> str:
    """A query of ours as the query_string of OpenSearch reads it."""
    return write(parsed(text), OPENSEARCH)


def parsed(text: str) -> Query:
    """The tree of a query; BadQuery says where it is wrong."""
    from kronika.index.grammar.parsing import parse

    return parse(text)


def write(query: Query, names: Names = SOLR) -> str:
    """A tree as text. Words are found there as that engine's analysers find them, not by our dictionary forms."""
    match query:
        case Everything():
            return "*:*"
        case Both(parts=parts, nice=nice):
            return (
                "(" + " ".join([f"+{write(one, names)}" for one in parts] + [write(one, names) for one in nice]) + ")"
            )
        case Either(parts=parts):
            return "(" + " OR ".join(write(one, names) for one in parts) + ")"
        case Not(part=part):
            return f"(*:* -{write(part, names)})"  # a bare negation finds nothing inside parentheses
        case Boosted(part=part, by=by):
            return f"{write(part, names)}^{by:g}"
        case _:
            return over_fields(query.field, value_of(query), names)


def over_fields(field: Field, value: str, names: Names) -> str:
    """One value in one field, or in any of several."""
    asked = [f"{name}:{value}" for name in names[field]]
    return asked[0] if len(asked) == 1 else f"({' OR '.join(asked)})"


def value_of(query: Word | Phrase | Wild | Range | Present) -> str:
    """What stands behind the colon."""
    match query:
        case Word(text=text):
            return escaped(text)
        case Phrase(words=words, slop=slop):
            inside = " ".join(words).replace("\\", "\\\\").replace('"', '\\"')
            return f'"{inside}"' + (f"~{slop}" if slop else "")
        case Wild(pattern=pattern):
            return "".join(part if part in ("*", "?") else escaped(part) for part in re.split(r"([*?])", pattern))
        case Range(low=low, high=high):
            opening, closing = "[" if query.with_low else "{", "]" if query.with_high else "}"
            return f"{opening}{bound(query.field, low)} TO {bound(query.field, high)}{closing}"
        case Present():
            return "*"


def bound(field: Field, value: Value | None) -> str:
    """One end of a range."""
    if value is None:
        return "*"
    if field is Field.DATE and not isinstance(value, str):
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return escaped(value) if isinstance(value, str) else f"{value:g}" if isinstance(value, float) else str(value)


def escaped(text: str) -> str:
    """A word without anything that means something; words that are operators are quoted."""
    return f'"{text}"' if text in ("AND", "OR", "NOT", "TO") else SPECIAL.sub(r"\\\1", text)
