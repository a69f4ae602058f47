"""Words as the index sees them: cut out of a text, folded, without accents, and their dictionary forms."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache

from kronika.lang.language import Language, language
from kronika.lang.lemmas import lemma
from kronika.lang.tokens import ON_LETTERS

LONGEST = 200  # letters of a word; a longer one is cut into several
WORD = re.compile(rf"[^\W_]{{1,{LONGEST}}}")
ON_LETTER = re.compile(f"[{ON_LETTERS}]")
# Letters that have no accent for Unicode, and yet are written without it by who has no such keyboard.
WHOLE = "йў"
DOT = "\u0307"  # what a dotted capital I leaves behind when it becomes small
STROKES = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "ħ": "h", "ı": "i", "ß": "ss", "æ": "ae", "œ": "oe"})


def cut(text: str) -> list[str]:
    """The words of a text in order, as written; hyphens, apostrophes and marks part them."""
    if not text.isascii():
        text = ON_LETTER.sub("", unicodedata.normalize("NFC", text))
    return WORD.findall(text)


def words_of(text: str) -> list[str]:
    """The words of a text in order, in small letters."""
    return folded(cut(text)).split()


def folded(words: Iterable[str]) -> str:
    """Words in small letters, with single spaces between them: as many as were given."""
    small = " ".join(words).lower()
    return small.replace(DOT, "") if DOT in small else small


def bare(word: str) -> str:
    """A word without its accents; who writes one like this finds those with accents too."""
    if word.isascii():
        return word
    return "".join(map(bare_letter, word.lower()))


@cache
def bare_letter(letter: str) -> str:
    """A small letter without its accent; й is a letter of its own and no и with one."""
    if letter in WHOLE:
        return letter
    parted = unicodedata.normalize("NFD", letter.translate(STROKES))
    return "".join(part for part in parted if not unicodedata.combining(part))


def lemmas_of(words: Sequence[str], lang: str | None) -> list[str]:
    """The dictionary form of each word, in small letters. Words as written (`cut`): capitals tell names from other words."""
    return list(map(forms_of(lang or "").__getitem__, words))


def lemmas_asked(word: str, langs: Iterable[str]) -> tuple[str, ...]:
    """The dictionary forms that somebody may mean by a word, in any of these languages, as a name or not."""
    if not word:
        return ()
    small = word.lower()
    found = {forms_of(lang)[written] for lang in langs for written in (word, small, small[0].upper() + small[1:])}
    return tuple(sorted(found))


@cache
def forms_of(lang: str) -> Forms:
    """The dictionary forms of a language's words, as they are asked for."""
    return Forms(language(lang) if lang else None)


class Forms(dict[str, str]):
    """Dictionary forms of words as written; what is not known yet is looked up. A dict, because nothing is faster."""

    def __init__(self, tongue: Language | None) -> None:
        super().__init__()
        self._tongue = tongue

    def __missing__(self, word: str) -> str:
        if len(self) >= MOST_FORMS:
            self.clear()
        small = folded([word])
        found = small if self._tongue is None else folded(cut(lemma(word, self._tongue)))
        self[word] = made = small if not found or " " in found else found
        return made


MOST_FORMS = 500_000  # that are remembered of a language: about 100 MB
