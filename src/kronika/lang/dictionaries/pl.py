"""Polish forms by Morfeusz."""

from __future__ import annotations

import lzma
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from kronika.lang.morphology import Reading

PARTS = {
    "subst": "noun", "depr": "noun", "ger": "noun", "adj": "adj", "adja": "adj", "adjp": "adj", "pact": "adj", "ppas": "adj",
    "fin": "verb", "praet": "verb", "inf": "verb", "impt": "verb", "imps": "verb", "bedzie": "verb", "pred": "verb",
    "adv": "adv", "prep": "prep", "conj": "conj", "comp": "conj", "num": "num", "dig": "num",
    "ppron12": "pron", "ppron3": "pron", "siebie": "pron",
}  # fmt: skip
CASES = {"nom": "nom", "gen": "gen", "dat": "dat", "acc": "acc", "inst": "ins", "loc": "loc", "voc": "voc"}
NAMES = {"imię": "first", "nazwisko": "last", "nazwa_geograficzna": "place", "nazwa_organizacji": "organisation"}

CHOICES = Path(__file__).with_name("pl_choices.txt.xz")  # form, dictionary form: made by python -m tools.train_lemmas
# How readily a reading is taken where a form has several; 1 for what is not listed.
READINESS = {
    "impt": 0.1,
    "depr": 0.1,
    "interj": 0.1,
    "brev": 0.3,
    "adja": 0.3,
    "adjp": 0.3,
    "ger": 0.5,
    "ppas": 0.8,
    "pact": 0.8,
}
ONLY_VOCATIVE = 0.1
NAME_IN_SMALL_LETTERS = 0.01
OLD = 0.2
ITSELF = 1.1


class Morfeusz:
    """The dictionary, opened once."""

    def __init__(self, told: Any) -> None:
        self._told = told

    def readings(self, word: str) -> tuple[Reading, ...]:
        """All ways to read a word as it is written."""
        found = [reading(entry) for start, end, entry in self._told.analyse(word) if (start, end) == (0, 1)]
        return tuple(dict.fromkeys(one for one in found if one is not None))

    def lemma(self, word: str) -> str | None:
        """The dictionary form that is meant as a rule; None for an unknown word."""
        return self._choices.get(word) or self.by_rule(word) or (None if word.islower() else self.by_rule(word.lower()))

    def lemmas(self, word: str) -> tuple[str, ...]:
        """All dictionary forms a word may have, the likeliest first."""
        weights: dict[str, float] = {}
        for start, end, (_, lemma, tag, _, style) in self._told.analyse(word):
            if (start, end) == (0, 1) and tag != "ign":
                plain = lemma.split(":")[0]
                weights[plain] = max(weights.get(plain, 0.0), readiness(word, plain, tag, style))
        return tuple(sorted(weights, key=lambda lemma: -weights[lemma]))

    def by_rule(self, word: str) -> str | None:
        """The likeliest dictionary form by its kind alone."""
        return next(iter(self.lemmas(word)), None)

    @cached_property
    def _choices(self) -> dict[str, str]:
        lines = lzma.decompress(CHOICES.read_bytes()).decode("utf-8").split("\n") if CHOICES.exists() else []
        return dict(line.split("\t", 1) for line in lines)

    def inflect(self, word: str, case: str, number: str) -> tuple[str, ...]:
        """Forms of a dictionary form in a case and number."""
        wanted = {ours: theirs for theirs, ours in CASES.items()}[case]
        found = []
        for form, _, tag, *_ in self._told.generate(word):
            marks = tag.split(":")
            if number in marks[1:2] and len(marks) > 2 and wanted in marks[2].split("."):
                found.append(form)
        return tuple(dict.fromkeys(found))


def readiness(word: str, lemma: str, tag: str, style: list[str]) -> float:
    """How readily a form is read in one way."""
    kind, *marks = tag.split(":")
    weight = READINESS.get(kind, 1.0)
    if any("voc" in mark.split(".") and "nom" not in mark for mark in marks):
        weight *= ONLY_VOCATIVE
    if word.islower() and lemma[:1].isupper():
        weight *= NAME_IN_SMALL_LETTERS
    if style:
        weight *= OLD
    return weight * (ITSELF if lemma == word else 1.0)


def reading(entry: Any) -> Reading | None:
    """One line of the dictionary; None for what it does not know."""
    _, lemma, tag, names, _ = entry
    if tag == "ign":
        return None
    return grammar(tag, tuple(names))._replace(lemma=lemma.split(":")[0])


@lru_cache(maxsize=8_000)
def grammar(tag: str, names: tuple[str, ...]) -> Reading:
    """What a tag tells, whatever the word: there are few tags, and taking one apart is slow."""
    marks = tag.split(":")
    cases = next((mark for mark in marks[1:] if set(mark.split(".")) <= CASES.keys()), "")
    gender = next((mark[0] for mark in marks[1:] if mark[:1] in ("m", "f", "n") and mark[:2] not in ("no", "ne")), "")
    return Reading(
        lemma="",
        part=PARTS.get(marks[0], "other"),
        cases=frozenset(CASES[case] for case in cases.split(".") if case),
        number=next((mark for mark in marks[1:] if mark in ("sg", "pl")), ""),
        gender=gender,
        name=next((NAMES[name] for name in names if name in NAMES), ""),
    )


class Polish:
    """How the dictionary is opened."""

    def open(self) -> Morfeusz | None:
        """The dictionary; None where its package is not installed."""
        try:
            import morfeusz2
        except ImportError:
            return None
        return Morfeusz(morfeusz2.Morfeusz())


KIND = Polish()
