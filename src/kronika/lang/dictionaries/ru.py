"""Russian forms by pymorphy3."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kronika.lang.morphology import Reading, looked_up

PARTS = {
    "NOUN": "noun", "ADJF": "adj", "ADJS": "adj", "PRTF": "adj", "COMP": "adv", "VERB": "verb", "INFN": "verb", "GRND": "verb",
    "ADVB": "adv", "PREP": "prep", "CONJ": "conj", "NUMR": "num", "NPRO": "pron",
}  # fmt: skip
CASES = {
    "nomn": "nom", "gent": "gen", "gen2": "gen", "datv": "dat", "accs": "acc", "acc2": "acc", "ablt": "ins", "loct": "loc",
    "loc2": "loc", "voct": "voc",
}  # fmt: skip
NAMES = {
    "Name": "first",
    "Surn": "last",
    "Patr": "patronymic",
    "Geox": "place",
    "Orgn": "organisation",
    "Trad": "organisation",
}
WANTED = {"nom": "nomn", "gen": "gent", "dat": "datv", "acc": "accs", "ins": "ablt", "loc": "loct", "voc": "voct"}
NUMBERS = {"sing": "sg", "plur": "pl"}


class Pymorphy:
    """The dictionary, opened once."""

    def __init__(self, told: Any) -> None:
        self._told = told

    def readings(self, word: str) -> tuple[Reading, ...]:
        """All ways to read a word, also guessed ones."""
        try:
            found = self._told.parse(word)
        except ValueError:  # pymorphy asks for the name of every letter, and some signs have none
            return ()
        return tuple(dict.fromkeys(reading(parse) for parse in found))

    def lemma(self, word: str) -> str | None:
        """The dictionary form; a name that the dictionary does not know stays as it is, because guesses at it mislead."""
        # Remembered: whoever asks for the readings next gets them for nothing. Capitals tell only where there is one letter.
        found = looked_up(word.lower() if word[1:].islower() else word, "ru")
        if not found or (word[:1].isupper() and not found[0].known):
            return None
        return found[0].lemma

    def inflect(self, word: str, case: str, number: str) -> tuple[str, ...]:
        """Forms of a word in a case and number."""
        grammemes = {WANTED[case], "sing" if number == "sg" else "plur"}
        found = (parse.inflect(grammemes) for parse in self._told.parse(word))
        return tuple(dict.fromkeys(one.word for one in found if one is not None))


def reading(parse: Any) -> Reading:
    """One parse of a word."""
    return grammar(parse.tag)._replace(lemma=parse.normal_form, known=bool(parse.is_known))


@lru_cache(maxsize=8_000)
def grammar(tag: Any) -> Reading:
    """What a tag tells, whatever the word: there are few tags, and taking one apart is slow."""
    return Reading(
        lemma="",
        part=PARTS.get(tag.POS or "", "other"),
        cases=frozenset({CASES[tag.case]}) if tag.case in CASES else frozenset(),
        number=NUMBERS.get(tag.number or "", ""),
        gender=(tag.gender or "")[:1],
        name=next((name for mark, name in NAMES.items() if mark in tag), ""),
    )


class Russian:
    """How the dictionary is opened."""

    def open(self) -> Pymorphy | None:
        """The dictionary; None where its package is not installed."""
        try:
            import pymorphy3
        except ImportError:
            return None
        return Pymorphy(pymorphy3.MorphAnalyzer(lang="ru"))


KIND = Russian()
