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
    tokens = [word.lower() for word in WORD.findall(text[:ENOUGH])]
    if len(tokens) < LEAST_WORDS:
        return None
    counted = Counter(tokens)
    letters = Counter("".join(tokens))
    scores = sorted(((score(code, counted, letters), code) for code in languages()), reverse=True)
    (best, code), (second, _) = scores[0], scores[1] if len(scores) > 1 else (0.0, "")
    return code if best >= LEAST_SHARE and best >= CLEARLY * second else None


def score(code: str, counted: Counter[str], letters: Counter[str]) -> float:
    """Share of stop words, moved up or down by telling letters."""
    stop_words = languages()[code].stop_words
    share = sum(count for word, count in counted.items() if word in stop_words) / counted.total()
    everything = letters.total()
    telling = sum(letters[letter] for letter in TELLING.get(code, ())) / everything
    strange = sum(letters[letter] for letter in STRANGE.get(code, ())) / everything
    return share + 5 * telling - 8 * strange
