"""Writes invented news in Polish: a topic, a cast, and paragraphs that agree with both."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kronika.sampleweb.events import Event
from kronika.sampleweb.prose import (
    pl_culture,
    pl_economy,
    pl_events_home,
    pl_events_rest,
    pl_home,
    pl_sport,
    pl_world,
)
from kronika.sampleweb.prose.pl_cast import Cast, write
from kronika.sampleweb.prose.pl_comments import BAD, CLOSERS, GOOD, NEUTRAL, NICKS, OPENERS
from kronika.sampleweb.prose.pl_grammar import capitalised
from kronika.sampleweb.prose.pl_topic import Topic
from kronika.sampleweb.writing import Draft

TITLE_LENGTH = range(30, 111)
SAID = (
    "powiedział|powiedziała", "podkreślił|podkreśliła", "ocenił|oceniła", "zaznaczył|zaznaczyła", "mówił|mówiła",
    "przekonywał|przekonywała", "tłumaczył|tłumaczyła", "stwierdził|stwierdziła", "przyznał|przyznała",
)  # fmt: skip
ADDED = ("dodał|dodała", "podsumował|podsumowała", "zauważył|zauważyła", "zakończył|zakończyła")
COMMON_HEADS = ("Co dalej", "W tle większe zmiany", "Głosy ekspertów")
WITHOUT_MARKS = str.maketrans("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", "acelnoszzACELNOSZZ")

DESK_TOPICS: dict[str, tuple[Topic, ...]] = {
    "home": pl_home.TOPICS,
    "world": pl_world.TOPICS,
    "economy": pl_economy.TOPICS,
    "sport": pl_sport.TOPICS,
    "culture": pl_culture.TOPICS,
}
DESK_CONTEXT: dict[str, tuple[str, ...]] = {
    "home": pl_home.CONTEXT,
    "world": pl_world.CONTEXT,
    "economy": pl_economy.CONTEXT,
    "sport": pl_sport.CONTEXT,
    "culture": pl_culture.CONTEXT,
}
EVENT_TOPICS: dict[str, Topic] = {**pl_events_home.TOPICS, **pl_events_rest.TOPICS}


class PolishProse:
    """The Polish writer. A paragraph that starts with "- " is an item of a list."""

    lang = "pl"
    agency = "PAI"
    reporters: tuple[str, ...] = (
        "Aleksandra Wołkowiecka", "Maciej Borsuczak", "Renata Jesionkowska", "Piotr Szałwiński", "Justyna Kwiatowiecka",
        "Rafał Ogrodziński", "Barbara Czyżowska", "Łukasz Deresz", "Ewelina Miętkowska", "Stanisław Przebiśnieg",
    )  # fmt: skip

    def draft(self, dice: Random, *, desk: str, event: Event | None, paragraphs: int) -> Draft:
        """A story of about that many paragraphs, on the event if there is one."""
        topic = EVENT_TOPICS[event.key] if event else dice.choice(DESK_TOPICS[desk])
        cast = Cast(dice, topic)
        title = headline(cast)
        cast.forget()
        lead = sentence(cast, cast.settle(topic.leads))
        body = Body(cast, DESK_CONTEXT[desk]).of(paragraphs)
        people = cast.people()
        caption = sentence(cast, dice.choice(cast.fitting(topic.captions)))
        keywords = dict.fromkeys(write(cast, pattern) for pattern in cast.fitting(topic.keywords) if cast.told(pattern))
        return Draft(title=title, lead=lead, paragraphs=body, keywords=tuple(keywords), caption=caption, people=people)

    def comment(self, dice: Random, *, tone: int) -> tuple[str, str]:
        """A reader's nickname and opinion, written in haste."""
        mood = BAD if tone < 0 else GOOD if tone > 0 else NEUTRAL
        pool = mood + NEUTRAL if dice.random() < 0.35 else mood
        said = dice.sample(pool, dice.randint(1, 3))
        if dice.random() < 0.5:
            said.insert(0, dice.choice(OPENERS))
        if dice.random() < 0.35:
            said.append(dice.choice(CLOSERS))
        return nickname(dice), sloppy(dice, " ".join(said))


