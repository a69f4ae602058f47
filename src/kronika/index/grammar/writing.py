"""Writes a tree as a query that reads back into the same tree."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from kronika.index.grammar.names import LEMMA, MEASURED, WORDS
from kronika.index.words import cut
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

OPERATORS = frozenset({"AND", "OR", "NOT"})
SPECIAL = re.compile(r'([\\()\[\]{}"^~|&!:=<>\s„“”‟«»])')
QUOTED = re.compile(r'([\\"„“”‟«»])')
SIGNS = "+-"


def write(query: Query) -> str:
    """The query as text. Dates are written in UTC, so that they mean the same to every reader."""
    match query:
        case Both():
            return written_both(query)
        case Either(parts=parts):
            return " OR ".join(closed(part) for part in parts)
        case Not(part=part):
            return f"NOT {closed(part)}"
        case Boosted(part=part, by=by):
            return f"{closed(part)}^{written_number(by)}"
        case Everything():
            return "*:*"
        case _:
            return written_clause(query)


def written_both(query: Both) -> str:
    """All of these; with + before them where others only lift."""
    if not query.nice:
        return " AND ".join(closed(part) for part in query.parts)
    parts = [f"+{closed(part)}" for part in query.parts]
    return " ".join(parts + [closed(part) for part in query.nice])


def closed(query: Query) -> str:
    """A query as a part of another, in parentheses where it needs them."""
    loose = isinstance(query, Both | Either | Not | Boosted)
    return f"({write(query)})" if loose else write(query)


def written_clause(query: Word | Phrase | Wild | Range | Present) -> str:
    """A clause with its field before it."""
    prefix = "" if query.field is Field.TEXT else f"{query.field}:"
    match query:
        case Word():
            return prefix + written_word(query)
        case Phrase(words=words, slop=slop, lemmas=lemmas):
            quoted = '"' + QUOTED.sub(r"\\\1", " ".join(words)) + '"'
            return prefix + (f"{LEMMA}:" if lemmas else "") + quoted + (f"~{slop}" if slop else "")
        case Wild(pattern=pattern):
            return prefix + SPECIAL.sub(lambda found: keep_escapes(found.group()), pattern)
        case Present():
            return f"{query.field}:*"
        case Range():
            return written_range(query)


def keep_escapes(mark: str) -> str:
    """A mark of a pattern; a backslash there already is an escape."""
    return mark if mark == "\\" else f"\\{mark}"


def written_word(query: Word) -> str:
    """A word: in quotes where it is exact or holds blanks, escaped where it could be read as something else."""
    if query.field in WORDS and query.exact and cut(query.text) == [query.text]:
        return f'"{query.text}"'
    if query.field not in WORDS and (" " in query.text or query.text == ""):
        return '"' + QUOTED.sub(r"\\\1", query.text) + '"'
    text = re.sub(r"([*?])", r"\\\1", SPECIAL.sub(r"\\\1", query.text))
    return f"\\{text}" if query.text in OPERATORS or text[:1] in tuple(SIGNS) else text


def written_range(query: Range) -> str:
    """A range in brackets; one that holds a single number as that number."""
    if query.field not in MEASURED:
        return f"{query.field}:*"
    if query.low == query.high and query.with_low and query.with_high and query.field is not Field.DATE:
        return f"{query.field}:{written_value(query.field, query.low)}"
    low, high = written_value(query.field, query.low), written_value(query.field, query.high)
    return f"{query.field}:{'[' if query.with_low else '{'}{low} TO {high}{']' if query.with_high else '}'}"


def written_value(field: Field, value: Value | None) -> str:
    """One end of a range."""
    if value is None:
        return "*"
    if field is not Field.DATE:
        return written_number(float(value)) if field is not Field.ID else str(int(value))
    moment = datetime.fromtimestamp(int(float(value) // 1), UTC)
    fraction = f"{round(float(value) % 1 * 1_000_000):06d}".rstrip("0")
    return f"{moment:%Y-%m-%dT%H:%M:%S}{'.' + fraction if fraction else ''}Z"


def written_number(value: float) -> str:
    """A number without more digits than it has."""
    return str(int(value)) if value == int(value) else repr(value)
