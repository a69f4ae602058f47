"""Looking for faults: what the database says about itself, and rows that contradict each other."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Exists, Select, Table, func, select

from kronika.model.job import EXTRACT
from kronika.store.analysis_check import analysis_faults
from kronika.store.annotation_check import annotation_faults
from kronika.store.corpus_check import corpus_faults
from kronika.store.database import Database
from kronika.store.dictionaries import ready_press
from kronika.store.fact_check import fact_faults
from kronika.store.index_check import mark_faults
from kronika.store.press import Presses
from kronika.store.revision import revision_of
from kronika.store.schema import HEAD, IS_PARKED, UNFINISHED, articles, blobs, jobs, leads, pages, patterns, rounds
from kronika.store.watch_check import damaged_versions, watching_faults

SAMPLE = 200  # bodies that are expanded as a trial, the newest ones


def check(database: Database, presses: Presses) -> list[str]:
    """Faults found; empty when all is well."""
    with database.read() as connection:
        revision = revision_of(connection)
        if revision != HEAD:
            return [f"The tables are at version {revision} instead of {HEAD}; open the chronicle again to migrate it."]
        return [
            *database.kind.faults(connection),
            *dangling(connection),
            *miscounted(connection),
            *misparked(connection),
            *damaged(connection, presses),
            *watching_faults(connection),
            *annotation_faults(connection),
            *damaged_versions(connection, presses),
            *fact_faults(connection),
            *analysis_faults(connection),
            *mark_faults(connection),
            *corpus_faults(connection),
        ]


def dangling(connection: Connection) -> list[str]:
    """Rows that point to a row that is not there."""
    lost_page = rows(leads).where(leads.c.page_id.is_not(None), ~exists(leads.c.page_id))
    jobless = rows(jobs).where(jobs.c.kind == EXTRACT, ~exists(jobs.c.subject))
    orphans = rows(articles).where(~exists(articles.c.page_id))
    bodiless = rows(pages).where(~select(blobs.c.id).where(blobs.c.id == pages.c.blob_id).exists())
    real = leads.alias("real")
    homeless = rows(leads).where(
        leads.c.alias_of.is_not(None),
        (leads.c.alias_of == leads.c.id) | ~select(real.c.id).where(real.c.id == leads.c.alias_of).exists(),
    )
    asked: tuple[tuple[str, Select[Any]], ...] = (
        ("leads name a stored page that is not there", lost_page),
        ("leads are other addresses of a lead that is not there", homeless),
        ("extraction jobs name a page that is not there", jobless),
        ("articles have lost their page", orphans),
        ("pages have lost their bytes", bodiless),
    )
    found = ((sentence, connection.execute(statement).scalar_one()) for sentence, statement in asked)
    return [f"{number} {sentence}; restore the database from a backup." for sentence, number in found if number]


def rows(table: Table) -> Select[Any]:
    """How many rows of a table."""
    return select(func.count()).select_from(table)


def exists(column: ColumnElement[int]) -> Exists:
    """A page of the number in `column`."""
    return select(pages.c.id).where(pages.c.id == column).exists()


def miscounted(connection: Connection) -> list[str]:
    """Unfinished rounds whose count of leads left is wrong."""
    left = select(func.count()).where(leads.c.round_id == rounds.c.id, leads.c.state < 2).scalar_subquery()
    statement = select(rounds.c.id, rounds.c.pending, left.label("left")).where(UNFINISHED)
    return [
        f"Round {row.id} counts {row.pending} leads left, but there are {row.left}; finish it and collect again."
        for row in connection.execute(statement)
        if row.pending != row.left
    ]


def misparked(connection: Connection) -> list[str]:
    """Patterns whose count of waiting leads is wrong, and leads that wait for no pattern."""
    waiting: dict[int | None, int] = dict(
        connection.execute(select(leads.c.pattern_id, func.count()).where(IS_PARKED).group_by(leads.c.pattern_id)).all()
    )
    counted = connection.execute(select(patterns.c.id, patterns.c.key, patterns.c.parked)).all()
    faults = [
        f"The pattern {row.key} counts {row.parked} leads that wait, but there are {waiting.get(row.id, 0)}; "
        "tell us, and restore the database from a backup."
        for row in counted
        if row.parked != waiting.get(row.id, 0)
    ]
    lost = sum(number for pattern, number in waiting.items() if pattern not in {row.id for row in counted})
    if lost:
        faults.append(f"{lost} leads wait for a pattern that is not there; restore the database from a backup.")
    return faults


def damaged(connection: Connection, presses: Presses) -> list[str]:
    """Bodies that cannot be read, among the newest."""
    columns = (pages.c.id, pages.c.url, blobs.c.data, blobs.c.size, blobs.c.dictionary_id)
    newest = select(*columns).join_from(pages, blobs, pages.c.blob_id == blobs.c.id).order_by(pages.c.id.desc())
    faults = []
    for row in connection.execute(newest.limit(SAMPLE)).all():
        try:
            ready_press(connection, presses, row.dictionary_id).expand(row.data, row.size)
        except ValueError as error:
            faults.append(f"The bytes of page {row.id} ({row.url}) are damaged: {error}; restore them from a backup.")
    return faults
