"""The different names of a text: every base form once, with its places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from kronika.analyse.groups.keys import PERSON, normal
from kronika.analyse.text import Name

PLACE = "LOC"


@dataclass(slots=True, kw_only=True)
class Form:
    """One base form, however often it stands in the text."""

    words: tuple[str, ...]  # as compared
    base: str  # as written most often
    person: bool
    types: Counter[str] = field(default_factory=Counter)
    places: list[int] = field(default_factory=list)  # numbers of its names

    @property
    def type(self) -> str:
        """Its most frequent type."""
        return self.types.most_common(1)[0][0]


def forms(names: Sequence[Name], bases: Sequence[str]) -> tuple[list[Form], list[int]]:
    """The forms of a text, and for every name the number of its form."""
    compared = [normal(base) or base for base in bases]
    surnames = {
        one.split()[-1] for one, name in zip(compared, names, strict=True) if name.type == PERSON and " " in one
    }
    kinds = types_of(compared, names)
    numbers: dict[tuple[str, bool], int] = {}
    found: list[Form] = []
    spelled: list[Counter[str]] = []
    homes = []
    for place, (name, base, one) in enumerate(zip(names, bases, compared, strict=True)):
        # A word that is a person here and a place there is one thing, unless the text has a person of that name.
        apart = one in surnames and kinds[one][PLACE] > 0 and kinds[one][PERSON] > 0
        person = name.type == PERSON if apart else kinds[one].most_common(1)[0][0] == PERSON
        number = numbers.setdefault((one, person), len(found))
        if number == len(found):
            found.append(Form(words=tuple(one.split()), base=base, person=person))
            spelled.append(Counter())
        found[number].types[name.type] += 1
        found[number].places.append(place)
        spelled[number][base] += 1
        homes.append(number)
    for form, spellings in zip(found, spelled, strict=True):
        form.base = spellings.most_common(1)[0][0]
    return found, homes


def types_of(compared: Sequence[str], names: Sequence[Name]) -> dict[str, Counter[str]]:
    """For each form how often it has which type."""
    counted: dict[str, Counter[str]] = {}
    for one, name in zip(compared, names, strict=True):
        counted.setdefault(one, Counter())[name.type] += 1
    return counted
