"""What a text tells by itself: how long it is, whether its sentences end, whether its letters and words are those of a language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np

from kronika.html.letters import LETTERS, NEUTRAL
from kronika.lang.identify import identify, stop_words
from kronika.verify.shingles import Runs, runs_of, words_of

ENDS = frozenset(".!?…:;»”\"'’)]“")
PLAIN = re.compile(r"[\x00-\x7f\s]+")
STEM = 5  # letters that forms of one word have in common, more often than not
TELLING = 4  # letters from which a word says what a text is about
FEW = 3  # words below which there is no text
LEAST_SIGNED = 8  # words of a paragraph that should end like a sentence
DOUBLED = 8  # words in a row that nobody says twice by chance
LONGEST = 60_000  # characters that are looked at; the longest live blogs are longer and tell nothing more
GARBLED = re.compile("[ÂÃÄÅÆÇÐÑĂĹĽĎŃ][\x80-\xa0¡-¿€‚ƒ†‡ˆ‰‹˜™›ŻĄŁˇ˘Ş]|â€.|Ă[©¤¶¼±³]|[РС][Ђ-Џђ-џҐґ€†‡‰¤¦§©¬®°±µ¶·\xa0]")
STRANGE = frozenset("\ufffd\ufffe\uffff")
FRAME = frozenset("|•·►»«›‹→←▪●")  # what menus and lists of links are strung on


def wording(text: str, words: Sequence[str], numbers: Runs) -> Iterator[tuple[str, float]]:
    """The measures of a text; of a text without words only that it is empty."""
    yield "empty", float(len(words) < FEW)
    if len(words) < FEW:
        return
    yield "words", float(np.log1p(len(words)))
    yield "odd", odd_share(text)
    yield "garbled", garbled_share(text)
    yield "known", known_share(words)
    yield "doubled", doubled_share(numbers)
    signed = signed_share(text)
    if signed is not None:
        yield "endings", signed


def signed_share(text: str) -> float | None:
    """Words in paragraphs that end as sentences do, as a share; None where every paragraph is a short line."""
    good = all_ = 0
    for line in text.splitlines():
        count = line.count(" ") + 1
        if count >= LEAST_SIGNED:
            all_ += count
            good += count * (line.rstrip()[-1:] in ENDS)
    return good / all_ if all_ else None


def odd_share(text: str) -> float:
    """Characters that no one language explains, as a share of all."""
    characters = Counter(PLAIN.sub("", text[:LONGEST]).casefold())
    if not characters:
        return 0.0
    judged = {character: count for character, count in characters.items() if character not in NEUTRAL}
    strange = sum(count for character, count in judged.items() if is_strange(character))
    letters = {c: n for c, n in judged.items() if not is_strange(c) and ord(c) < EASTERN}
    unexplained = min(
        sum(count for character, count in letters.items() if character not in known) for known in ALPHABETS
    )
    return (strange + unexplained) / min(len(text), LONGEST)


ALPHABETS = tuple(frozenset(letters) for letters in LETTERS.values())
EASTERN = 0x2000  # signs beyond are punctuation, symbols and the scripts of the East, which come and go


def garbled_share(text: str) -> float:
    """Pairs of characters that are one letter of UTF-8 read in another charset, as a share; no language writes them."""
    looked = text[:LONGEST]
    return 0.0 if looked.isascii() else len(GARBLED.findall(looked)) / len(looked)


def is_strange(character: str) -> bool:
    """A character that only a fault leaves in a text: controls, replacements, the private use area."""
    return character in STRANGE or "\x7f" <= character <= "\x9f" or "\ue000" <= character <= "\uf8ff"


def known_share(words: Sequence[str]) -> float:
    """Small words of a known language, as a share of all: every real sentence has them, lists and rubbish have few."""
    known = stop_words()
    return sum(1 for word in words if word in known) / len(words)


def doubled_share(numbers: Runs) -> float:
    """Runs of words that stood in the same text before, as a share."""
    runs = runs_of(numbers, DOUBLED)
    return 1.0 - len(np.unique(runs)) / len(runs) if len(runs) else 0.0


def language_of(text: str) -> str | None:
    """The language of a text."""
    return identify(text)


def stems(text: str) -> frozenset[str]:
    """The beginnings of the words that say what a text is about."""
    return frozenset(word[:STEM] for word in words_of(text) if len(word) >= TELLING)


def covered(what: frozenset[str], by: frozenset[str]) -> float | None:
    """Which part of what was announced is there; None when too little was announced."""
    return len(what & by) / len(what) if len(what) >= FEW else None
