"""Polish forms by Morfeusz."""

from __future__ import annotations

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


class Morfeusz:
    """The dictionary, opened once."""

    def __init__(self, told: Any) -> None:
        self._told = told

    def readings(self, word: str) -> tuple[Reading, ...]:
        """All ways to read a word as it is written."""
        found = [reading(entry) for start, end, entry in self._told.analyse(word) if (start, end) == (0, 1)]
        return tuple(dict.fromkeys(one for one in found if one is not None))

    def inflect(self, word: str, case: str, number: str) -> tuple[str, ...]:
        """Forms of a dictionary form in a case and number."""
        wanted = {ours: theirs for theirs, ours in CASES.items()}[case]
        found = []
        for form, _, tag, *_ in self._told.generate(word):
            marks = tag.split(":")
            if number in marks[1:2] and len(marks) > 2 and wanted in marks[2].split("."):
                found.append(form)
        return tuple(dict.fromkeys(found))


def reading(entry: Any) -> Reading | None:
    """One line of the dictionary; None for what it does not know."""
    _, lemma, tag, names, _ = entry
    marks = tag.split(":")
    if marks[0] == "ign":
        return None
    cases = next((mark for mark in marks[1:] if set(mark.split(".")) <= CASES.keys()), "")
    gender = next((mark[0] for mark in marks[1:] if mark[:1] in ("m", "f", "n") and mark[:2] not in ("no", "ne")), "")
    return Reading(
        lemma=lemma.split(":")[0],
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
