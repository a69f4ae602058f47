"""Russian names in six cases, by pymorphy3."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pymorphy3

CASES = ("nomn", "gent", "datv", "accs", "loct", "ablt")
NUMBERS = {"sing", "plur"}


@lru_cache
def analyser() -> Any:
    """The dictionary, opened once."""
    return pymorphy3.MorphAnalyzer(lang="ru")


def phrase(words: str, gender: str, case: int) -> str:
    """A name whose last word is a noun and whose others agree with it."""
    *adjectives, head = words.split(" ")
    if case == 0 or head.isupper() or not head.isalpha() or head.isascii():
        return words
    told = nominative(head, "NOUN")
    if told is None:
        return words
    wanted = {CASES[case], *(one for one in (told.tag.number,) if one in NUMBERS)}
    agreeing = wanted | ({told.tag.gender} if told.tag.number == "sing" and told.tag.gender else set())
    found = [agreed(one, agreeing, str(told.tag.animacy or "")) for one in adjectives]
    return " ".join([*found, formed(told, wanted, head)])


def nominative(word: str, part: str) -> Any:
    """The reading of a word as a noun in the nominative."""
    read = [one for one in analyser().parse(word) if part == one.tag.POS and "nomn" in one.tag]
    return read[0] if read else None


def formed(parse: Any, wanted: set[str], word: str) -> str:
    """A form with the capitals of the word."""
    found = parse.inflect(wanted)
    return word if found is None else capitals(found.word, word)


def agreed(word: str, wanted: set[str], animacy: str) -> str:
    """An adjective in the case of its noun."""
    read = [one for one in analyser().parse(word) if one.tag.POS in ("ADJF", "PRTF") and "nomn" in one.tag]
    if not read:
        return word
    return formed(
        read[0], wanted | ({animacy} if "accs" in wanted and animacy and "femn" not in wanted else set()), word
    )


def capitals(form: str, word: str) -> str:
    """A form written as the word is: pymorphy knows small letters only."""
    return "-".join(
        one.capitalize() if like[:1].isupper() else one
        for one, like in zip(form.split("-"), word.split("-"), strict=False)
    )


@lru_cache(maxsize=20_000)
def person(word: str, gender: str, case: int) -> str:
    """A given name or a surname of a man or a woman."""
    sex = "femn" if gender == "f" else "masc"
    if case == 0 or " " in word or "'" in word:
        return word
    read = [one for one in analyser().parse(word) if "nomn" in one.tag and sex in one.tag and "sing" in one.tag]
    named = [one for one in read if "Surn" in one.tag or "Name" in one.tag] or [
        one for one in read if one.tag.POS == "NOUN"
    ]
    if not named or (gender == "f" and word[-1] not in "ая"):
        return word
    return formed(named[0], {CASES[case], sex, "sing"}, word)


def of_woman(surname: str) -> str:
    """The surname of a woman."""
    if surname.endswith(("ов", "ев", "ёв", "ин", "ын")) and len(surname) > 4:
        return surname + "а"
    if surname.endswith(("ский", "цкий")):
        return surname[:-2] + "ая"
    return surname[:-2] + "ая" if surname.endswith("ый") else surname
