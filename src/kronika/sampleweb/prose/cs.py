"""A writer of invented Czech news: picks a topic, casts people and places for it, and fills the patterns."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from random import Random

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
from kronika.sampleweb.prose.cs_grammar import Choice, Decimal, Named, Number, Quoted, capital, vocalise
from kronika.sampleweb.prose.cs_topic import Topic
from kronika.sampleweb.writing import Draft

DESK_FILES = {"home": cs_home, "world": cs_world, "economy": cs_economy, "sport": cs_sport, "culture": cs_culture}
BY_EVENT = {topic.key: topic for topic in (*cs_events_home.TOPICS, *cs_events_other.TOPICS)}
WEEKDAYS = ("v pondělí", "v úterý", "ve středu", "ve čtvrtek", "v pátek", "v sobotu", "v neděli")
LONG = 6  # from so many paragraphs on, sub-headings divide the text
LIST_SHARE = 0.4
JOIN_SHARE = 0.25

LARGE_SLOT = re.compile(r"\{([A-Z]+):(\w)")

Cast = Mapping[str, object]


class CzechProse:
    """Czech news. A paragraph that starts with "- " is an item of a list."""

    lang = "cs"
    reporters: tuple[str, ...] = REPORTERS
    agency = AGENCY

    def draft(self, dice: Random, *, desk: str, event: Event | None, paragraphs: int) -> Draft:
        """A story of about that many paragraphs, on the event if there is one."""
        topic = BY_EVENT[event.key] if event else dice.choice(DESK_FILES[desk].TOPICS)
        cast, people = cast_for(topic, dice)
        title = fill(dice.choice(topic.titles), cast)
        lead = fill(dice.choice(topic.leads), cast)
        text = [fill(pattern, cast) for pattern in plan(topic, DESK_FILES[desk].GENERAL, dice, paragraphs)]
        return Draft(
            title=title,
            lead=lead,
            paragraphs=tuple(text),
            keywords=tuple(dict.fromkeys(fill(word, cast).strip("„“") for word in topic.keywords)),
            caption=fill(dice.choice(topic.captions), cast),
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


def plan(topic: Topic, general: tuple[str, ...], dice: Random, paragraphs: int) -> list[str]:
    """The patterns of the body in order: the topic first, the desk's and anybody's words later, headings between."""
    own = dice.sample(topic.body, len(topic.body))
    rest = dice.sample(general, len(general)) + dice.sample(ANY, len(ANY))
    stock = own[: max(2, paragraphs - 1)] + rest if paragraphs < LONG else [*own, *rest]
    text: list[str] = []
    while stock and len(text) < paragraphs:
        text.append(stock.pop(0))
        if stock and dice.random() < JOIN_SHARE:
            text[-1] += " " + stock.pop(0)
    if paragraphs < LONG:
        return text
    if topic.lists and dice.random() < LIST_SHARE:
        intro, *items = dice.choice(topic.lists)
        text[3:3] = [intro, *(f"- {item}" for item in items)]
    return with_headings(text, dice.sample((*topic.heads, dice.choice(HEADS)), len(text) // 4))


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
    cast: dict[str, object] = {"n": Number(dice), "d": Decimal(dice), "v": Choice(dice), "w": dice.choice(WEEKDAYS)}
    cast["t"], cast["u"] = dice.sample(cs_places.TOWNS, 2)
    cast["k"], cast["kk"] = dice.sample(cs_places.COUNTRIES, 2)
    cast["m"], cast["r"] = dice.choice(cs_places.CITIES), dice.choice(cs_places.REGIONS)
    cast["o"], cast["q"] = (cs_orgs.mention(cs_orgs.ORGS[key]) for key in topic.orgs)
    cast["f"], cast["g"] = (cs_orgs.mention(firm) for firm in dice.sample(cs_orgs.FIRMS, 2))
    cast["p"], cast["pp"] = (cs_orgs.mention(party) for party in dice.sample(cs_orgs.PARTIES, 2))
    cast["x"], cast["y"] = (cs_orgs.club_mention(club) for club in dice.sample(cs_orgs.CLUBS, 2))
    cast["j"] = Quoted(dice.choice(cs_orgs.WORKS))
    people = cast_people(topic, dice)
    for slot, (_, named) in zip("abc", people, strict=True):
        cast[slot] = named
    return cast, people


def cast_people(topic: Topic, dice: Random) -> list[tuple[str, Named]]:
    """Three different people for the three roles, by full name."""
    taken: list[str] = []
    people = []
    for key in topic.roles:
        role = cs_people.ROLES[key]
        free = [name for name in role.holders if name not in taken] or list(role.holders)
        surname = dice.choice(free)
        taken.append(surname)
        person = cs_people.PEOPLE[surname]
        people.append((f"{person.first[0]} {person.last[0]}", cs_people.mention(person, role)))
    return people


def fill(pattern: str, cast: Cast) -> str:
    """The pattern with its slots filled, prepositions as they are said, the first letter large unless it is a mark."""
    text = vocalise(small_slots(pattern).format_map(cast))
    return text if text.startswith(("- ", "## ")) else capital(text)


@lru_cache(maxsize=4096)
def small_slots(pattern: str) -> str:
    """`{A:nom}` is a handy way to write `{a:Nom}`."""
    return LARGE_SLOT.sub(lambda found: f"{{{found[1].lower()}:{found[2].upper()}", pattern)


def without_marks(text: str) -> str:
    """The text as people write it who never found the keys: prilis zlutoucky kun."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


PROSE = CzechProse()
