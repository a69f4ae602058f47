"""What stands behind the colon of a field that is asked for as a whole: numbers, tones, classes, addresses."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kronika.index.grammar.names import NUMBERS, nearest
from kronika.index.grammar.patterns import escaped, is_wild, squeezed
from kronika.model.analysis import Tone
from kronika.model.article import PageClass
from kronika.model.query import Field, Query, Wild, Word

MINUS = str.maketrans({"−": "-", "–": "-", ",": "."})
NUMBER = re.compile(r"[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d{1,3})?", re.IGNORECASE | re.ASCII)
MOST = 1e15
TONES = {name: tone.value for tone in Tone for name in (tone.value, tone.name.lower())}
CLASSES = {kind.value: kind.value for kind in PageClass}
CLOSED: Mapping[Field, Mapping[str, str]] = {Field.TONE: TONES, Field.CLASS: CLASSES}


class BadValue(ValueError):
    """A value that cannot stand there; the text is a sentence."""


def number(text: str, field: Field) -> float:
    """A number of a field; whole ones for ids."""
    written = text.strip().translate(MINUS)
    if NUMBER.fullmatch(written) is None:
        raise BadValue(f"Expected a number behind {field}, such as {example(field)}{hint(field, written)}.")
    value = float(written)
    if abs(value) > MOST:
        raise BadValue(f"Expected a number of at most {MOST:.0e}.")
    if field is not Field.ID:
        return value
    if value != int(value):
        raise BadValue("Expected a whole number behind id.")
    return int(value)


def example(field: Field) -> str:
    """A value to show in an error."""
    return "id:1234" if field is Field.ID else f"{field}:>=2 or {field}:[-3 TO 5]"


def hint(field: Field, written: str) -> str:
    """Where a word was meant for another field."""
    return (
        f"; tone:{written.lower()} asks for how a text sounds" if field in NUMBERS and written.lower() in TONES else ""
    )


def whole_value(field: Field, text: str, raw: str, quoted: bool) -> Query:
    """A word or pattern of a field that is asked for as a whole; `raw` still has its escapes."""
    if not quoted and is_wild(raw):
        return Wild(field=field, pattern=squeezed(raw))
    if field is Field.URL and "://" not in text:
        return Wild(field=field, pattern=f"*{escaped(text)}*")
    if (known := CLOSED.get(field)) is not None:
        return Word(field=field, text=among(field, text, known))
    return Word(field=field, text=text.lower() if field is Field.LANG else text)


def among(field: Field, text: str, known: Mapping[str, str]) -> str:
    """One of a few values."""
    if (value := known.get(text.strip().lower())) is not None:
        return value
    near = nearest(text, list(known))
    meant = f" Did you mean “{near}”?" if near else ""
    raise BadValue(f"There is no {field} “{text}”: expected one of {', '.join(sorted(known))}.{meant}")
