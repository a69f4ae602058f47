"""The peer: SQLite's FTS5 over the same words, with columns and indexes for what is counted and sorted by."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from kronika.index.preparing import Prepared
from kronika.model.search import Indexable

COLUMNS = ("title", "lead", "body", "title_lemma", "lead_lemma", "body_lemma", "entity", "keyword")
TABLES = f"""
PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
CREATE VIRTUAL TABLE words USING fts5({", ".join(COLUMNS)}, content='', tokenize="unicode61 remove_diacritics 0");
CREATE VIRTUAL TABLE vocabulary USING fts5vocab(words, 'row');
CREATE TABLE articles (id INTEGER PRIMARY KEY, at, day, source, lang, section, tone, score);
CREATE TABLE things (article INTEGER, key TEXT);
"""
INDEXES = """
CREATE INDEX articles_at ON articles (at); CREATE INDEX articles_source ON articles (source, at);
CREATE INDEX articles_score ON articles (score); CREATE INDEX things_key ON things (key, article);
"""


class Peer:
    """Articles in SQLite."""

    def __init__(self, path: Path) -> None:
        self._path = path
        new = not path.exists()
        self.connection = sqlite3.connect(path)
        if new:
            self.connection.executescript(TABLES)

    def put(self, articles: Sequence[Indexable], prepared: Sequence[Prepared]) -> None:
        """Put articles in."""
        with self.connection as at:
            at.executemany(
                f"INSERT INTO words (rowid, {', '.join(COLUMNS)}) VALUES ({', '.join('?' * (1 + len(COLUMNS)))})",
                [(one.id, *words_of(one)) for one in prepared],
            )
            at.executemany(
                "INSERT INTO articles VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (a.id, int(a.at.timestamp()), a.day, a.source, a.lang, a.section, str(a.tone), a.score)
                    for a in articles
                ],
            )
            at.executemany(
                "INSERT INTO things VALUES (?, ?)", [(a.id, thing.key) for a in articles for thing in a.things]
            )

    def finish(self) -> int:
        """Make the indexes; returns the bytes of it all."""
        with self.connection as at:
            at.executescript(INDEXES)
            at.execute("INSERT INTO words (words) VALUES ('optimize')")
        self.connection.execute("ANALYZE")
        self.connection.commit()
        return self._path.stat().st_size


def words_of(article: Prepared) -> list[str]:
    """What stands in each column."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, text in article.texts:
        found[name].append(text)
    return [" ; ".join(found[name]) for name in COLUMNS]
