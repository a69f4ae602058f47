"""The tables of facts: the record of each site, and the records it had before."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, Index, Table

from kronika.store.columns import CleanText, Json, Moment, Number
from kronika.store.metadata import metadata

facts = Table(
    "facts",
    metadata,
    Column("id", Number, primary_key=True),
    Column("kind", CleanText, nullable=False),
    Column("source_id", ForeignKey("sources.id"), nullable=False),
    Column("record", Json, nullable=False),
    Column("at", Moment, nullable=False),  # when its pages were last read
    Column("changed", Moment, nullable=False),  # when its slots became what they are
    Column("basis", CleanText, nullable=False),  # of what it was made, as a fingerprint
)
Index("facts_site", facts.c.kind, facts.c.source_id, unique=True)

earlier_facts = Table(
    "earlier_facts",
    metadata,
    Column("id", Number, primary_key=True),
    Column("kind", CleanText, nullable=False),
    Column("source_id", ForeignKey("sources.id"), nullable=False),
    Column("record", Json, nullable=False),
    Column("at", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
    Column("until", Moment, nullable=False),  # when another took its place
)
Index("earlier_facts_site", earlier_facts.c.kind, earlier_facts.c.source_id, earlier_facts.c.until)

FACTS = (facts, earlier_facts)
