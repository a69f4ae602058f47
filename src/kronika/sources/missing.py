"""A page that answers but says it is not there: it leads nowhere, and all of its kind are alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from kronika.html.text import text_of
from kronika.lang.language import languages
from kronika.sources.sections import plain

if TYPE_CHECKING:
    from kronika.html.document import Document

LONGEST = 500  # words of other things that a page may still offer below its "not found"
LITTLE = 150  # words under which the heading may say more than just that
HEADING = 200  # characters of a heading that are read
ROOM, ROOM_OF_LITTLE = 1, 5  # words a heading may have beside the saying
WORD = re.compile(r"\w+")
SEPARATOR = re.compile(r"\s[-–—|»:•·/]\s|[|»•]")
STATUS = re.compile(
    r"(?:(?:error|chyba|blad|błąd|ошибка|http|status|kod|fehler|erreur|oops|ups) )*(?:404|410)(?: \w+){0,4}"
)


def is_missing(document: Document, words: int) -> bool:
    """Whether the title or the first heading says "not found", and the page says little else."""
    if words > LONGEST:
        return False
    room = ROOM_OF_LITTLE if words < LITTLE else ROOM
    return any(says_missing(head, room) or (words < LITTLE and STATUS.fullmatch(head)) for head in headings(document))


def headings(document: Document) -> Iterator[str]:
    """What the page calls itself, in bare words: the parts of its title, its first headings."""
    for part in SEPARATOR.split(document.title[:HEADING]):
        yield bare(part)
    for number, heading in enumerate(document.root.iter("h1", "h2")):
        if number == 2:
            break
        yield bare(text_of(heading)[:HEADING])


def says_missing(words: str, room: int) -> bool:
    """Bare words are one of the sayings and at most so many words more."""
    most = len(words.split()) - room
    return any(saying in f" {words} " and len(saying.split()) >= most for saying in sayings())


@cache
def sayings() -> tuple[str, ...]:
    """How pages say that they are missing, in all languages, each between spaces."""
    told = (saying for tongue in languages().values() for saying in tongue.missing_words)
    return tuple(dict.fromkeys(f" {bare(saying)} " for saying in told))


def bare(text: str) -> str:
    """Words in lower case without accents and punctuation."""
    return " ".join(WORD.findall(plain(text)))