class Body:
    """Paragraphs from the patterns of a topic, each used at most once."""

    def __init__(self, cast: Cast, context: tuple[str, ...]) -> None:
        topic, dice = cast.topic, cast.dice
        self.cast, self.dice, self.topic = cast, dice, topic
        self.facts, self.quotes, self.heads = (
            shuffled(dice, cast.fitting(patterns)) for patterns in (topic.facts, topic.quotes, topic.heads)
        )
        self.context = shuffled(dice, context)
        self.heads.append(dice.choice(COMMON_HEADS))
        self.items = cast.fitting(topic.items[:1]) and topic.items

    def of(self, count: int) -> tuple[str, ...]:
        """About `count` paragraphs; long texts have sub-headings, some have a list."""
        written: list[str] = []
        listed = count >= 5 and self.items and self.dice.random() < 0.4
        for place in range(count):
            if count >= 6 and place and place % 3 == 0 and self.heads:
                written.append("## " + sentence(self.cast, self.heads.pop(0)))
            text = self._paragraph(place)
            if not text:
                break
            written.append(text)
            if listed and place == count // 2:
                written += self._list()
        while written[-1].startswith("## "):
            written.pop()
        return tuple(written)

    def _paragraph(self, place: int) -> str:
        if self.quotes and (place % 3 == 1 or not (self.facts or self.context)):
            return self._quotes()
        return self._told(self.facts or self.context)

    def _told(self, pool: list[str]) -> str:
        count = self.dice.choice((1, 2, 2, 3)) if pool is self.facts else self.dice.choice((1, 1, 2))
        return " ".join(sentence(self.cast, pool.pop()) for _ in range(min(count, len(pool))))

    def _quotes(self) -> str:
        before = sentence(self.cast, self.facts.pop()) + " " if self.facts and self.dice.random() < 0.4 else ""
        who, words = self._voice(self.quotes.pop())
        speaker = self.dice.choice(who)
        text = f"– {words} – {{{speaker}:{self.dice.choice(SAID)}}} {{{speaker}}}."
        if self.quotes and speaker in self._voice(self.quotes[-1])[0] and self.dice.random() < 0.5:
            text += f" – {self._voice(self.quotes.pop())[1]} – {{{speaker}:{self.dice.choice(ADDED)}}}."
        return before + write(self.cast, text)

    def _voice(self, quote: str) -> tuple[str, str]:
        """Who may say it, and the words."""
        who, mark, words = quote.partition(":")
        return (who, words) if mark and len(who) < 5 else (self.topic.speakers, quote)

    def _list(self) -> list[str]:
        _, *items = self.topic.items
        intro = self.cast.fitting(self.topic.items[:1])[0]
        return [sentence(self.cast, intro), *("- " + write(self.cast, item) for item in items)]


def headline(cast: Cast) -> str:
    """A headline of the usual length; a pattern that comes out too short or too long is thrown again."""
    for _ in range(8):
        title = sentence(cast, cast.settle(cast.topic.titles))
        if title.endswith(" proc."):
            title = title.removesuffix("proc.") + "procent"  # no full stop behind a headline
        if len(title) in TITLE_LENGTH:
            break
        cast.start_again()
    return title


def shuffled(dice: Random, patterns: Sequence[str]) -> list[str]:
    """The same in another order."""
    return dice.sample(patterns, len(patterns))


def sentence(cast: Cast, pattern: str) -> str:
    """A filled pattern with a capital letter in front."""
    return capitalised(write(cast, pattern))


def nickname(dice: Random) -> str:
    """A reader's name, sometimes with a number behind it."""
    name = dice.choice(NICKS)
    return f"{name}{dice.randint(1, 99)}" if dice.random() < 0.3 else name


def sloppy(dice: Random, text: str) -> str:
    """The text as somebody types it on a phone."""
    if dice.random() < 0.3:
        text = text.translate(WITHOUT_MARKS)
    if dice.random() < 0.35:
        text = text.lower()
    if dice.random() < 0.25:
        text = text.rstrip(".")
    return text


KIND = PolishProse()
