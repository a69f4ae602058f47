"""The cast of one Polish story: who, where and how many, thrown when first asked for and kept to the end."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from kronika.sampleweb.prose.pl_bodies import CLUBS, FIRMS, OFFICES, WISLOMET
from kronika.sampleweb.prose.pl_grammar import Capital, Count, Mention, Named, Place, forms, person
from kronika.sampleweb.prose.pl_people import (
    CHAIR_HE,
    CHIEF_HE,
    DIRECTOR_HE,
    DIRECTOR_SHE,
    LEADERS,
    PEOPLE,
    PREMIER_HE,
    PRESIDENT_HE,
    SPOKESMAN,
    SPOKESWOMAN,
    local_person,
    titled,
)
from kronika.sampleweb.prose.pl_places import ALL, CAPITALS, COUNTRIES, REGION_OF, TOWNS
from kronika.sampleweb.prose.pl_topic import Topic

ANGLE = re.compile(r"^((?:\d+(?=>))?)>?")
SLOT = re.compile(r"\w+")
CHOICE = re.compile(r"\[([^\[\]]*)\]")
MONTHS = ("kwietnia", "maja", "czerwca", "lipca", "września")
WEEKDAYS = ("w poniedziałek", "we wtorek", "w środę", "w czwartek", "w piątek", "w sobotę", "w niedzielę")
RESIDENT = "mieszkaniec|mieszkańca|mieszkańcowi|mieszkańca|mieszkańcem|mieszkańcu"
RESIDENT_SHE = "mieszkanka|mieszkanki|mieszkance|mieszkankę|mieszkanką|mieszkance"


class Cast(dict[str, Any]):
    """What the slots of a story stand for. {p} is a person of the topic, {m} a town, {k1} a number; {P} begins a sentence."""

    def __init__(self, dice: Random, topic: Topic) -> None:
        super().__init__()
        self.dice = dice
        self.topic = topic
        self.angle: set[str] = set()  # empty: nothing settled yet

    def __missing__(self, key: str) -> Any:
        if key[0].isupper():
            return Capital(self[key[0].lower() + key[1:]])
        if key in self.topic.roles:
            self[key] = Mention(self._person(self.topic.roles[key]))
        elif key in self.topic.fixed:
            self[key] = self._fixed(self.topic.fixed[key])
        else:
            self[key] = ROLLS[key.rstrip("0123456789")](self)
        return self[key]

    def settle(self, patterns: Sequence[str]) -> str:
        """One of the patterns that fit; from now on the story keeps to its angles."""
        chosen = self.dice.choice([pattern for pattern in patterns if self._fits(pattern)])
        marks = set(ANGLE.match(chosen)[1])  # type: ignore[index]
        self.angle = (self.angle & marks or marks) if marks else self.angle
        return without_angle(chosen)

    def fitting(self, patterns: Sequence[str]) -> list[str]:
        """The patterns that fit the story's angle, without their marks."""
        return [without_angle(pattern) for pattern in patterns if self._fits(pattern)]

    def told(self, pattern: str) -> bool:
        """False for a keyword that names somebody whom the text does not mention."""
        slots = [SLOT.match(part) for part in pattern.split("{")[1:]]
        named = [self[slot[0]] for slot in slots if slot]
        return all(one.seen for one in named if isinstance(one, Mention))

    def start_again(self) -> None:
        """Forget who plays and what the story is about."""
        self.clear()
        self.angle = set()

    def _fits(self, pattern: str) -> bool:
        marks = set(ANGLE.match(pattern)[1])  # type: ignore[index]
        return not marks or not self.angle or bool(marks & self.angle)

    def people(self) -> tuple[str, ...]:
        """Full names of the people named so far."""
        seen = (value.named for value in self.values() if isinstance(value, Mention) and value.seen)
        return tuple(named.full.n for named in seen if named.person)

    def forget(self) -> None:
        """Everybody is new again: the text after the headline introduces them properly."""
        for value in self.values():
            if isinstance(value, Mention):
                value.seen = False

    def one_of(self, pool: Sequence[Any]) -> Any:
        """Something from the pool that the story does not use yet."""
        used = [value.named if isinstance(value, Mention) else value for value in self.values()]
        return self.dice.choice([one for one in pool if one not in used])

    def decimal(self, low: float, high: float) -> str:
        """A number with one decimal place and a comma."""
        return f"{self.dice.uniform(low, high):.1f}".removesuffix(".0").replace(".", ",")

    def _person(self, role: str) -> Named:
        if role in LOCAL:
            return LOCAL[role](self)
        if role == "leader":
            return leader(COUNTRIES.index(self["kraj"]))
        found: Named = self.one_of(PEOPLE[role])
        return found

    def _fixed(self, name: str) -> Any:
        name = self.dice.choice(name.split("|"))
        if name in OFFICES:
            return Mention(OFFICES[name])
        return Mention(WISLOMET) if name == "Wisłomet" else ALL[name]


def leader(index: int) -> Named:
    """The head of government of a country."""
    female, name, surname = LEADERS[index]
    country = COUNTRIES[index].case.g
    title = forms(titled("premier" if female else PREMIER_HE, country))
    return person(forms(name), forms(surname), title, female=female)


def local(offset: int, he: str, she: str, rest: str) -> Callable[[Cast], Named]:
    """Somebody with an office in the story's town; the same town always has the same one."""

    def find(cast: Cast) -> Named:
        place: Place = cast["m"]
        phrase = rest.format(g=place.case.g, fem=place.fem.g)
        return local_person(TOWNS.index(place) * 9 + offset, titled(he, phrase), titled(she, phrase))

    return find


