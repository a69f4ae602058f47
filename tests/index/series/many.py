"""A hundred and more articles made by chance with a fixed seed, and an index of several segments that holds them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import tantivy

from kronika.index.index import open_index
from kronika.index.series.selection import Selection
from kronika.model.analysis import EntityType, Tone
from kronika.model.article import PageClass
from kronika.model.search import Indexable, IndexedKeyword, IndexedThing

FIRST = date(2026, 3, 18)
DAYS = 20
EMPTY = 7  # a day without articles
EPOCH = date(1970, 1, 1)
ZONE = ZoneInfo("Europe/Prague")  # whose clocks go forward within these days


def some_articles(many: int = 240, seed: int = 5) -> list[Indexable]:
    """Articles of three sources; every ninth is not analysed, every sixth repeats another."""
    chance = Random(seed)
    return [an_indexable(number, chance) for number in range(1, many + 1)]


def an_indexable(number: int, chance: Random) -> Indexable:
    place = chance.choice([place for place in range(DAYS) if place != EMPTY])
    day = FIRST + timedelta(days=place)
    positive, negative = float(chance.randrange(10)), float(chance.randrange(10))
    score = positive - negative
    analysed = number % 9 != 0
    tone = Tone.POSITIVE if score >= 4 else Tone.NEGATIVE if score <= -4 else Tone.NEUTRAL
    names = chance.sample(range(30), 4) if analysed else []
    return Indexable(
        id=number,
        url=f"http://listy.localhost/{number}",
        source=chance.choice(("listy", "noviny", "zprávy")),
        at=datetime(day.year, day.month, day.day, chance.randrange(24), 30, tzinfo=ZONE),
        day=(day - EPOCH).days,
        title=f"Zpráva {number}",
        lead="",
        body="Text.",
        page_class=PageClass.ARTICLE,
        lang="cs",
        keywords=tuple(
            IndexedKeyword(lemma=f"slovo{one % 7}", text=f"Slovo {one % 7}", own=False) for one in {name % 7 for name in names}
        ),
        things=tuple(
            IndexedThing(key=f"cs/PER/kdo_{min(name, 12)}", base=f"Kdo {name}", type=EntityType.PERSON)
            for name in {min(name, 12) for name in names}
        ),
        tone=tone if analysed else None,
        score=score if analysed else 0.0,
        positive=positive if analysed else 0.0,
        negative=negative if analysed else 0.0,
        cluster=number // 24 + 1 if analysed and number % 6 == 0 else None,
    )  # fmt: skip


def everything(folder: Path, articles: Sequence[Indexable], pieces: int = 4) -> Selection:
    """All of them, written in several commits."""
    index = open_index(folder, create=True)
    size = -(-len(articles) // pieces)
    for place in range(0, len(articles), size):
        index.update(articles[place : place + size], [], place + 1)
    return Selection(searcher=index.searcher(), query=tantivy.Query.all_query(), zone=ZONE)


def stretches(step: int = 1) -> list[tuple[date, date]]:
    """The days in stretches of so many."""
    return [(FIRST + timedelta(days=place), FIRST + timedelta(days=place + step - 1)) for place in range(0, DAYS, step)]


def of_days(articles: Sequence[Indexable], first: date, last: date) -> list[Indexable]:
    """The articles of some days."""
    return [one for one in articles if first <= one.at.astimezone(ZONE).date() <= last]
