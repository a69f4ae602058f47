"""The table of labels that services were asked for, and what they said."""

from __future__ import annotations

from sqlalchemy import Column, Index, Table

from kronika.store.columns import CleanText, Json, Moment, Number
from kronika.store.metadata import metadata

link_answers = Table(
    "link_answers",
    metadata,
    Column("id", Number, primary_key=True),
    Column("lang", CleanText, nullable=False),
    Column("key", CleanText, nullable=False),
    Column("label", CleanText, nullable=False),  # as it is asked for
    Column("asked", Moment),  # when it was answered; None: it still waits to be asked for
    Column("found", Json, nullable=False),  # the things that go by the label
)
Index("link_answers_label", link_answers.c.lang, link_answers.c.key, unique=True)
Index("link_answers_asked", link_answers.c.asked, link_answers.c.id)

LINKS = (link_answers,)