def resident(cast: Cast) -> Named:
    """Somebody from the street."""
    place: Place = cast["m"]
    return local_person(cast.dice.randrange(350), titled(RESIDENT, place.case.g), titled(RESIDENT_SHE, place.case.g))


def boss(cast: Cast) -> Named:
    """The head of the story's firm; the same firm always has the same one."""
    named: Named = cast["firma"].named
    number = FIRMS.index(named) if named in FIRMS else len(FIRMS)
    return local_person(400 + 3 * number, titled(CHAIR_HE, named.s.g), titled("prezes", named.s.g))


LOCAL: dict[str, Callable[[Cast], Named]] = {
    "mayor": local(0, PRESIDENT_HE, "prezydent", "{g}"),
    "police": local(1, SPOKESMAN, SPOKESWOMAN, "{fem} policji"),
    "fire": local(4, CHIEF_HE, "komendantka|komendantki|komendantce|komendantkę|komendantką|komendantce", "{fem} straży pożarnej"),
    "doctor": local(5, DIRECTOR_HE, DIRECTOR_SHE, "{fem} lecznicy"),
    "teacher": local(3, DIRECTOR_HE, DIRECTOR_SHE, "szkoły"),
    "curator": local(2, DIRECTOR_HE, DIRECTOR_SHE, "muzeum"),
    "resident": resident,
    "boss": boss,
}  # fmt: skip

ROLLS: dict[str, Callable[[Cast], Any]] = {
    "m": lambda cast: cast.one_of(TOWNS),
    "reg": lambda cast: REGION_OF[cast["m"].n],
    "kraj": lambda cast: cast.one_of(COUNTRIES),
    "stolica": lambda cast: CAPITALS[COUNTRIES.index(cast["kraj"])],
    "firma": lambda cast: Mention(cast.one_of(FIRMS)),
    "klub": lambda cast: Mention(cast.one_of(CLUBS)),
    "n": lambda cast: Count(cast.dice.randint(3, 9)),
    "k": lambda cast: Count(cast.dice.randint(11, 98)),
    "h": lambda cast: Count(10 * cast.dice.randint(11, 98)),
    "t": lambda cast: cast.decimal(1.2, 60),
    "c": lambda cast: cast.decimal(1.1, 18),
    "z": lambda cast: cast.decimal(2, 190),
    "g": lambda cast: f"{cast.dice.randint(6, 21)}.{cast.dice.choice(('00', '15', '30', '45'))}",
    "rok": lambda cast: str(cast.dice.randint(2011, 2024)),
    "data": lambda cast: f"{cast.dice.randint(1, 30)} {cast.dice.choice(MONTHS)}",
    "szkl": lambda cast: Count(cast.dice.randint(16, 31)),
    "wiek": lambda cast: Count(cast.dice.randint(41, 88)),
    "wiatr": lambda cast: Count(cast.dice.randint(95, 160)),
    "umowa": lambda cast: Count(cast.dice.randint(2, 4)),
    "maly": lambda cast: cast.decimal(1.1, 5.5),
    "sred": lambda cast: Count(cast.dice.randint(44, 57)),
    "wieczor": lambda cast: cast.dice.choice(("18.00", "18.30", "19.00", "19.30", "20.00")),
    "wkrotce": lambda cast: f"{cast.dice.randint(2, 29)} kwietnia",
    "min": lambda cast: Count(cast.dice.randint(6, 89)),
    "snieg": lambda cast: Count(cast.dice.randint(18, 46)),
    "mroz": lambda cast: Count(cast.dice.randint(11, 24)),
    "pierwszy": lambda cast: Count(cast.dice.randint(33, 42)),
    "drugi": lambda cast: Count(cast.dice.randint(21, 29)),
    "trzeci": lambda cast: Count(cast.dice.randint(8, 16)),
    "frek": lambda cast: Count(cast.dice.randint(44, 67)),
    "wynik": lambda cast: cast.dice.choice(("2:1", "3:1", "3:2", "4:2", "4:1")),
    "dzien": lambda cast: cast.dice.choice(WEEKDAYS),
    "ulica": lambda cast: cast.dice.choice(STREETS),
    "utwor": lambda cast: cast.dice.choice(WORKS),
}

STREETS: tuple[str, ...] = (
    "Kościuszki", "Ogrodowej", "Lipowej", "Mickiewicza", "Długiej", "Sienkiewicza", "Polnej", "Kolejowej",
    "Nadrzecznej", "Słowackiego", "Wojska Polskiego", "Rynkowej", "Zielonej", "Szpitalnej",
)  # fmt: skip
WORKS: tuple[str, ...] = (
    "Ogród za torami", "Sól i światło", "Ostatni prom", "Dom nad Narwią", "Lekcja milczenia", "Zimowe sady",
    "Mapa niepogody", "Wszystkie mosty", "Cień wieży", "Godzina szpaków", "Listy z północy", "Drugi brzeg",
    "Szklane pola", "Kronika małych rzeczy", "Wędrówka dźwięku", "Przed świtem",
)  # fmt: skip


def without_angle(pattern: str) -> str:
    """The pattern without the marks of its angles."""
    return ANGLE.sub("", pattern, count=1)


def write(cast: Cast, pattern: str) -> str:
    """One pattern with its choices made and its slots filled."""
    return CHOICE.sub(lambda found: cast.dice.choice(found[1].split("/")), pattern).format_map(cast)
