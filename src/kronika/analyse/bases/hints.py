"""What dictionaries say of a word: its lemma, its nominatives, and the cases it may stand in."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from kronika.lang.language import Language, language
from kronika.lang.lemmas import is_known, lemma
from kronika.lang.morphology import Reading, inflect, readings

KEPT = 50_000
NOMINAL = frozenset({"noun", "adj", "num", "other"})
MOST = 6  # readings that are looked at


class Hints(NamedTuple):
    """One word."""

    lemma: str  # in lower case; empty where no dictionary knows the word
    nominatives: tuple[str, ...]  # in lower case, the likeliest first
    cases: str  # all cases it may stand in: "gen.loc"
    first: str  # part, case, number and gender of the likeliest reading
    names: str  # what kinds of names it may be
    agreeing: frozenset[str]  # "gen.sg.f": every way in which it may agree
    sure: bool  # False: only guessed from its ending
    ways: Mapping[str, frozenset[str]]  # nominative → the ways in which the word may agree if it comes from it


NOTHING = Hints("", (), "", "", "", frozenset(), False, {})


def hints(word: str, told: Language) -> Hints:
    """What is known of a word."""
    return looked_up(word, told.code) if told.code else NOTHING


@lru_cache(maxsize=KEPT)
def looked_up(word: str, code: str) -> Hints:
    """What is known of one word of one language."""
    told = language(code)
    found = [one for one in readings(word, told) if one.part in NOMINAL and one.cases][:MOST]
    sure = any(one.known for one in found)
    base = lemma(word, told).lower() if is_known(word, code) else ""
    if not found:
        return NOTHING._replace(lemma=base)
    likely = found[0]
    ways: dict[str, frozenset[str]] = {}
    for one in found:
        for form in nominatives(word, one, told):
            ways[form] = ways.get(form, frozenset()) | agreeing(one)
    return Hints(
        lemma=base,
        nominatives=tuple(ways)[:MOST],
        cases=".".join(sorted(frozenset[str]().union(*(one.cases for one in found)))),
        first=f"{likely.part}.{'.'.join(sorted(likely.cases))}.{likely.number}.{likely.gender}",
        names=".".join(sorted({one.name for one in found if one.name})),
        agreeing=frozenset[str]().union(*(agreeing(one) for one in found)),
        sure=sure,
        ways=ways,
    )


def agreeing(one: Reading) -> frozenset[str]:
    """The ways in which a word so read may agree: "gen.sg.f"."""
    gender = one.gender if one.number == "sg" else ""
    return frozenset(f"{case}.{one.number}.{gender}" for case in one.cases)


def nominatives(word: str, one: Reading, told: Language) -> tuple[str, ...]:
    """The nominative of a reading in its own number and gender."""
    low = word.lower()
    if "nom" in one.cases:
        return (low,)
    forms = [form.lower() for form in inflect(source(word, one, told), told, "nom", one.number or "sg")]
    if one.part != "adj":
        return tuple(forms[:1] or ([one.lemma.lower()] if one.number != "pl" else []))
    return tuple(form for form in forms if fits(form, one))[:2]


def source(word: str, one: Reading, told: Language) -> str:
    """What the dictionary wants to be given: the word itself in Russian, the lemma in Polish."""
    return word if told.code == "ru" else one.lemma


def fits(form: str, one: Reading) -> bool:
    """May an adjective of this form agree with the reading's gender?"""
    if one.number == "pl" or not one.gender:
        return True
    feminine, neuter = form.endswith(("a", "ая", "яя")), form.endswith(("e", "o", "ое", "ее"))
    return {"f": feminine, "n": neuter}.get(one.gender, not feminine and not neuter)
