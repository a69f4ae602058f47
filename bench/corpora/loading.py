"""A chronicle with many made-up articles, their analyses with them."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

from bench.searching.articles import articles
from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.shelves import Shelves
from kronika.flow.standing_page import HEADERS, standing_page
from kronika.flow.text_likeness import Likeness
from kronika.lang.language import language
from kronika.lang.sentences import sentences
from kronika.model.analysed import text_of
from kronika.model.analysis import Analysis, EntityGroup, Keyword, NamedEntity, Sentence, Sentiment, Tone
from kronika.model.article import Article, Made
from kronika.model.intake import Brought, BroughtArticle
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.search import Indexable
from kronika.store.columns import url_key

BATCH = 500
DIFFERENT = 10_000
LATE = timedelta(minutes=20)  # after which an article is fetched
SHAPES = ("", "h2", "i1 i2", "q")


def load(folder: Path, number: int) -> None:
    """Make the chronicle: up to so many different articles, and the rest the same under other addresses and times."""
    fill(folder, min(number, DIFFERENT))
    for turn in range(1, -(-number // DIFFERENT)):
        copy(folder / "data" / "kronika.db", turn, min(DIFFERENT, number - turn * DIFFERENT))


def copy(database: Path, turn: int, count: int) -> None:
    """Articles once more, with their pages and analyses; rows are copied, because reading and storing has its own benchmark."""
    connection = sqlite3.connect(database, isolation_level=None)
    connection.create_function("fingerprint", 1, url_key, deterministic=True)
    connection.execute("BEGIN IMMEDIATE")
    ahead = turn * DIFFERENT
    changes = {
        "pages": {"id": f"id + {ahead}", "url": f"url || '?{turn}'", "final_url": f"url || '?{turn}'"},
        "articles": {"id": f"id + {ahead}", "page_id": f"page_id + {ahead}", "url": f"url || '?{turn}'"},
        "analyses": {"article_id": f"article_id + {ahead}", "cluster": "NULL"},
    }
    for table, changed in changes.items():
        if table != "analyses":
            changed["url_key"] = f"fingerprint(url || '?{turn}')"
        names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        values = ", ".join(changed.get(name, name) for name in names)
        key = next(iter(changed))
        connection.execute(
            f"INSERT INTO {table} ({', '.join(names)}) SELECT {values} FROM {table} WHERE {key} <= {count}"
        )
    connection.execute("COMMIT")
    connection.close()


def fill(folder: Path, number: int) -> None:
    """Different articles, each stored as an import stores it."""
    init_chronicle(folder, "[search]\nprocesses = 1\n")
    with open_chronicle(folder, {}) as chronicle:
        shelves = Shelves(chronicle, None)
        waiting: dict[str, list[Indexable]] = defaultdict(list)
        for one in articles(number):
            waiting[one.source].append(one)
            if len(waiting[one.source]) >= BATCH:
                keep(chronicle, shelves, waiting.pop(one.source))
        for some in waiting.values():
            keep(chronicle, shelves, some)
        shelves.close(finished=True)


def keep(chronicle: Chronicle, shelves: Shelves, some: Sequence[Indexable]) -> None:
    """Store articles of one source."""
    shelf = shelves.shelf(some[0].source, some[0].url)
    batch = [brought(one, shelf.source_id) for one in some]
    chronicle.store.arrivals.take_in(shelf.round, batch, Likeness(), at=chronicle.clock())


def brought(one: Indexable, source_id: int) -> BroughtArticle:
    """An article as the store takes it, with a page that stands in for its own."""
    article = Article(
        url=one.url,
        title=one.title,
        lead=one.lead,
        body=one.body,
        page_class=one.page_class,
        confidence=0.9,
        engine="auto",
        published=one.at,
        published_from="jsonld",
        authors=one.authors,
        keywords=tuple(keyword.text for keyword in one.keywords if keyword.own),
        section=one.section,
        lang=one.lang,
        made=Made(stage="extract", version="bench"),
        shape=shape_of(one),
    )
    at = one.at + LATE
    fetched = Fetched(url=one.url, final_url=one.url, status=200, headers=HEADERS, body=standing_page(article), at=at)
    lead = Lead(url=one.url, source_id=source_id, role=Role.ARTICLE)
    return BroughtArticle(
        article=article,
        url=one.url,
        fetched_at=at,
        analysis=told(one, article),
        page=Brought(lead=lead, fetched=fetched),
    )


def shape_of(one: Indexable) -> str:
    """Bodies of paragraphs, most with one or two parts of another kind."""
    parts = one.body.count("\n\n") + 1
    signs = SHAPES[one.id % len(SHAPES)].split()[:parts]
    return " ".join([*signs, *["p"] * (parts - len(signs))]) if signs else ""


def told(one: Indexable, article: Article) -> Analysis:
    """An analysis as large as a real one: sentences, every place a name stands at, keywords, tone."""
    text = text_of(article)
    spans = sentences(text, language(one.lang))
    entities: list[NamedEntity] = []
    groups: list[EntityGroup] = []
    for thing in one.things:
        mentions = []
        start = text.find(thing.base)
        while start >= 0:
            mentions.append(len(entities))
            place = next((number for number, span in enumerate(spans) if span.start <= start < span.end), 0)
            link = thing.key if thing.key.startswith("Q") else None
            entities.append(
                NamedEntity(
                    start=start,
                    end=start + len(thing.base),
                    text=thing.base,
                    type=thing.type,
                    base=thing.base,
                    group=thing.key,
                    link=link,
                    sentence=place,
                )
            )
            start = text.find(thing.base, start + len(thing.base))
        groups.append(EntityGroup(key=thing.key, base=thing.base, type=thing.type, link=None, mentions=tuple(mentions)))
    return Analysis(
        lang=one.lang,
        sentences=tuple(Sentence(start=span.start, end=span.end) for span in spans),
        entities=tuple(entities),
        groups=tuple(groups),
        sentiment=Sentiment(
            positive=one.positive, negative=one.negative, score=one.score, tone=one.tone or Tone.NEUTRAL, by="bench"
        ),
        keywords=tuple(Keyword(text=word.text, lemma=word.lemma, score=1.0, count=2) for word in one.keywords),
        made=Made(stage="analyse", version="bench"),
    )
