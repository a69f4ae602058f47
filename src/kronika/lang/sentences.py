"""Where sentences begin and end: at marks that end them, but not after abbreviations, initials and ordinal numbers."""

from __future__ import annotations

import re
from typing import NamedTuple

from kronika.lang.language import Language
from kronika.lang.wrapping import is_wrapped

# A run of marks with the quotes, brackets and footnote numbers that close behind it; or a line break.
END = re.compile(r"[.!?…]+[\"'”“»’)\]]*(?:\[\d{1,3}\])*|\n(?:[^\S\n]*\n)*")
# What may stand before the first word of a sentence.
OPENERS = "\"'„“”«»‘’‚([{-–—‒―•·*¿¡ \t\u00a0\u202f\u2009"
GOES_ON = ",;:)]}/%&+=<>|"  # what no sentence begins with
BEFORE = re.compile(r"[\w.’'\-]{1,40}$")
FIRST = re.compile(r"[^\W\d_][\w’'\-]{0,40}")
ROMAN = re.compile(r"[IVXLC]+")
LOOK = 48  # characters that are looked at on either side of a mark
LINE_GOES_ON = 40  # characters of a line that may go on in the next one if that begins with a small letter
LARGEST_ORDINAL = 2  # digits of an ordinal number before a capital: "2. Bundesliga", but "v roce 2016. Potom"
SHORT_WORD, LONG_WORD = 4, 6  # letters of a word that is no abbreviation, if it ends in a vowel or in any letter
VOWELS = frozenset("aeiouyáéíóúůýěąęаеёиоуыэюяьй")


class Span(NamedTuple):
    """A stretch of a text."""

    start: int
    end: int


def sentences(text: str, language: Language) -> list[Span]:
    """The sentences of a text in order; white space around them belongs to none."""
    found, start = [], 0
    judge = Judge(text, language)
    for match in END.finditer(text):
        if judge.ends(match.start(), match.end()):
            found.append(trimmed(text, start, match.end()))
            start = match.end()
    found.append(trimmed(text, start, len(text)))
    return [span for span in found if span.start < span.end]


def trimmed(text: str, start: int, end: int) -> Span:
    """A stretch without the white space around it."""
    inner = text[start:end]
    return Span(start + len(inner) - len(inner.lstrip()), start + len(inner.rstrip()))


