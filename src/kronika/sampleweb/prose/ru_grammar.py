"""Russian words that know their forms: cases, gender, counting, and names that are declined."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

INDECLINABLE = ("", "", "", "", "", "")
MASCULINE_HARD = ("", "а", "у", "а", "ом", "е")
SURNAME_MASCULINE = ("", "а", "у", "а", "ым", "е")
SURNAME_FEMININE = ("а", "ой", "ой", "у", "ой", "ой")
ADJECTIVE_FEMININE = ("ая", "ой", "ой", "ую", "ой", "ой")
REGION_NOUN = ("область", "области", "области", "область", "областью", "области")
KRAI_NOUN = ("край", "края", "краю", "край", "краем", "крае")

# ending → (letters dropped, six endings); the first that fits wins
MALE_FIRST = (
    ("Павел", 2, ("ел", "ла", "лу", "ла", "лом", "ле")),
    ("ий", 1, ("й", "я", "ю", "я", "ем", "и")),
    ("й", 1, ("й", "я", "ю", "я", "ем", "е")),
    ("ь", 1, ("ь", "я", "ю", "я", "ем", "е")),
    ("я", 1, ("я", "и", "е", "ю", "ей", "е")),
    ("а", 1, ("а", "ы", "е", "у", "ой", "е")),
)
FEMALE_FIRST = (
    ("ия", 1, ("я", "и", "и", "ю", "ей", "и")),
    ("ья", 1, ("я", "и", "е", "ю", "ей", "е")),
    ("га", 1, ("а", "и", "е", "у", "ой", "е")),
    ("ка", 1, ("а", "и", "е", "у", "ой", "е")),
    ("а", 1, ("а", "ы", "е", "у", "ой", "е")),
)
MALE_LAST = (
    ("кий", 2, ("ий", "ого", "ому", "ого", "им", "ом")),
    ("ый", 2, ("ый", "ого", "ому", "ого", "ым", "ом")),
    ("ич", 0, ("", "а", "у", "а", "ем", "е")),
    ("ов", 0, SURNAME_MASCULINE),
    ("ев", 0, SURNAME_MASCULINE),
    ("ин", 0, SURNAME_MASCULINE),
    ("ь", 1, ("ь", "я", "ю", "я", "ем", "е")),
)
FEMALE_LAST = (
    ("кий", 2, ADJECTIVE_FEMININE),
    ("ый", 2, ADJECTIVE_FEMININE),
    ("ов", 0, SURNAME_FEMININE),
    ("ев", 0, SURNAME_FEMININE),
    ("ин", 0, SURNAME_FEMININE),
)
FOREIGN_LAST = (("а", 1, ("а", "ы", "е", "у", "ой", "е")),)
MALE_FOREIGN_LAST = (("ь", 1, ("ь", "я", "ю", "я", "ем", "е")),)
VOWELS = "аеиоуыэюя"

SENTENCE_START = re.compile(r"(?:^|(?<=[.!?…] ))[а-я]")


@dataclass(frozen=True, slots=True)
class Forms:
    """A noun in six cases. `{x:рухнул|рухнула|рухнуло|рухнули}` agrees with its gender."""

    nom: str
    gen: str
    dat: str
    acc: str
    ins: str
    pre: str
    gender: str = "m"

    def __format__(self, spec: str) -> str:
        return agree(self.gender, spec) if spec else self.nom

    def __str__(self) -> str:
        return self.nom

    def cases(self) -> tuple[str, ...]:
        """The six forms in order."""
        return (self.nom, self.gen, self.dat, self.acc, self.ins, self.pre)


@dataclass(frozen=True, slots=True)
class Adjective:
    """The forms of an adjective such as «тверской» that news need."""

    m: str
    mg: str
    md: str
    mi: str
    mp: str
    f: str
    fg: str
    fa: str
    n: str
    p: str
    pg: str
    pd: str
    pi: str


class Count(int):
    """A number that counts: `{n:дом|дома|домов}` is «3 дома», `{n}` the digits alone."""

    def __format__(self, spec: str) -> str:
        digits = f"{int(self):,}".replace(",", " ")
        return f"{digits} {counted(int(self), spec)}" if spec else digits


def counted(number: int, words: str) -> str:
    """The right one of «дом|дома|домов»."""
    one, few, many = words.split("|")
    if number % 100 in range(11, 20):
        return many
    return {1: one, 2: few, 3: few, 4: few}.get(number % 10, many)


def agree(gender: str, spec: str) -> str:
    """The right one of two (m|f), three (m|f|n) or four (m|f|n|plural) forms."""
    return spec.split("|")["mfnp".index(gender)]


def declined(cases: Iterable[str], gender: str) -> Forms:
    """Forms from six cases in order."""
    nom, gen, dat, acc, ins, pre = cases
    return Forms(nom, gen, dat, acc, ins, pre, gender)


def forms(text: str) -> Forms:
    """A noun from «склад|склада|складу|склад|складом|складе|m», or «кафе|n» if it never changes."""
    parts = text.split("|")
    if len(parts) <= 2:
        return declined((parts[0],) * 6, parts[1] if len(parts) == 2 else "m")
    return Forms(*parts)


def adjective(stem: str, masculine: str) -> Adjective:
    """«саратовск», «ий» → all forms."""
    endings = (masculine, "ого", "ому", "им", "ом", "ая", "ой", "ую", "ое", "ие", "их", "им", "ими")
    return Adjective(*(stem + ending for ending in endings))


def phrase(adjective_forms: tuple[str, ...], noun_forms: tuple[str, ...], gender: str) -> Forms:
    """Two words declined together: «Тверская область»."""
    return declined((f"{left} {right}" for left, right in zip(adjective_forms, noun_forms, strict=True)), gender)


def region(stem: str, krai: bool = False) -> Forms:
    """«Тверск» → «Тверская область», «Пермск» → «Пермский край»."""
    if krai:
        endings = ("ий", "ого", "ому", "ий", "им", "ом")
        return phrase(tuple(stem + e for e in endings), KRAI_NOUN, "m")
    return phrase(tuple(stem + e for e in ADJECTIVE_FEMININE), REGION_NOUN, "f")


def first_name(name: str, gender: str) -> Forms:
    """A given name in all cases; foreign names that Russian leaves alone stay alone."""
    if name[-1] in "оеиуэ" or (gender == "f" and name[-1] not in VOWELS):
        return with_endings(name, 0, INDECLINABLE, gender)
    return by_ending(name, FEMALE_FIRST if gender == "f" else MALE_FIRST, MASCULINE_HARD, gender)


def last_name(name: str, gender: str, foreign: bool = False) -> Forms:
    """A surname, given in its masculine form, in all cases."""
    if name[-1] in "оеиуэ" or name.endswith("ых"):
        return with_endings(name, 0, INDECLINABLE, gender)
    if foreign:
        rules = FOREIGN_LAST if gender == "f" else (*FOREIGN_LAST, *MALE_FOREIGN_LAST)
        return by_ending(name, rules, INDECLINABLE if gender == "f" else MASCULINE_HARD, gender)
    if gender == "f":
        return by_ending(name, FEMALE_LAST, INDECLINABLE, gender)
    return by_ending(name, MALE_LAST, MASCULINE_HARD, gender)


def by_ending(
    name: str, rules: tuple[tuple[str, int, tuple[str, ...]], ...], other: tuple[str, ...], gender: str
) -> Forms:
    """Decline by the first rule whose ending fits."""
    for ending, drop, endings in rules:
        if name.endswith(ending):
            return with_endings(name, drop, endings, gender)
    return with_endings(name, 0, other, gender)


def with_endings(name: str, drop: int, endings: tuple[str, ...], gender: str) -> Forms:
    """Put six endings on a stem."""
    stem = name[: len(name) - drop]
    return declined((stem + ending for ending in endings), gender)


def capitalised(text: str) -> str:
    """Every sentence starts with a capital letter."""
    return SENTENCE_START.sub(lambda found: found.group().upper(), text)
