"""Speaks the phrases of digests and alerts in a language, with the right form for every number."""

from __future__ import annotations

from kronika.flow.digest_phrases import PHRASES
from kronika.model.change import Difference

ONE, FEW, MANY = 0, 1, 2
DEFAULT = "en"


class Voice:
    """One language; an unknown one is spoken as English."""

    def __init__(self, lang: str) -> None:
        self.lang = lang if lang in PHRASES else DEFAULT
        self._phrases = PHRASES[self.lang]

    def say(self, key: str, **values: object) -> str:
        """A phrase without a number."""
        phrase = self._phrases[key]
        return str(phrase if isinstance(phrase, str) else phrase[ONE]).format(**values)

    def count(self, key: str, number: int) -> str:
        """A phrase in the form that the number asks for."""
        phrase = self._phrases[key]
        return (phrase if isinstance(phrase, str) else phrase[form(self.lang, number)]).format(n=number)

    def counts(self, difference: Difference) -> str:
        """2 added · 1 removed: what is not nothing."""
        numbers = {name: getattr(difference, name) for name in ("added", "removed", "moved", "links")}
        return " · ".join(self.count(name, number) for name, number in numbers.items() if number)

    def names(self, labels: list[str], most: int) -> str:
        """A, B, C, 2 more."""
        shown, left = labels[:most], len(labels) - most
        return ", ".join([*shown, self.count("more", left)] if left > 0 else shown)


def form(lang: str, number: int) -> int:
    """Which of the three forms a number takes."""
    last, teens = number % 10, number % 100
    if lang == "cs":
        return ONE if number == 1 else FEW if 2 <= number <= 4 else MANY
    if lang == "pl":
        return ONE if number == 1 else FEW if 2 <= last <= 4 and not 12 <= teens <= 14 else MANY
    if lang == "ru":
        if 11 <= teens <= 14:
            return MANY
        return ONE if last == 1 else FEW if 2 <= last <= 4 else MANY
    return ONE if number == 1 else MANY


def sentence_case(text: str) -> str:
    """The first letter large."""
    return text[:1].upper() + text[1:]
