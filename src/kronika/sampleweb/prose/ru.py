"""The writer of invented Russian news: picks a topic, fills its patterns and arranges paragraphs, sub-headings and lists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

from kronika.sampleweb.events import Event
from kronika.sampleweb.prose.ru_background import BACKGROUND
from kronika.sampleweb.prose.ru_comments import LONG, NAMES, NUMBERS, ONES, SMILES, STARTS, TONES, WORDS
from kronika.sampleweb.prose.ru_culture import CULTURE
from kronika.sampleweb.prose.ru_economy import ECONOMY
from kronika.sampleweb.prose.ru_events import EVENTS
from kronika.sampleweb.prose.ru_home import HOME
from kronika.sampleweb.prose.ru_slots import Slots, keyword_of
from kronika.sampleweb.prose.ru_sport import SPORT
from kronika.sampleweb.prose.ru_topic import Desk, Topic, fitting
from kronika.sampleweb.prose.ru_world import WORLD
from kronika.sampleweb.writing import Draft

DESKS = {"home": HOME, "world": WORLD, "economy": ECONOMY, "sport": SPORT, "culture": CULTURE}
TITLE_LENGTHS = range(30, 111)
LONG_STORY = 6  # paragraphs from which sub-headings and lists appear
OPENERS = 4  # the first patterns of a topic may open a text
PERSON = re.compile(r"\{([abce])\.(?:s|full)\.")
HEADING = "## "
BULLET = "• "  # a paragraph that starts so is an item of a list


class RussianProse:
    """Writes in Russian; satisfies writing.Prose."""

    lang: str = "ru"
    agency: str = "ИА «Меридиан»"
    reporters: tuple[str, ...] = (
        "Анна Ветрова",
        "Игорь Малышев",
        "Светлана Корягина",
        "Дмитрий Ольшанский",
        "Марина Чернышова",
        "Антон Грибов",
        "Елизавета Рудная",
        "Павел Сенцов",
        "Оксана Литвак",
        "Никита Журба",
        "Вероника Зимина",
        "Степан Аржанов",
    )

    def draft(self, dice: Random, *, desk: str, event: Event | None, paragraphs: int) -> Draft:
        """A story of about that many paragraphs, on the event if there is one."""
        topic = EVENTS[event.key] if event else dice.choice(DESKS[desk].topics)
        tags = frozenset({dice.choice(topic.angles), *topic.tags})
        slots = Slots(dice, topic, desk)
        title, named = headline(dice, fitting(topic.titles, tags), slots)
        lead = slots.fill(dice.choice(fitting(topic.leads, tags)))
        pools = Pools(dice, tags, topic, DESKS[desk])
        pools.start_with(None if named is None or slots.people[named].met else named)
        body = tuple(arrange(dice, topic, pools, slots, paragraphs))
        caption = slots.fill(dice.choice(topic.captions))
        keywords = (*topic.keywords, slots.town.nom, *keyword_of(slots.organisation))
        return Draft(
            title=title,
            lead=lead,
            paragraphs=body,
            keywords=tuple(dict.fromkeys(keywords))[:6],
            caption=caption,
            people=slots.named(),
        )

    def comment(self, dice: Random, *, tone: int) -> tuple[str, str]:
        """A reader's nickname and opinion, sloppy as readers are."""
        count = dice.choice((1, 1, 2, 2, 3, 3, 4, 5))
        pool = (*TONES[(tone > 0) - (tone < 0)], *ONES)
        sentences = [sloppy(dice, text) for text in dice.sample(pool, count)]
        if count >= 3 and dice.random() < 0.6:
            sentences[dice.randrange(count)] = dice.choice(LONG)
        opening = dice.choice(STARTS) if dice.random() < 0.3 else ""
        return nickname(dice), f"{opening}{' '.join(sentences)}{dice.choice(SMILES)}"


class Pools:
    """The patterns a story can still use: of the matter itself, of its desk, and of news in general."""

    def __init__(self, dice: Random, tags: frozenset[str], topic: Topic, desk: Desk) -> None:
        self.openers = fitting(topic.body[:OPENERS], tags) or fitting(topic.body, tags)
        self.matter, self.desk, self.general = (
            dice.sample(pool, len(pool))
            for pool in (fitting(pool, tags) for pool in (topic.body, desk.background, BACKGROUND))
        )
        self.heads = dice.sample(topic.subheads + desk.subheads, len(topic.subheads) + len(desk.subheads))
        self.dice = dice

    def start_with(self, named: str | None) -> None:
        """The text opens with the matter, and with the person whom only the title has named so far."""
        about = [pattern for pattern in self.matter if named and f"{{{named}." in pattern]
        first = self.dice.choice(about or self.openers)
        self.matter.remove(first)
        self.matter.append(first)

    def take(self, late: float) -> str | None:
        """One more pattern: first the matter, later more and more of what is around it; None when all are used."""
        throw = self.dice.random()
        order = [self.matter, self.desk, self.general]
        if late and throw < 0.15 + late * 0.35:
            order = [self.desk, self.general, self.matter] if throw > 0.08 else [self.general, self.desk, self.matter]
        return next((pool.pop() for pool in order if pool), None)


def headline(dice: Random, patterns: list[str], slots: Slots) -> tuple[str, str | None]:
    """A title of the right length, and the slot of the person it names."""
    titles = [(slots.fill(pattern), pattern) for pattern in dice.sample(patterns, len(patterns))]
    title, pattern = next((pair for pair in titles if len(pair[0]) in TITLE_LENGTHS), titles[0])
    found = PERSON.search(pattern)
    return title, found.group(1) if found else None


def arrange(dice: Random, topic: Topic, pools: Pools, slots: Slots, count: int) -> Iterator[str]:
    """The paragraphs, with sub-headings and a list in long texts."""
    list_at = dice.randrange(2, count) if count >= LONG_STORY and topic.lists and dice.random() < 0.6 else -1
    for index in range(count):
        picked = [pools.take(index / count) for _ in range(dice.choice((1, 1, 2, 2, 3)))]
        patterns = [pattern for pattern in picked if pattern is not None]
        if not patterns:
            return
        if count >= LONG_STORY and index % 3 == 2 and pools.heads and index < count - 1:
            yield HEADING + slots.fill(pools.heads.pop())
        yield " ".join(slots.fill(pattern) for pattern in patterns)
        if index == list_at:
            yield from listing(dice, topic, slots)


def listing(dice: Random, topic: Topic, slots: Slots) -> Iterator[str]:
    """The line before a list and its items."""
    chosen = dice.choice(topic.lists)
    yield slots.fill(chosen.intro)
    for item in dice.sample(chosen.items, dice.randint(3, len(chosen.items))):
        yield BULLET + item.format_map(slots.values)


def nickname(dice: Random) -> str:
    """Tamara_58, Сергей, rybak64 …"""
    shape = dice.randrange(4)
    if shape == 0:
        return dice.choice(NAMES)
    if shape == 1:
        return f"{dice.choice(NAMES)} {dice.choice('АБВГДКЛМНПРСТ')}."
    return f"{dice.choice(WORDS)}{dice.choice(NUMBERS)}"


def sloppy(dice: Random, text: str) -> str:
    """Sometimes no capital letter, no full stop, too many signs."""
    shape = dice.random()
    if shape < 0.3:
        return text[0].lower() + text[1:]
    if shape < 0.4:
        return text.rstrip(".!") + "!!!"
    if shape < 0.5:
        return text.rstrip(".") + "..."
    return text


PROSE = RussianProse()
