"""A quick guess which language a text is in, by letters and stop words."""

from __future__ import annotations

import re
from collections import Counter

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
    if counted.total() < LEAST_WORDS:
        return None
    scores = sorted(((score(code, counted, joined), code) for code in languages()), reverse=True)
    (best, code), (second, _) = scores[0], scores[1] if len(scores) > 1 else (0.0, "")
    return code if best >= LEAST_SHARE and best >= CLEARLY * second else None


def score(code: str, counted: Counter[str], joined: str) -> float:
    """Share of stop words, moved up or down by telling letters."""
    words = counted.total()
    share = sum(counted[word] for word in counted.keys() & languages()[code].stop_words) / words
    if joined.isascii():
        return share
    letters = len(joined) - words + 1
    telling = sum(map(joined.count, TELLING.get(code, ()))) / letters
    strange = sum(map(joined.count, STRANGE.get(code, ()))) / letters
    return share + 5 * telling - 8 * strange
