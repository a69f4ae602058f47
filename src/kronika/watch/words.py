"""The words of a text as a reader reads them: numbers and prices whole, punctuation apart, ideographs one by one."""

from __future__ import annotations

import re

DENSE = "\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"  # scripts written without spaces
UNSEEN = "\u00ad\u200b-\u200f\u2060\ufeff"  # soft hyphens and joiners: written, never seen
LETTER = rf"[^\W{DENSE}]"
HEX = "[0-9A-Fa-f]"
WORD = re.compile(
    rf"{HEX}{{8}}(?:-{HEX}{{4}}){{3}}-{HEX}{{12}}"  # a uuid
    r"|\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?"  # a moment in ISO 8601
    rf"|\d+(?:[.,:/-]\d+)+|\d+(?!{LETTER})"  # 1,299.50  14:05  2026-11-17
    rf"|{LETTER}(?:{LETTER}|[{UNSEEN}]|['’.-](?={LETTER}))*"  # words, uuids, file.names, Jean-Luc, don't
    rf"|[{DENSE}]"
    rf"|[^\w\s{UNSEEN}]+"
)
HIDDEN = re.compile(f"[{UNSEEN}]")


def words(text: str) -> list[str]:
    """The words of a text, in order."""
    found: list[str] = WORD.findall(text)
    if not text.isascii() and HIDDEN.search(text):
        return [HIDDEN.sub("", word) for word in found]
    return found


def spans(text: str) -> list[tuple[int, int]]:
    """Where the words of a text stand; as many as there are words."""
    return [match.span() for match in WORD.finditer(text)]


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
