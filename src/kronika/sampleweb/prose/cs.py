"""A writer of invented Czech news: picks a topic, casts people and places for it, and fills the patterns."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import TypeVar

from kronika.sampleweb.events import Event
from kronika.sampleweb.prose import (
    cs_culture,
    cs_economy,
    cs_events_home,
    cs_events_other,
    cs_home,
    cs_orgs,
    cs_people,
    cs_places,
    cs_sport,
    cs_world,
)
from kronika.sampleweb.prose.cs_general import AGENCY, ANY, HEADS, NICKS, OPINIONS, REPORTERS, SMILEYS
from kronika.sampleweb.prose.cs_grammar import Choice, Decimal, Named, Number, Place, Quoted, capital, vocalise
from kronika.sampleweb.prose.cs_topic import Topic, split_mark
from kronika.sampleweb.writing import Draft

DESK_FILES = {"home": cs_home, "world": cs_world, "economy": cs_economy, "sport": cs_sport, "culture": cs_culture}
BY_EVENT = {topic.key: topic for topic in (*cs_events_home.TOPICS, *cs_events_other.TOPICS)}
WORKDAYS = ("v pondělí", "v úterý", "ve středu", "ve čtvrtek", "v pátek")
LONG = 6  # from so many paragraphs on, sub-headings divide the text
LIST_SHARE = 0.4
JOIN_SHARE = 0.25

LARGE_SLOT = re.compile(r"\{([A-Z]+):(\w)")

Cast = Mapping[str, object]
Thing = TypeVar("Thing", cs_orgs.Body, Place)


class CzechProse:
    """Czech news. A paragraph that starts with "- " is an item of a list."""

    lang = "cs"
    reporters: tuple[str, ...] = REPORTERS
    agency = AGENCY

    def draft(self, dice: Random, *, desk: str, event: Event | None, paragraphs: int) -> Draft:
        """A story of about that many paragraphs, on the event if there is one."""
        topic = BY_EVENT[event.key] if event else dice.choice(DESK_FILES[desk].TOPICS)
        letters, title = split_mark(dice.choice(topic.titles))
        angle = dice.choice(letters) if letters else ""
        general = () if event else DESK_FILES[desk].GENERAL
        cast, people = cast_for(topic, dice)
        return Draft(
            title=capital(fill(title, cast)),
            lead=capital(fill(dice.choice(topic.fitting(topic.leads, angle)), cast)),
            paragraphs=tuple(fill(pattern, cast) for pattern in plan(topic, angle, general, dice, paragraphs)),
            keywords=tuple(
                dict.fromkeys(fill(word, cast).strip("„“") for word in topic.fitting(topic.keywords, angle))
            ),
            caption=capital(fill(dice.choice(topic.fitting(topic.captions, angle)), cast)),
            people=tuple(full_name for full_name, named in people if named.mentions),
        )

    def comment(self, dice: Random, *, tone: int) -> tuple[str, str]:
        """A reader's nickname and opinion, often without diacritics."""
        moods = OPINIONS[0] + OPINIONS[(tone > 0) - (tone < 0)]
        said = " ".join(dice.sample(moods, min(5, 1 + int(dice.paretovariate(1.6)) // 2 + dice.randrange(2))))
        if dice.random() < 0.45:
            said = without_marks(said)
        if dice.random() < 0.2:
            said = said.lower()
        return dice.choice(NICKS), f"{said} {dice.choice(SMILEYS)}".strip()


def plan(topic: Topic, angle: str, general: tuple[str, ...], dice: Random, paragraphs: int) -> list[str]:
    """The patterns of the body in order: the topic first, the desk's and anybody's words later, headings between."""
    own = topic.fitting(topic.body, angle)
    stock = [*dice.sample(own, len(own)), *dice.sample(general, len(general)), *dice.sample(ANY, len(ANY))]
    text: list[str] = []
    while stock and len(text) < paragraphs:
        text.append(stock.pop(0))
        if stock and dice.random() < JOIN_SHARE:
            text[-1] += " " + stock.pop(0)
    if paragraphs < LONG:
        return text
    lists = [listed for listed in topic.lists if topic.fitting(listed[:1], angle)]
    if lists and dice.random() < LIST_SHARE:
        intro, *items = dice.choice(lists)
        text[3:3] = [*topic.fitting([intro], angle), *(f"- {item}" for item in items)]
    heads = [*topic.fitting(topic.heads, angle), dice.choice(HEADS)]
    return with_headings(text, dice.sample(heads, min(len(heads), len(text) // 4)))


def with_headings(text: list[str], heads: list[str]) -> list[str]:
    """Sub-headings after every third or fourth paragraph, never inside a list."""
    parts, since = [], 0
    for paragraph in text:
        if since >= 3 and heads and not paragraph.startswith("- "):
            parts.append("## " + heads.pop())
            since = 0
        parts.append(paragraph)
        since += 1
    return parts


def cast_for(topic: Topic, dice: Random) -> tuple[dict[str, object], list[tuple[str, Named]]]:
    """Who and what fills the slots of one story."""
    cast: dict[str, object] = {"n": Number(dice), "d": Decimal(dice), "v": Choice(dice), "w": dice.choice(WORKDAYS)}
    cast["o"], cast["q"] = (cs_orgs.mention(cs_orgs.ORGS[key]) for key in topic.orgs)
    for one, other, bodies in (("f", "g", cs_orgs.FIRMS), ("p", "pp", cs_orgs.PARTIES)):
        cast[one], cast[other] = (cs_orgs.mention(it) for it in pair(topic, one, other, bodies, dice))
    clubs = pair(topic, "x", "y", cs_orgs.CLUBS, dice)
    cast["x"], cast["y"] = (cs_orgs.club_mention(club) for club in clubs)
    cast["j"] = Quoted(dice.choice(topic.fixed.get("j", cs_orgs.WORKS)))
    cast |= cast_places(topic, dice, home=clubs[0].name[0].split(" ")[1] if topic.club_town else None)
    people = cast_people(topic, dice)
    cast |= {slot: named for slot, (_, named) in zip("abc", people, strict=True)}
    return cast, people


def cast_places(topic: Topic, dice: Random, home: str | None) -> dict[str, object]:
    """Two towns with the region of the first, two countries with the capital of the first."""
    town, second = pair(topic, "t", "u", cs_places.TOWNS, dice)
    if home is not None:
        second = town if town.name != home else second
        town = next(place for place in cs_places.TOWNS if place.name == home)
    country, other = pair(topic, "k", "kk", cs_places.COUNTRIES, dice)
    city = cs_places.CAPITALS[country.name]
    if "m" in topic.fixed:
        city = next(place for place in cs_places.CITIES if place.name in topic.fixed["m"])
    return {"t": town, "u": second, "r": cs_places.REGIONS[town.name], "k": country, "kk": other, "m": city}


def pair(topic: Topic, one: str, other: str, things: tuple[Thing, ...], dice: Random) -> tuple[Thing, Thing]:
    """Two different things for two slots, among those the topic allows."""
    first = dice.choice(allowed(things, topic.fixed.get(one)))
    return first, dice.choice([it for it in allowed(things, topic.fixed.get(other)) if it is not first])


def allowed(things: tuple[Thing, ...], names: tuple[str, ...] | None) -> tuple[Thing, ...]:
    """The things of those names, or all of them."""
    return things if names is None else tuple(it for it in things if name_of(it) in names)


def name_of(it: cs_orgs.Body | Place) -> str:
    """The nominative."""
    return it.name if isinstance(it, Place) else it.name[0]


def cast_people(topic: Topic, dice: Random) -> list[tuple[str, Named]]:
    """Three different people for the three roles, by full name."""
    taken: list[str] = []
    people = []
    for key in topic.roles:
        free = [name for name in cs_people.ROLES[key].holders if name not in taken]
        taken.append(dice.choice(free))
        named = cs_people.mention(taken[-1], key)
        people.append((named.full[0], named))
    return people


def fill(pattern: str, cast: Cast) -> str:
    """The pattern with its slots filled and its prepositions as they are said."""
    return vocalise(small_slots(pattern).format_map(cast))


@lru_cache(maxsize=4096)
def small_slots(pattern: str) -> str:
    """`{A:nom}` is a handy way to write `{a:Nom}`."""
    return LARGE_SLOT.sub(lambda found: f"{{{found[1].lower()}:{found[2].upper()}", pattern)


def without_marks(text: str) -> str:
    """The text as people write it who never found the keys: prilis zlutoucky kun."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


PROSE = CzechProse()
