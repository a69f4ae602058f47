"""The operators between and before clauses, however they are written."""

from __future__ import annotations

from collections.abc import Callable

from kronika.index.grammar.reading import Reader


def take_or(reader: Reader) -> bool:
    """Reads OR, || or |."""
    return reader.take_word("OR") or reader.take("||") or reader.take("|")


def take_and(reader: Reader) -> bool:
    """Reads AND, &&, or an & that stands alone."""
    return reader.take_word("AND") or reader.take("&&") or reader.take("& ")


def take_not(reader: Reader) -> bool:
    """Reads NOT or !, and the blanks behind it."""
    at = reader.at
    if not (reader.take_word("NOT") or reader.take("!")):
        return False
    reader.skip_blanks()
    if reader.at_end() and reader.text[at] == "!":  # "Stop !"
        reader.at = at
        return False
    return True


def is_or(reader: Reader) -> bool:
    """Whether OR comes next; it is not read."""
    return peeks(reader, take_or)


def is_and(reader: Reader) -> bool:
    """Whether AND comes next; it is not read."""
    return peeks(reader, take_and)


def peeks(reader: Reader, take: Callable[[Reader], bool]) -> bool:
    """Whether something could be read here."""
    at = reader.at
    found = take(reader)
    reader.at = at
    return found
