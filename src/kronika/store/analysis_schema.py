"""The tables of the analysis: what each article says as numbers that can be counted, and what people corrected."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, SmallInteger, Table

from kronika.store.columns import Bytes, CleanText, Moment, Number
from kronika.store.metadata import metadata

analyses = Table(
    "analyses",
    metadata,
    Column("article_id", ForeignKey("articles.id"), primary_key=True, autoincrement=False),
    Column("lang", CleanText),
    Column("tone", CleanText, nullable=False),  # p, n, a
    Column("score", Float(53), nullable=False),
    Column("positive", Float(53), nullable=False),
    Column("negative", Float(53), nullable=False),
    Column("normalised", Float(53), nullable=False),
    Column("judged_by", CleanText, nullable=False),  # empty: nobody could
    Column("sentences", Integer, nullable=False),
    Column("version", CleanText, nullable=False),
    Column("at", Moment, nullable=False),
    Column("cluster", Number),  # smallest article number of texts nearly the same; None: there is no other
    Column("prints", Bytes, nullable=False),
    Column("details", Bytes, nullable=False),  # zstd of JSON: sentences, places of names, words behind the tone
)
Index("analyses_version", analyses.c.version)
Index("analyses_cluster", analyses.c.cluster)

things = Table(
    "things",
    metadata,
    Column("id", Number, primary_key=True),
    Column("lang", CleanText, nullable=False),  # empty: unknown
    Column("key", CleanText, nullable=False),  # as the groups of an analysis are called
    Column("type", CleanText, nullable=False),
    Column("link", CleanText),
)
Index("things_key", things.c.key, things.c.lang, things.c.type, unique=True)
Index("things_link", things.c.link)

article_things = Table(
    "article_things",
    metadata,
    Column("article_id", ForeignKey("articles.id"), primary_key=True, autoincrement=False),
    Column("thing_id", ForeignKey("things.id"), primary_key=True, autoincrement=False),
    Column("base", CleanText, nullable=False),
    Column("mentions", Integer, nullable=False),
    Column("positive", Float(53), nullable=False),  # points of the sentences it stands in
    Column("negative", Float(53), nullable=False),
    sqlite_with_rowid=False,
)
Index("article_things_thing", article_things.c.thing_id)

thing_sentences = Table(
    "thing_sentences",
    metadata,
    Column("article_id", ForeignKey("articles.id"), primary_key=True, autoincrement=False),
    Column("sentence", Integer, primary_key=True, autoincrement=False),
    Column("thing_id", ForeignKey("things.id"), primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
Index("thing_sentences_thing", thing_sentences.c.thing_id)

article_keywords = Table(
    "article_keywords",
    metadata,
    Column("article_id", ForeignKey("articles.id"), primary_key=True, autoincrement=False),
    Column("own", SmallInteger, primary_key=True, autoincrement=False),  # 1: given by the site, 0: found in the text
    Column("lemma", CleanText, primary_key=True),  # by which articles are counted together
    Column("text", CleanText, nullable=False),
    Column("score", Float(53), nullable=False),
    Column("count", Integer, nullable=False),
    sqlite_with_rowid=False,
)
Index("article_keywords_lemma", article_keywords.c.lemma)

text_bands = Table(
    "text_bands",
    metadata,
    Column("band", BigInteger, primary_key=True, autoincrement=False),
    Column("article_id", ForeignKey("articles.id"), primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
Index("text_bands_article", text_bands.c.article_id)

corrections = Table(
    "corrections",
    metadata,
    Column("id", Number, primary_key=True),
    Column("article_id", ForeignKey("articles.id"), nullable=False),
    Column("source_id", ForeignKey("sources.id"), nullable=False),
    Column("matter", CleanText, nullable=False),
    Column("subject", CleanText, nullable=False),
    Column("machine", CleanText, nullable=False),
    Column("person_said", CleanText, nullable=False),
    Column("person", CleanText, nullable=False),  # the name, not a number: an answer outlives who gave it
    Column("at", Moment, nullable=False),
    Column("version", CleanText, nullable=False),
    Column("note", CleanText, nullable=False),
)
Index(
    "corrections_once",
    corrections.c.article_id,
    corrections.c.person,
    corrections.c.matter,
    corrections.c.subject,
    unique=True,
)
Index("corrections_source", corrections.c.source_id, corrections.c.matter)

DERIVED = (article_things, thing_sentences, article_keywords, text_bands)  # of an article, made anew with its analysis
ANALYSIS = (analyses, things, *DERIVED, corrections)
