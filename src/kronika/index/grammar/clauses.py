"""One clause of a query: what stands behind a field's colon, or without a field: a word, a phrase, a pattern, a value."""

from __future__ import annotations

import re

from kronika.index.grammar import limits
from kronika.index.grammar.names import LEMMA, MEASURED, NAMES, WORDS, field_named, nearest
from kronika.index.grammar.patterns import complaint, is_wild, squeezed
from kronika.index.grammar.ranges import COMPARED, Clock, bracketed, compared, single, take_compared
from kronika.index.grammar.reading import Reader, unescaped
from kronika.index.grammar.scope import Scope
from kronika.index.grammar.values import BadValue, whole_value
from kronika.index.words import cut
from kronika.model.query import Both, Everything, Field, Phrase, Present, Query, Wild, Word

SHOWN = 8  # field names that an error lists
STAR_AT_WORD = re.compile(r"(?<!\\)(?:\b\*|\*\b)")
AS_LETTERS = str.maketrans("*?", "ʬʭ")  # letters that no newspaper writes
AS_MARKS = str.maketrans("ʬʭ", "*?")


def take_field(reader: Reader, scope: Scope) -> Scope | None:
    """Reads the name of a field with its colon, or with a comparison right behind it; None where neither comes next."""
    begin = reader.at
    if (name := reader.take_name()) is None:
        return compared_field(reader, scope)
    if name.lower() == LEMMA:
        return scope.by_lemmas()
    if (field := field_named(name)) is not None:
        return scope.of(field)
    if is_plain(reader, name):
        reader.at = begin
        return None
    return reader.fail(unknown(name), begin, len(name))


def unknown(name: str) -> str:
    """Says that there is no such field, and which is meant."""
    near = nearest(name)
    meant = f"did you mean “{near}”?" if near else f"there are {', '.join(list(NAMES)[:SHOWN])} and others."
    return f"There is no field “{name}”: {meant} A colon that belongs to the text is written \\:"


def is_plain(reader: Reader, name: str) -> bool:
    """Whether a name with a colon behind it is no field but text: an address, or a word before a blank ("Praha: …")."""
    if reader.text.startswith("//", reader.at):
        return True
    return reader.look() in ("", " ", ")", ":") and nearest(name) is None


def compared_field(reader: Reader, scope: Scope) -> Scope | None:
    """`sentiment>3`: the name of a measured field right before a comparison."""
    for name, field in NAMES.items():
        end = reader.at + len(name)
        if field in MEASURED and reader.text[reader.at : end].lower() == name and reader.text.startswith(COMPARED, end):
            reader.at = end
            return scope.of(field)
    return None


def take_value(reader: Reader, scope: Scope, clock: Clock) -> Query | None:
    """Reads a value of the field that holds here; None for marks without a word in them."""
    if scope.named and reader.look() in ("[", "{"):
        return bracketed(reader, scope.field, clock)
    if scope.named and scope.field in MEASURED and (sign := take_compared(reader)) is not None:
        return compared(reader, scope.field, sign, clock)
    exact = reader.look() == "=" and reader.look(1) not in ("", " ") and reader.take("=")
    begin = reader.at
    quoted = reader.look() == '"'
    raw = reader.take_quoted() if quoted else reader.take_run()
    if not quoted and set(raw) == {"*"}:
        return Present(field=scope.field) if scope.named else Everything()
    if raw == "*:*":
        return Everything()
    return value_of(reader, scope, clock, Written(raw, quoted, exact, begin))


class Written:
    """A value as it stands in the query."""

    __slots__ = ("at", "exact", "quoted", "raw", "text")

    def __init__(self, raw: str, quoted: bool, exact: bool, at: int) -> None:
        self.raw, self.quoted, self.exact, self.at = raw, quoted, exact, at
        self.text = unescaped(raw)


def value_of(reader: Reader, scope: Scope, clock: Clock, written: Written) -> Query | None:
    """What a value means in its field."""
    if scope.field in MEASURED:
        return single(reader, scope.field, written.text.strip(), written.at, clock)
    if scope.field not in WORDS:
        return whole(reader, scope.field, written)
    if not written.quoted and is_wild(written.raw):
        return patterned(reader, scope.field, written)
    return worded(reader, scope, written)


def whole(reader: Reader, field: Field, written: Written) -> Query | None:
    """A value of a field that is asked for as a whole."""
    if not written.text.strip():
        return None
    try:
        made = whole_value(field, written.text.strip(), written.raw, written.quoted)
    except BadValue as error:
        reader.fail(str(error), written.at, len(written.raw))
    return checked(reader, made, written) if isinstance(made, Wild) else made


def worded(reader: Reader, scope: Scope, written: Written) -> Query | None:
    """A word, or several: those in quotes as they are written, "česko-polský" by dictionary forms."""
    if scope.field is Field.ENTITY and is_key(written.text):
        return Word(field=scope.field, text=written.text, exact=True)
    if written.quoted and (star := STAR_AT_WORD.search(written.raw)) is not None:
        reader.fail(
            "Inside quotes * means nothing: expected the words as they are written, or word* outside of quotes.",
            written.at + 1 + star.start(),
            len(star.group()),
        )
    words = cut(written.text)
    if len(words) > limits.PHRASE:
        reader.fail(f"Expected at most {limits.PHRASE} words in a phrase.", written.at, len(written.raw))
    exact = written.exact or (written.quoted and not scope.lemmas)
    if len(words) > 1:
        return Phrase(field=scope.field, words=tuple(words), lemmas=not exact)
    return Word(field=scope.field, text=words[0], exact=exact) if words else None


def is_key(text: str) -> bool:
    """Whether a text is the key of a thing: an address, or "cs/PER/jan_novák"."""
    return "/" in text and " " not in text


def patterned(reader: Reader, field: Field, written: Written) -> Query | None:
    """A word with wildcards; marks inside it part it as they part words of a text, and then all parts are asked for."""
    parts = [part for part in parted(written.raw) if part.strip("*?")] or [written.raw]
    made = [
        checked(reader, Wild(field=field, pattern=squeezed(part)), written)
        if is_wild(part)
        else Word(field=field, text=part, exact=True)
        for part in parts
    ]
    return made[0] if len(made) == 1 else Both(parts=tuple(made))


def parted(raw: str) -> list[str]:
    """The words of a text in which * and ? count as letters; escaped ones are marks like any other."""
    kept = raw.replace("\\*", " ").replace("\\?", " ").replace("\\", " ")
    return [word.translate(AS_MARKS) for word in cut(kept.translate(AS_LETTERS))]


def checked(reader: Reader, wild: Wild, written: Written) -> Wild:
    """A pattern that can be answered in bounded time, or a fault that points at it."""
    longest = limits.PATTERN_LENGTH if wild.field in WORDS else limits.VALUE_PATTERN_LENGTH
    if (said := complaint(wild.pattern, longest)) is not None:
        reader.fail(said, written.at, len(written.raw))
    return wild
