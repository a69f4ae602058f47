"""What one Russian story is filled with: its town, people, organisation, numbers and words, drawn once from the dice."""

from __future__ import annotations

from random import Random
from typing import Any

from kronika.sampleweb.prose.ru_grammar import Count, Forms, capitalised, forms
from kronika.sampleweb.prose.ru_orgs import ORGANISATIONS, Organisation, OrgMention
from kronika.sampleweb.prose.ru_people import Mention, Person, anybody, office_holder, person
from kronika.sampleweb.prose.ru_places import BY_NAME, FOREIGN_TOWNS, HOME_TOWNS, Town
from kronika.sampleweb.prose.ru_topic import Topic

SPANS = {"n": (3, 19, 1), "m": (20, 95, 5), "k": (120, 4900, 10)}
WITNESSES = {
    "home": (
        "местный житель",
        "местная жительница",
        "пенсионер",
        "пенсионерка",
        "предприниматель",
        "студентка",
        "водитель",
    ),
    "world": ("турист из {r.gen}", "туристка из {r.gen}"),
    "economy": ("предприниматель", "бухгалтер", "рабочий", "слесарь", "местная жительница", "фермер"),
    "sport": ("болельщик", "болельщица"),
    "culture": ("зритель", "зрительница", "студентка", "учительница"),
}
MONEY = ("{} млн рублей", "{} млн рублей", "{},{} млрд рублей")


class Fresh:
    """Numbers that nobody needs again: every use throws anew."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    @property
    def n(self) -> Count:
        """A small number."""
        return Count(self.dice.randint(3, 19))

    @property
    def m(self) -> Count:
        """Some tens."""
        return Count(self.dice.randrange(20, 100, 5))

    @property
    def k(self) -> Count:
        """Hundreds or thousands."""
        return Count(self.dice.randrange(110, 3900, 10))

    @property
    def pct(self) -> str:
        """A share."""
        return percent(self.dice)

    @property
    def low(self) -> str:
        """A growth as economies have it."""
        return f"{self.dice.randint(0, 4)},{self.dice.randint(1, 9)}%"

    @property
    def money(self) -> str:
        """A sum."""
        return money(self.dice)

    @property
    def sum(self) -> str:
        """A smaller sum."""
        return modest(self.dice)


class Slots:
    """The values of one story. People and organisations remember whether they were mentioned."""

    def __init__(self, dice: Random, topic: Topic, desk: str) -> None:
        self.topic = topic
        self.people: dict[str, Mention] = {}
        self.organisation = dice.choice(ORGANISATIONS[topic.orgs]) if topic.orgs else None
        self.town = choose_town(dice, topic, desk, self.organisation)
        russian = dice.choice([town for town in HOME_TOWNS if town is not self.town])
        self.values: dict[str, Any] = {"t": self.town, "r": russian, "x": Fresh(dice)}
        self.values |= {name: Count(throw(dice, *span)) for name, span in {**SPANS, **topic.spans}.items()}
        self.values |= {"pct": percent(dice), "money": money(dice), "sum": modest(dice)}
        self.values |= {name: word(dice.choice(options)) for name, options in topic.words.items()}
        if self.organisation:
            self.values["o"] = OrgMention(self.organisation)
        self._invite(dice, desk)

    def fill(self, pattern: str) -> str:
        """The pattern with this story's words."""
        return capitalised(pattern.format_map(self.values))

    def named(self) -> tuple[str, ...]:
        """Full names of the people mentioned so far."""
        return tuple(mention.full.nom for mention in self.people.values() if mention.met)

    def _invite(self, dice: Random, desk: str) -> None:
        for name, (first, last, gender, role) in self.topic.cast.items():
            self._add(name, person(first, last, gender, self._role(role)))
        for name, roles in (("a", self.topic.first), ("b", self.topic.second)):
            if name not in self.people and roles:
                role = self._role(dice.choice(roles))
                self._add(name, office_holder(str(self.town), role, self.town.names))
        self._add("w", anybody(dice, self._role(dice.choice(self.topic.third or WITNESSES[desk]))))
        self.values |= self.people

    def _add(self, name: str, someone: Person) -> None:
        tries = 0
        while someone.s.nom[:5] in {other.s.nom[:5] for other in self.people.values()}:
            tries += 1  # two people of one surname would confuse the reader: somebody else holds the office
            pool = self.town.names if name != "w" else "ru"
            someone = office_holder(f"{self.town} {tries}", someone.role.nom, pool)
        self.people[name] = Mention(someone)

    def _role(self, role: str) -> str:
        return role.format_map(self.values)


def choose_town(dice: Random, topic: Topic, desk: str, organisation: Organisation | None) -> Town:
    """Where it happens: at the organisation's home if it has one."""
    if organisation and organisation.home:
        return BY_NAME[organisation.home]
    if topic.towns:
        return BY_NAME[dice.choice(topic.towns)]
    return dice.choice(FOREIGN_TOWNS if desk == "world" else HOME_TOWNS[:-1])


def word(text: str) -> Forms | str:
    """A declined word if the text lists forms, else the text."""
    return forms(text) if "|" in text else text


def throw(dice: Random, low: int, high: int, step: int) -> int:
    """A number of a span, both ends included."""
    return dice.randrange(low, high + 1, step)


def percent(dice: Random) -> str:
    """«7,4%»."""
    return f"{dice.randint(2, 34)},{dice.randint(1, 9)}%"


def money(dice: Random) -> str:
    """«240 млн рублей» or «1,3 млрд рублей»."""
    pattern = dice.choice(MONEY)
    whole = dice.randint(1, 9) if "млрд" in pattern else dice.randrange(15, 900, 5)
    return pattern.format(whole, dice.randint(1, 9))


def modest(dice: Random) -> str:
    """A sum that fits into boxes: «3,4 млн рублей»."""
    return f"{dice.randint(2, 19)},{dice.randint(1, 9)} млн рублей"


def keyword_of(organisation: Organisation | None) -> tuple[str, ...]:
    """The organisation's name as a keyword."""
    return (organisation.keyword,) if organisation else ()
