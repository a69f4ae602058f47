"""Which language a text or a paragraph is in, for analysis: the quick guess where it is sure, else a model of many languages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from kronika.lang.identify import ENOUGH, identify

LANGUAGES = "cs sk pl ru uk be bg en de es fr it nl pt hu ro sl hr sr lt lv et fi sv da no tr el".split()
LEAST_LETTERS = 12  # in shorter strings nobody can tell
QUICK_LETTERS = 60  # from here on the quick guess is trusted if the text has letters that its neighbours lack
FLOOR = 0.7  # probability below which we do not say
AGREED_FLOOR = 0.4  # where the quick guess says the same
LETTER = re.compile(r"[^\W\d_]")
# What sure texts hold: Slovak has none of ěřů, Bulgarian none of ыэ, Ukrainian and Belarusian have letters of their own.
NEEDED = {"cs": frozenset("ěřů"), "pl": frozenset("łąęśźż"), "ru": frozenset("ыэ")}
FORBIDDEN = {"cs": frozenset("ľĺŕôłąę"), "pl": frozenset("ěřůľ"), "ru": frozenset("іїєґў")}
NEEDED_SHARE = 1 / 150
FOREIGN_SHARE = 1 / 100  # of letters outside ASCII in a text that is English for sure


def discern(text: str) -> str | None:
    """The code of a text's language; None where the text is too short or nobody can tell."""
    looked_at = text[:ENOUGH]
    letters = len(LETTER.findall(looked_at))
    if letters < LEAST_LETTERS:
        return None
    quick = identify(looked_at)
    if quick is not None and letters >= QUICK_LETTERS and is_sure(looked_at.lower(), quick, letters):
        return quick
    code, probability = asked(looked_at)
    return code if probability >= (AGREED_FLOOR if code == quick else FLOOR) else None


def is_sure(small: str, code: str, letters: int) -> bool:
    """Whether the letters of a text speak for a language and none against it."""
    if code not in NEEDED:
        return code == "en" and sum(not letter.isascii() for letter in LETTER.findall(small)) <= FOREIGN_SHARE * letters
    if any(letter in small for letter in FORBIDDEN[code]):
        return False
    return sum(map(small.count, NEEDED[code])) >= NEEDED_SHARE * letters


def asked(text: str) -> tuple[str, float]:
    """The likeliest of many languages and its probability. An address tells nothing, and capitals mislead."""
    code, probability = model().classify(text)
    return str(code), float(probability)


@cache
def model() -> Any:
    """The model, loaded when it is first needed: that takes most of a second."""
    from py3langid import langid

    found = langid.LanguageIdentifier.from_model_file(langid.MODEL_FILE, norm_probs=True)
    found.set_languages(LANGUAGES)
    return found
