"""A quick guess which language a text is in, by letters and stop words."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from kronika.lang.language import languages

ENOUGH = 6_000  # characters that are looked at
LEAST_SHARE = 0.08  # of the words must be stop words
LEAST_WORDS = 3
CLEARLY = 1.25  # the best must beat the next by this factor

WORD = re.compile(r"[^\W\d_]+")
# Letters that one of our languages has and its neighbours lack.
TELLING = {"cs": frozenset("ěřů"), "pl": frozenset("łąęśźż"), "ru": frozenset("ыэъ")}
STRANGE = {"cs": frozenset("ľĺŕôä"), "ru": frozenset("іїєґўђћљњџј"), "pl": frozenset(), "en": frozenset("äöüßñãõ")}


def identify(text: str) -> str | None:
    """ "cs", "pl", "ru", "en" or another known language; None when the text is too short or in none of them."""
    joined = " ".join(WORD.findall(text[:ENOUGH])).lower()
    counted = Counter(joined.split())
    words = counted.total()
    if words < LEAST_WORDS:
        return None
    shares: dict[str, int] = {}
    known = stop_words()
    for word in counted.keys() & known.keys():
        for code in known[word]:
            shares[code] = shares.get(code, 0) + counted[word]
    scores = sorted((shares.get(code, 0) / words + letters_of(code, joined, words), code) for code in languages())
    (best, code), (second, _) = scores[-1], scores[-2] if len(scores) > 1 else (0.0, "")
    return code if best >= LEAST_SHARE and best >= CLEARLY * second else None


@cache
def stop_words() -> dict[str, list[str]]:
    """Every stop word with the languages it belongs to: a text's words are looked up once for all of them."""
    found: dict[str, list[str]] = {}
    for code, language in languages().items():
        for word in language.stop_words:
            found.setdefault(word, []).append(code)
    return found


def letters_of(code: str, joined: str, words: int) -> float:
    """How far telling letters move a score up or down."""
    if joined.isascii():
        return 0.0
    letters = len(joined) - words + 1  # without the blanks between words
    telling = sum(map(joined.count, TELLING.get(code, ()))) / letters
    strange = sum(map(joined.count, STRANGE.get(code, ()))) / letters
    return 5 * telling - 8 * strange
