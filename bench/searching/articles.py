"""Articles of a year from ten made-up sources: inflected words, names, keywords, tone, and news that agencies repeat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random

import numpy as np

from bench.searching.vocabulary import SHARES, vocabulary
from kronika.model.analysis import EntityType, Tone
from kronika.model.article import PageClass
from kronika.model.search import Indexable, IndexedKeyword, IndexedThing

BEGIN = datetime(2025, 1, 1, tzinfo=UTC)
DAYS = 365
SOURCES = ("Listy", "Portál", "Kurýr", "Gazeta", "Wieści", "Вести", "Газета", "Herald", "Courier", "Ranní zprávy")
OF_LANG = {"cs": (0, 1, 2, 9), "pl": (3, 4), "ru": (5, 6), "en": (7, 8)}
SECTIONS = ("home", "world", "economy", "sport", "culture", "science")
NAMES, TOPICS, TOPIC_WORDS = 4_000, 300, 120
REPEATED = 0.08  # of articles are nearly another one
SEED = 20_250_101


def articles(count: int, seed: int = SEED) -> Iterator[Indexable]:
    """So many articles in the order in which they came out; the same for the same seed, and each only once in memory."""
    dice, choose = np.random.default_rng(seed), Random(seed)
    before: list[Indexable] = []
    langs = tuple(SHARES)
    for number in range(1, count + 1):
        at = BEGIN + timedelta(seconds=int((number - 1) * DAYS * 86_400 / count))
        if before and choose.random() < REPEATED:
            article = again(choose.choice(before), number, at, choose)
        else:
            lang = choose.choices(langs, tuple(SHARES.values()))[0]
            article = fresh(number, at, lang, dice, choose)
            before = [*before[-40:], article]
        yield article


def fresh(number: int, at: datetime, lang: str, dice: np.random.Generator, choose: Random) -> Indexable:
    """An article about a topic."""
    words, topic = vocabulary(lang), int(TOPICS * choose.random() ** 1.8)
    length = int(np.clip(dice.normal(255, 60), 90, 520))
    drawn = words.draw(dice, length)
    special = topic_words(lang, topic)
    places = dice.random(length) < 0.12
    drawn[places] = special[(dice.random(int(places.sum())) ** 2 * TOPIC_WORDS).astype(int)]
    named = things_of(lang, topic, choose)
    text = sentences(drawn.tolist(), [thing.base for thing in named for _ in range(thing.mentions)], choose)
    positive, negative = float(dice.poisson(3)), float(dice.poisson(4))
    score = positive - negative
    source = SOURCES[choose.choice(OF_LANG[lang])]
    about = [str(word) for word in special[:3]] + [str(special[int(20 * choose.random() ** 2)])]
    return Indexable(
        id=number,
        url=f"https://{source.lower().replace(' ', '-')}.example/{at:%Y/%m/%d}/{drawn[0]}-{drawn[5]}-{number}",
        source=source,
        at=at,
        day=(at - datetime(1970, 1, 1, tzinfo=UTC)).days,
        title=" ".join(drawn[40:48].tolist()).capitalize(),
        lead=sentences(drawn[50:80].tolist(), [named[0].base], choose),
        body=text,
        page_class=PageClass.ARTICLE,
        lang=lang,
        section=SECTIONS[topic % len(SECTIONS)],
        authors=(f"{drawn[3]} {drawn[9]}".title(),),
        keywords=tuple(
            IndexedKeyword(lemma=word, text=word, own=place < 2) for place, word in enumerate(dict.fromkeys(about))
        ),
        things=named,
        tone=Tone.NEGATIVE if score <= -4 else Tone.POSITIVE if score >= 4 else Tone.NEUTRAL,
        score=score,
        positive=positive,
        negative=negative,
        sentences=text.count("."),
    )


def again(first: Indexable, number: int, at: datetime, choose: Random) -> Indexable:
    """Another source prints the same news with another headline."""
    source = SOURCES[choose.choice(OF_LANG[first.lang or "cs"])]
    url = f"https://{source.lower().replace(' ', '-')}.example/{at:%Y/%m/%d}/{number}"
    title = " ".join(reversed(first.title.split())).capitalize()
    day = (at - datetime(1970, 1, 1, tzinfo=UTC)).days
    cluster = first.cluster or first.id
    return replace(first, id=number, url=url, source=source, at=at, day=day, title=title, cluster=cluster)


def sentences(words: list[str], names: list[str], choose: Random) -> str:
    """Words as sentences and paragraphs, with names among them."""
    for name in names:
        words.insert(choose.randrange(len(words) + 1), name)
    parts: list[str] = []
    while words:
        length = choose.randint(7, 18)
        some, words = words[:length], words[length:]
        if len(some) > 9:
            some[5] += ","
        parts.append(" ".join(some) + ".")
    spoken = [part[0].upper() + part[1:] for part in parts]
    return "\n\n".join(" ".join(spoken[start : start + 4]) for start in range(0, len(spoken), 4))


@cache
def topic_words(lang: str, topic: int) -> np.ndarray:
    """The words a topic is told with: the same stems in several forms."""
    words = vocabulary(lang)
    dice = np.random.default_rng([topic, len(lang), ord(lang[0])])
    start = dice.integers(len(words.forms) // 40, len(words.forms) // 3)
    return words.forms[start : start + TOPIC_WORDS]


@cache
def names(lang: str) -> tuple[IndexedThing, ...]:
    """People, places and bodies of a language."""
    dice, words = Random(f"names {lang}"), vocabulary(lang)
    types = list(EntityType)
    found = []
    for number in range(NAMES):
        base = " ".join(str(dice.choice(words.forms)).capitalize() for _ in range(1 + number % 2))
        type_ = types[number % len(types)]
        key = f"Q{100_000 + number}" if number % 3 == 0 else f"{lang}/{type_.value}/{base.lower().replace(' ', '_')}"
        found.append(IndexedThing(key=key, base=base, type=type_))
    return tuple(found)


def things_of(lang: str, topic: int, choose: Random) -> tuple[IndexedThing, ...]:
    """Whom an article names: few are in the news all the time."""
    known = names(lang)
    wanted = {int(NAMES * choose.random() ** 2.2) for _ in range(choose.randint(2, 7))} | {(topic * 7) % NAMES}
    return tuple(replace(known[number], mentions=choose.randint(1, 3)) for number in sorted(wanted))
