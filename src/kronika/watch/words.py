"""The words of a text as a reader reads them: numbers and prices whole, punctuation apart, ideographs one by one."""

from __future__ import annotations

import re
from functools import lru_cache

REMEMBERED = 512  # texts: of a page and the version before it most are the same, and the article says them once more
SHORTEST, LONGEST = 24, 4_000  # characters of a text that is worth remembering, and not too dear

DENSE = "\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"  # scripts written without spaces
UNSEEN = "\u00ad\u200b-\u200f\u2060\ufeff"  # soft hyphens and joiners: written, never seen
HEX = "[0-9A-Fa-f]"


def pattern(letter: str, more: str = "") -> re.Pattern[str]:
    """What a word is, with the class of its letters; the most frequent shapes first."""
    word = rf"{letter}*(?:[{UNSEEN}'’.-]{letter}+)*"
    return re.compile(
        rf"(?!\d){letter}{word}"  # words, file.names, Jean-Luc, don't
        rf"|{HEX}{{8}}(?:-{HEX}{{4}}){{3}}-{HEX}{{12}}"  # a uuid
        r"|\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?"  # a moment in ISO 8601
        rf"|\d+(?:[.,:/-]\d+)+|\d+(?!{letter})"  # 1,299.50  14:05  2026-11-17
        rf"|{letter}{word}"  # 5min, 3D
        rf"{more}|[^\w\s{UNSEEN}]+"
    )


WORD = pattern(r"\w")
DENSE_WORD = pattern(rf"[^\W{DENSE}]", rf"|[{DENSE}]")
IS_DENSE = re.compile(f"[{DENSE}]")
HIDDEN = re.compile(f"[{UNSEEN}]")


def words(text: str) -> list[str]:
    """The words of a text, in order."""
    return list(remembered(text)) if SHORTEST <= len(text) <= LONGEST else cut(text)


@lru_cache(maxsize=REMEMBERED)
def remembered(text: str) -> tuple[str, ...]:
    """The words of a text that is likely to come again."""
    return tuple(cut(text))


def cut(text: str) -> list[str]:
    """Look for the words of a text; no word has a space in it, and most pieces between spaces are words as they stand."""
    if shape(text) is DENSE_WORD:
        return seen_of(text, DENSE_WORD)
    found: list[str] = []
    for piece in text.split():
        if piece.isalpha():
            found.append(piece)
        else:
            found += WORD.findall(piece) if piece.isascii() else seen_of(piece, WORD)
    return found


def seen_of(text: str, shape: re.Pattern[str]) -> list[str]:
    """The words of a text without what is written in them and never seen."""
    found: list[str] = shape.findall(text)
    return [HIDDEN.sub("", word) for word in found] if HIDDEN.search(text) else found


def spans(text: str) -> list[tuple[int, int]]:
    """Where the words of a text stand; as many as there are words."""
    return [match.span() for match in shape(text).finditer(text)]


def shape(text: str) -> re.Pattern[str]:
    """The pattern for a text, by its script: the one for ideographs is slower."""
    return DENSE_WORD if not text.isascii() and IS_DENSE.search(text) else WORD


def is_tag(token: str) -> bool:
    """A tag is written with its bracket and a letter; no word begins so, for punctuation stands apart."""
    return token[0] == "<" and token[1:2].isalpha()


def is_address(token: str) -> bool:
    """A link or a picture with its address."""
    return is_tag(token) and " " in token


NOT_BEFORE = frozenset(".,;:!?)]}»”…%")  # no space before these …
NOT_AFTER = frozenset("([{«„“")  # … and none after those


def wording(tokens: list[str]) -> str:
    """Tokens as a text for people: tags left out, punctuation where it belongs."""
    text: list[str] = []
    close = True
    for token in tokens:
        if is_tag(token):
            continue
        if not close and token[0] not in NOT_BEFORE:
            text.append(" ")
        text.append(token)
        close = token[-1] in NOT_AFTER
    return "".join(text)
