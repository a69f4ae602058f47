"""The names of fields as people write them, and what kind of value each takes."""

from __future__ import annotations

from difflib import get_close_matches

from kronika.model.query import Field

# Names of the thesis (header, content, server …), of the screens, and what people try first.
ALIASES = {
    "header": Field.TITLE,
    "headline": Field.TITLE,
    "perex": Field.LEAD,
    "content": Field.BODY,
    "server": Field.SOURCE,
    "site": Field.SOURCE,
    "keywords": Field.KEYWORD,
    "tag": Field.KEYWORD,
    "tags": Field.KEYWORD,
    "entities": Field.ENTITY,
    "name": Field.ENTITY,
    "authors": Field.AUTHOR,
    "language": Field.LANG,
    "published": Field.DATE,
    "articlesentiment": Field.SENTIMENT,
    "score": Field.SENTIMENT,
}
NAMES: dict[str, Field] = {field.value: field for field in Field} | ALIASES
LEMMA = "lemma"  # no field: says that what follows is meant by dictionary forms

TEXTS = frozenset({Field.TEXT, Field.TITLE, Field.LEAD, Field.BODY})
WORDS = TEXTS | {Field.KEYWORD, Field.ENTITY, Field.AUTHOR}  # asked for word by word
NUMBERS = frozenset({Field.SENTIMENT, Field.POSITIVE, Field.NEGATIVE, Field.ID})
MEASURED = NUMBERS | {Field.DATE}  # have ranges
# All others (section, source, url, lang, class, tone) are asked for as a whole.


def field_named(name: str) -> Field | None:
    """The field of a name, in whatever letters; None when there is none."""
    return NAMES.get(name.lower())


def nearest(name: str, known: list[str] | None = None) -> str | None:
    """The known name that looks most like this one; None when none does."""
    found = get_close_matches(name.lower(), known or [*NAMES, LEMMA], n=1, cutoff=0.7)
    return found[0] if found else None