class Judge:
    """Says of each mark of a text whether it ends a sentence."""

    def __init__(self, text: str, language: Language) -> None:
        self._text = text
        self._language = language
        self._wrapped = is_wrapped(text)

    def ends(self, start: int, end: int) -> bool:
        """Whether the mark from `start` to `end` ends a sentence."""
        mark = self._text[start:end]
        if mark[0] == "\n":
            return self._line_ends(start, end, mark)
        behind = self._text[end : end + LOOK]
        if not behind[:1].isspace():
            return self._glued(start, behind)
        if "\n" in behind[: len(behind) - len(behind.lstrip())]:
            return False  # the line break is judged by itself
        return self._spaced(start, mark, behind)

    def _spaced(self, start: int, mark: str, behind: str) -> bool:
        """A mark with white space behind it."""
        following = behind.lstrip(OPENERS)
        if not following or following[0] in GOES_ON:
            return False
        if following[0].islower():  # „Pojď!“ řekl; – Nie? – zapytał; but: Really? maybe not.
            return behind.lstrip()[0].islower() and (
                mark[-1] in "!?" or (mark == "." and self._whole_word_before(start))
            )
        if mark[0] != "." or mark.count(".") > 1 or "!" in mark or "?" in mark:
            return True
        return self._dot_ends_after(self._text[max(0, start - LOOK) : start], following)

    def _whole_word_before(self, start: int) -> bool:
        """Whether a word is no abbreviation by its look: those are short and end in consonants."""
        match = BEFORE.search(self._text, max(0, start - LOOK), start)
        word = match.group() if match is not None else ""
        if not word.isalpha() or word.lower() in self._language.abbreviations:
            return False
        return len(word) >= LONG_WORD or (len(word) >= SHORT_WORD and word[-1] in VOWELS)

    def _line_ends(self, start: int, end: int, mark: str) -> bool:
        """A line ends a sentence, unless the text is wrapped or the line plainly goes on."""
        if mark.count("\n") > 1:
            return True
        behind = self._text[end : end + LOOK].lstrip(OPENERS)
        line = self._text[self._text.rfind("\n", 0, start) + 1 : start].rstrip()
        if self._wrapped:
            return self._wrapped_line_ends(line, behind)
        small = behind[:1].islower() and self._text[end : end + 1].isalpha()
        return not (small and len(line) >= LINE_GOES_ON and line[-1:] not in ".!?…:;")

    def _wrapped_line_ends(self, line: str, behind: str) -> bool:
        """In a wrapped text a line break is white space: the mark before it decides."""
        last = re.search(r"[.!?…]+[\"'”“»’)\]]*$", line[-LOOK:])
        if last is None or not behind or behind[0].islower():
            return False
        if last.group()[0] != "." or last.group().count(".") > 1:
            return True
        return self._dot_ends_after(line[-LOOK:][: last.start()], behind)

    def _glued(self, start: int, behind: str) -> bool:
        """A mark without white space behind it: "konec.Začátek", but neither "Gazeta.Ru" nor "3.5"."""
        before = self._text[max(0, start - 2) : start]
        first = FIRST.match(behind)
        return (
            len(before) == 2
            and before.islower()
            and before.isalpha()
            and first is not None
            and len(first.group()) > 2
            and first.group()[0].isupper()
            and first.group()[1:].islower()
            and first.group().lower() not in ("com", "net", "org", "info")
        )

    def _dot_ends_after(self, before: str, following: str) -> bool:
        """Whether a single dot behind `before` ends a sentence that `following` would go on."""
        match = BEFORE.search(before)
        if match is None:
            return True
        word = match.group().lstrip("'’-.")
        starts = self._starts(following)
        if word.isdecimal() or (word.isupper() and ROMAN.fullmatch(word) and self._language.ordinal_dots):
            return self._number_ends(word, before[: match.start()], following, starts)
        if len(word) == 1 and word.isupper():
            return starts and not self._one_more_initial(following)
        return self._word_ends(word.lower(), before[: match.start()], following, starts)

    def _number_ends(self, word: str, earlier: str, following: str, starts: bool) -> bool:
        """A number with a dot: an ordinal, a part of a date, or the last word of a sentence."""
        if following[0].isdigit():
            return len(word) > LARGEST_ORDINAL
        before = earlier.split()[-1].lower() if earlier.strip() else ""
        if before.endswith(".") and before[:-1] in self._language.number_abbreviations:
            return True  # "č. 5. Vstup"
        if earlier.rstrip(OPENERS)[-1:] in "\n.!?":
            return False  # "1. Praha": an item of a list
        if not self._language.ordinal_dots:
            return True
        return starts or (word.isdecimal() and len(word) > LARGEST_ORDINAL)

    def _word_ends(self, word: str, earlier: str, following: str, starts: bool) -> bool:
        """A word with a dot: an abbreviation or the last word of a sentence."""
        tongue = self._language
        if word in tongue.closing_abbreviations or last_words(earlier, word) in tongue.closing_abbreviations:
            return True
        if word in tongue.after_number and earlier.rstrip()[-1:].isdigit():
            return True
        if word in tongue.abbreviations or word in tongue.after_number:
            return False
        if following[0].isdigit() and word in tongue.number_abbreviations:
            return False
        if "." in word and all(len(part) == 1 for part in word.split(".")):
            return starts or word + "." in tongue.legal_forms
        return True

    def _starts(self, following: str) -> bool:
        """Whether what follows begins with a word that is a name's beginning hardly ever, but often a sentence's."""
        first = FIRST.match(following)
        return first is not None and is_common(first.group().lower(), self._language)

    def _one_more_initial(self, following: str) -> bool:
        return len(following) > 1 and following[1] == "."


def last_words(earlier: str, word: str) -> str:
    """A word with the one before it: "т. д"."""
    return f"{earlier.split()[-1].lower()} {word}" if earlier.strip() else word


def is_common(word: str, language: Language) -> bool:
    """Whether a word carries no topic."""
    return word in language.stop_words or word in language.function_words
