"""The tables of annotation: fragments people are asked about, their answers, and devices without a login."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, Table, text

from kronika.store.columns import Bytes, CleanText, Json, Moment, Number
from kronika.store.metadata import metadata

fragments = Table(
    "fragments",
    metadata,
    Column("id", Number, primary_key=True),
    Column("once", Bytes, nullable=False),  # of kind and key: keys may be longer than an index can hold
    Column("kind", CleanText, nullable=False),
    Column("site", CleanText, nullable=False),
    Column("key", CleanText, nullable=False),
    Column("before", CleanText, nullable=False),
    Column("marked", CleanText, nullable=False),
    Column("after", CleanText, nullable=False),
    Column("path", Json, nullable=False),
    Column("p", Float(53), nullable=False),
    Column("decided", Boolean, nullable=False),
    Column("page_id", Number),  # no foreign key: a fragment outlives its page
    Column("start", Integer, nullable=False),
    Column("end", Integer, nullable=False),
    Column("url", CleanText, nullable=False),
    Column("gold", CleanText),
    Column("doubt", Float(53), nullable=False),  # |p − ½|: the least are asked first
    Column("answers", Integer, nullable=False),  # yes and no of annotators that count
    Column("wanted", Integer, nullable=False),  # answers it is to have
    Column("open", Boolean, nullable=False),  # waits for answers; see OPEN in fragment_rows
    Column("truth", CleanText),
    Column("truth_p", Float(53)),
    Column("added", Moment, nullable=False),
    sqlite_autoincrement=True,  # devices hold numbers: none is given twice
)
WAITING, WAITING_ONE = text("open"), text("open = 1")  # as each database writes the condition of a query
KNOWN = text("gold IS NOT NULL")
Index("fragments_once", fragments.c.once, unique=True)
Index(
    "fragments_open",
    fragments.c.kind,
    fragments.c.doubt,
    fragments.c.id,
    sqlite_where=WAITING_ONE,
    postgresql_where=WAITING,
)
Index("fragments_gold", fragments.c.kind, fragments.c.id, sqlite_where=KNOWN, postgresql_where=KNOWN)
Index("fragments_site", fragments.c.kind, fragments.c.site, fragments.c.page_id, fragments.c.start)

annotators = Table(
    "annotators",
    metadata,
    Column("id", Number, primary_key=True),
    Column("name", CleanText),  # only of those that came with imported answers
    Column("first_seen", Moment, nullable=False),
    Column("last_seen", Moment, nullable=False),
    Column("lang", CleanText, nullable=False),
    Column("answers", Integer, nullable=False),  # yes and no, not undone
    Column("excluded", Moment),
    Column("reason", CleanText, nullable=False),
    sqlite_autoincrement=True,  # cookies hold numbers: none is given twice
)
NAMED = text("name IS NOT NULL")
Index("annotators_name", annotators.c.name, unique=True, sqlite_where=NAMED, postgresql_where=NAMED)

answers = Table(
    "answers",
    metadata,
    Column("id", Number, primary_key=True),
    Column("fragment_id", ForeignKey("fragments.id"), nullable=False),
    Column("annotator_id", ForeignKey("annotators.id"), nullable=False),
    Column("kind", CleanText, nullable=False),  # that of the fragment
    Column("choice", CleanText, nullable=False),
    Column("at", Moment, nullable=False),
    Column("client", CleanText, nullable=False),
    Column("seconds", Float(53)),
    Column("undone", Moment),  # rows are never deleted
    sqlite_autoincrement=True,
)
STANDS = text("undone IS NULL")
Index("answers_client", answers.c.annotator_id, answers.c.client, unique=True)
Index(
    "answers_once",
    answers.c.annotator_id,
    answers.c.fragment_id,
    unique=True,
    sqlite_where=STANDS,
    postgresql_where=STANDS,
)
Index("answers_annotator", answers.c.annotator_id, answers.c.kind, answers.c.at)
Index("answers_fragment", answers.c.fragment_id)
Index("answers_kind", answers.c.kind, answers.c.at)

fingerprints = Table(
    "fingerprints",
    metadata,
    Column("hash", Bytes, primary_key=True),
    Column("annotator_id", ForeignKey("annotators.id"), nullable=False),
    Column("seen", Moment, nullable=False),
)
Index("fingerprints_seen", fingerprints.c.seen)
Index("fingerprints_annotator", fingerprints.c.annotator_id)

annotation_keys = Table(
    "annotation_keys",
    metadata,
    Column("id", Number, primary_key=True),
    Column("purpose", CleanText, nullable=False),  # cookie, fingerprint, draw
    Column("secret", Bytes, nullable=False),
    Column("made", Moment, nullable=False),
    sqlite_autoincrement=True,  # cookies name the key they were signed with
)
Index("annotation_keys_purpose", annotation_keys.c.purpose, annotation_keys.c.id)

reliabilities = Table(
    "reliabilities",
    metadata,
    Column("annotator_id", Number, ForeignKey("annotators.id"), primary_key=True, autoincrement=False),
    Column("kind", CleanText, primary_key=True),
    Column("share", Float(53), nullable=False),
    Column("low", Float(53), nullable=False),
    Column("high", Float(53), nullable=False),
    Column("shared", Integer, nullable=False),
    Column("agreed", Integer, nullable=False),
    Column("gold_asked", Integer, nullable=False),
    Column("gold_missed", Integer, nullable=False),
)

annotation_deeds = Table(
    "annotation_deeds",
    metadata,
    Column("id", Number, primary_key=True),
    Column("annotator_id", ForeignKey("annotators.id"), nullable=False),
    Column("at", Moment, nullable=False),
    Column("deed", CleanText, nullable=False),  # exclude, readmit
    Column("reason", CleanText, nullable=False),
    Column("person", CleanText, nullable=False),
)
Index("annotation_deeds_annotator", annotation_deeds.c.annotator_id, annotation_deeds.c.id)

ANNOTATION = (fragments, annotators, answers, fingerprints, annotation_keys, reliabilities, annotation_deeds)
