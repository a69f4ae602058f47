"""What fills a slot of a Czech pattern: names that know their case forms and how often they were mentioned, numbers, choices."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random

CASES = ("nom", "gen", "dat", "acc", "loc", "ins")
Forms = tuple[str, ...]  # one form for each of CASES

# A preposition takes a vowel before what cannot be said: s + Zlínem, z + Semil, v + Vídni, v + Zlíně, k + kraji.
VOCALISED = re.compile(
    r"\b(?:[SsZz](?= [SsŠšZzŽž])"
    r"|[Vv](?= (?:[VvFf]|[SsŠšZzŽž][^aáeéěiíoóuúůyýrř\W]|[Dd]v))"
    r"|[Kk](?= (?:[KkGg]|[SsŠšZzŽž][^aáeéěiíoóuúůyýrř\W]|[Dd]v)))"
)


def vocalise(text: str) -> str:
    """Prepositions as they are said: ve Zlíně, se starostkou, ke kraji, ze Semil."""
    return VOCALISED.sub(r"\g<0>e", text)


def capital(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]


class Named:
    """Someone or something named. `nom` … `ins`: in full at first, short later; `s.gen` always short, `f.gen` never abbreviated.

    A specification that starts with a large letter gives a large first letter. `l` is the ending of a past participle
    (řekl, řekla, řeklo), `poss návrh` a possessive phrase (Holubův návrh, návrh Holubové).
    """

    def __init__(self, *, first: Forms, later: tuple[Forms, ...], full: Forms, words: Mapping[str, str]) -> None:
        self.first = first
        self.later = later
        self.full = full
        self.words = words
        self.mentions = 0

    def __format__(self, spec: str) -> str:
        text = self._form(spec[:1].lower() + spec[1:])
        return capital(text) if spec[:1].isupper() else text

    def _form(self, spec: str) -> str:
        if spec in CASES:
            forms = self.later[self.mentions % len(self.later)] if self.mentions else self.first
            self.mentions += 1
            return forms[CASES.index(spec)]
        if spec[:2] == "s.":
            return self.later[0][CASES.index(spec[2:])]
        if spec[:2] == "f.":
            return self.full[CASES.index(spec[2:])]
        if spec[:4] == "poss":
            return self._possessive(*spec.split(" ", 1))
        return self.words[spec]

    def _possessive(self, which: str, thing: str) -> str:
        self.mentions += 1
        if self.mentions == 1:  # nobody is called by surname before being introduced
            return f"{thing} {self.first[1]}"
        stem, ending = self.words.get("own"), {"poss": "ův", "possf": "ova", "possn": "ovo"}[which]
        return f"{stem}{ending} {thing}" if stem else f"{thing} {self.later[0][1]}"


class Place:
    """A town, region or country: `nom` … `ins`, `v` (v Brně), `do` (do Brna), `z` (z Brna), `adj` (brněnsk-)."""

    def __init__(self, forms: Forms, *, at: str, adjective: str) -> None:
        nom, gen, _, acc, loc, _ = forms
        self.name = nom
        self.words = dict(zip(CASES, forms, strict=True)) | {
            "v": f"{at} {loc}",
            "do": f"na {acc}" if at == "na" else f"do {gen}",
            "z": f"z {gen}",
            "adj": adjective,
        }

    def __format__(self, spec: str) -> str:
        text = self.words[spec.lower()]
        return capital(text) if spec[:1].isupper() else text


class Number:
    """`{n:12-80}` or `{n:1200-9800/100}`: a whole number, thousands set apart by a space.

    The same specification gives the same number all through a story: title, lead and body agree on how many there were.
    """

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.drawn: dict[str, str] = {}

    def __format__(self, spec: str) -> str:
        if spec not in self.drawn:
            self.drawn[spec] = self.draw(spec)
        return self.drawn[spec]

    def draw(self, spec: str) -> str:
        """A new number."""
        span, _, step = spec.partition("/")
        low, high = (int(end) for end in span.split("-"))
        value = self.dice.randrange(low, high + 1, int(step or 1))
        return f"{value:,}".replace(",", " ")


class Decimal(Number):
    """`{d:1-9}`: a number with one decimal that is not zero, written with a comma."""

    def draw(self, spec: str) -> str:
        """A new number."""
        low, high = (int(end) for end in spec.split("-"))
        return f"{self.dice.randrange(low, high)},{self.dice.randint(1, 9)}"


class Choice:
    """`{v:oznámil|potvrdil}`: one of the words given."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def __format__(self, spec: str) -> str:
        return self.dice.choice(spec.split("|"))


class Quoted:
    """The title of a work: in quotation marks."""

    def __init__(self, title: str) -> None:
        self.title = title

    def __format__(self, spec: str) -> str:
        return f"„{self.title}“"
