"""A few hundred small articles in four languages, put together by chance from our own words; always the same ones."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from functools import cache

from kronika.model.analysis import EntityType, Tone
from kronika.model.article import PageClass
from kronika.model.search import Indexable, IndexedKeyword, IndexedThing

COUNT = 240
FIRST = datetime(2015, 12, 20, 20, 0, tzinfo=UTC)
WORDS = {
    "cs": "prezident prezidenta prezidentovi Prezident vláda vlády vládě déšť deště deštěm sníh sněhu silný silného silně "
    "počasí pocasi město městem Praha Praze česko-polský česko-polského 1,5 jednání ministři se v a že".split(),
    "pl": "prezydent prezydenta prezydentem rząd rządu deszcz deszczu śnieg śniegu miasto mieście Łódź Łodzi silny silnego "
    "źródło źrodlo zima się w i że".split(),
    "ru": "президент президента президентом дождь дождя снег снега ёлка елка ёлки город города мой мои сильный сильного "
    "правительство в и что".split(),
    "en": "president presidents president's rain rained rains snow city cities café cafe well-known don't government strong "
    "the a of COVID-19 İzmir izmir straße".split(),
}
SECTIONS = ("Domácí", "domaci", "Sport", "Z domova", "Świat")
SOURCES = ("Deník", "gazeta.pl", "Лента", "The Paper", "zpravy.cz")
AUTHORS = ("Jan Novák", "Anna Kowalská", "Пётр Иванов", "John O'Neill")
THINGS = (
    ("Q213", "Česká republika", EntityType.PLACE),
    ("cs/PER/jan_novák", "Jan Novák", EntityType.PERSON),
    ("Q36", "Polska", EntityType.PLACE),
    ("http://cs.dbpedia.org/resource/Praha", "Praha", EntityType.PLACE),
)
KEYWORDS = (
    ("déšť", "Deště"),
    ("sníh", "sníh"),
    ("evropský_unie", "evropské unie"),
    ("silný déšť", "silné deště"),
    ("снег", "снега"),
    ("rain", "rain"),
)
CLASSES = (PageClass.ARTICLE, PageClass.ARTICLE, PageClass.BRIEFS, PageClass.PAYWALL)


@cache
def sample_articles() -> tuple[Indexable, ...]:
    """All of them."""
    chance = random.Random(20160112)
    return tuple(one(chance, number) for number in range(1, COUNT + 1))


def one(chance: random.Random, number: int) -> Indexable:
    """One article; every field is missing in some."""
    lang = chance.choice((*WORDS, "cs", None))
    words = WORDS[lang or chance.choice(tuple(WORDS))]
    tone = chance.choice((*Tone, None))
    positive, negative = (0.5 * chance.randrange(12) for _ in range(2))
    return Indexable(
        id=number,
        url=f"https://www.example.{chance.choice(('cz', 'pl'))}/Zpravy/{number}?a={'*' * (number % 2)}",
        source=chance.choice(SOURCES),
        at=FIRST + timedelta(hours=chance.randrange(24 * 120), seconds=chance.randrange(3600), milliseconds=500),
        day=0,
        title=text(chance, words, 0, 5),
        lead=text(chance, words, 0, 6),
        body=text(chance, words, 0, 14),
        page_class=chance.choice(CLASSES),
        lang=lang,
        section=chance.choice((*SECTIONS, None)),
        authors=tuple(chance.sample(AUTHORS, chance.randrange(3))),
        keywords=tuple(
            IndexedKeyword(lemma=lemma, text=written, own=chance.random() < 0.5)
            for lemma, written in chance.sample(KEYWORDS, chance.randrange(3))
        ),
        things=tuple(
            IndexedThing(key=key, base=base, type=kind)
            for key, base, kind in chance.sample(THINGS, chance.randrange(3))
        ),
        tone=tone,
        score=positive - negative if tone else 0.0,
        positive=positive if tone else 0.0,
        negative=negative if tone else 0.0,
        sentences=3,
    )


def text(chance: random.Random, words: list[str], least: int, most: int) -> str:
    """Words by chance, with a mark here and there."""
    chosen = [chance.choice(words) + chance.choice(("", "", "", ",", ".")) for _ in range(chance.randint(least, most))]
    return " ".join(chosen)
