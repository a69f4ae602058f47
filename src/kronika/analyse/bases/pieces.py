"""A name as the words that may change and what stands between them, with the words around it."""

from __future__ import annotations

import re
from typing import NamedTuple

from kronika.analyse.text import Name, Text

# A word may hold apostrophes ("O'Leary'ego"); the two halves of "Sušová-Salminen" are two words.
WORD = re.compile(r"[^\W_]+(?:['’][^\W\d_]+)*")
ENDING = re.compile(r"[^\W\d_]{1,4}$")  # after the hyphen of "PiS-em", "ONZ-etu"
SPACES = re.compile(r"\s+")
OPENING, CLOSING = frozenset('"„“”«»'), frozenset('"“”»')


class Spoken(NamedTuple):
    """One name where it stands."""

    words: tuple[str, ...]
    glue: tuple[str, ...]  # before each word and after the last: one more than words
    type: str
    before: str  # the word before the name in its sentence, in lower case; empty at the beginning
    after: str
    opens: bool  # stands at the beginning of its sentence

    def joined(self, words: tuple[str, ...]) -> str:
        """The name with other words in the places of its own."""
        parts = [piece for pair in zip(self.glue, words, strict=False) for piece in pair]
        return balanced("".join([*parts, self.glue[-1]]))


def spoken(text: Text, name: Name) -> Spoken:
    """Read a name off its text."""
    start, end = text.tokens[name.first].start, text.tokens[name.last - 1].end
    written = text.text[start:end]
    words, glue = parted(written)
    home = text.homes[name.first]
    first, last = text.firsts[home], text.firsts[home + 1]
    return Spoken(
        words=words,
        glue=glue,
        type=name.type,
        before=word_at(text, name.first - 1) if name.first > first else "",
        after=word_at(text, name.last) if name.last < last else "",
        opens=name.first == first,
    )


def word_at(text: Text, place: int) -> str:
    """A token in lower case."""
    return text.tokens[place].text.lower()


def parted(written: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words of a name and what stands around them; endings after a hyphen stay with their abbreviation."""
    words: list[str] = []
    glue: list[str] = []
    end = 0
    for match in WORD.finditer(written):
        between = written[end : match.start()]
        if between == "-" and words and is_ending(words[-1], match.group()):
            words[-1] += "-" + match.group()
        else:
            words.append(match.group())
            glue.append(SPACES.sub(" ", between))
        end = match.end()
    return tuple(words), (*glue, SPACES.sub(" ", written[end:]))


def is_ending(word: str, last: str) -> bool:
    """Is this the ending that follows the hyphen of an abbreviation?"""
    return word[-1:].isupper() and len(word) > 1 and last.islower() and bool(ENDING.fullmatch(last))


def balanced(name: str) -> str:
    """A name without a quote that has lost its other half; quotes around all of it are part of it, as in marked texts."""
    name = name.strip()
    if name[:1] in OPENING and not any(mark in name[1:] for mark in CLOSING):
        return name[1:].strip() or name
    if name[-1:] in CLOSING and not any(mark in name[:-1] for mark in OPENING):
        return name[:-1].strip() or name
    return name
