"""Writing analyses: all rows of an article replaced and its job closed in one transaction, behind the token of its lease."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, select

from kronika.model.analysed import LONGEST_TERM, Alikeness
from kronika.model.analysis import Analysis
from kronika.model.job import Job
from kronika.store.analysis_rows import keyword_rows, to_row
from kronika.store.analysis_schema import (
    DERIVED,
    analyses,
    article_keywords,
    article_things,
    text_bands,
    thing_sentences,
    things,
)
from kronika.store.article_writing import close
from kronika.store.columns import chunks, clean
from kronika.store.jobs import CLOSED, still_ours
from kronika.store.kind import DatabaseKind
from kronika.store.schema import articles
from kronika.store.text_clusters import join_clusters, leave_clusters

LARGEST = 2**63 - 1  # what every database can hold
ThingKey = tuple[str, str, str]  # key, language, type


def write_analyses(
    connection: Connection,
    kind: DatabaseKind,
    results: Sequence[tuple[Job, Analysis | None]],
    likeness: Alikeness,
    at: datetime,
) -> int:
    """Store the analyses whose lease still holds; None: the article has no text, and nothing is told of it any more."""
    by_job = dict(results)
    ours = still_ours(connection, list(by_job))
    made = {job.subject: by_job[job] for job in ours}
    given = site_keywords(connection, sorted(made))
    told = {number: analysis for number, analysis in sorted(made.items()) if analysis is not None and number in given}
    again = leave_clusters(connection, kind, sorted(made))
    forget(connection, sorted(made))
    write_rows(connection, kind, told, given, at)
    write_bands(connection, told, likeness)
    join_clusters(connection, again, likeness)
    close(connection, [job.id for job in ours], CLOSED)
    return len(told)


def site_keywords(connection: Connection, article_ids: Sequence[int]) -> dict[int, tuple[str, ...]]:
    """The keywords that sites gave their articles, of those articles that are there."""
    found: dict[int, tuple[str, ...]] = {}
    for some in chunks(article_ids):
        statement = select(articles.c.id, articles.c.keywords).where(articles.c.id.in_(some))
        found.update({row.id: tuple(row.keywords) for row in connection.execute(statement)})
    return found


def forget(connection: Connection, article_ids: Sequence[int]) -> None:
    """Take away all that was told of these articles."""
    for some in chunks(article_ids):
        for table in (*DERIVED, analyses):
            connection.execute(table.delete().where(table.c.article_id.in_(some)))


def write_rows(
    connection: Connection,
    kind: DatabaseKind,
    told: Mapping[int, Analysis],
    given: Mapping[int, tuple[str, ...]],
    at: datetime,
) -> None:
    """The analyses, the things they name and what they are about."""
    if not told:
        return
    connection.execute(analyses.insert(), [to_row(number, analysis, at) for number, analysis in told.items()])
    numbers = thing_numbers(connection, kind, told.values())
    insert(connection, article_things, [row for item in told.items() for row in named_rows(*item, numbers)])
    insert(connection, thing_sentences, [row for item in told.items() for row in sentence_rows(*item, numbers)])
    words = (keyword_rows(number, analysis.keywords, given[number]) for number, analysis in told.items())
    insert(connection, article_keywords, [row for rows in words for row in rows])


def write_bands(connection: Connection, told: Mapping[int, Analysis], likeness: Alikeness) -> None:
    """The marks by which texts that are nearly the same find each other."""
    rows = [
        {"band": band, "article_id": number}
        for number, analysis in told.items()
        if analysis.prints
        for band in sorted({mark & LARGEST for mark in likeness.bands(analysis.prints)})
    ]
    insert(connection, text_bands, rows)


def insert(connection: Connection, table: Any, rows: list[dict[str, Any]]) -> None:
    """Rows, if there are any."""
    if rows:
        connection.execute(table.insert(), rows)


def thing_numbers(connection: Connection, kind: DatabaseKind, told: Any) -> dict[ThingKey, int]:
    """The number of everything that is named; what is new gets one, and a link that has changed is changed."""
    wanted: dict[ThingKey, str | None] = {}
    for analysis in told:
        for group in analysis.groups:
            key = key_of(group.key, analysis.lang, group.type)
            wanted[key] = group.link or wanted.get(key)
    rows = [
        {"key": key, "lang": lang, "type": type_, "link": link} for (key, lang, type_), link in sorted(wanted.items())
    ]
    if not rows:
        return {}
    statement = kind.insert_or_change(
        things,
        ("key", "lang", "type"),
        lambda new: {"link": new.link},
        lambda new: things.c.link.is_distinct_from(new.link),
    )
    connection.execute(statement, rows)
    found: dict[ThingKey, int] = {}
    for some in chunks(sorted({key for key, _, _ in wanted})):
        for row in connection.execute(things.select().where(things.c.key.in_(some))):
            found[row.key, row.lang, row.type] = row.id
    return found


def key_of(key: str, lang: str | None, type_: str) -> ThingKey:
    """By what a thing is known."""
    return clean(key)[:LONGEST_TERM], lang or "", str(type_)


def named_rows(article_id: int, analysis: Analysis, numbers: Mapping[ThingKey, int]) -> list[dict[str, Any]]:
    """What an article names, once each."""
    rows: dict[int, dict[str, Any]] = {}
    for group in analysis.groups:
        number = numbers[key_of(group.key, analysis.lang, group.type)]
        rows[number] = {
            "article_id": article_id,
            "thing_id": number,
            "base": group.base[:LONGEST_TERM],
            "mentions": len(group.mentions),
            "positive": group.positive,
            "negative": group.negative,
        }
    return list(rows.values())


def sentence_rows(article_id: int, analysis: Analysis, numbers: Mapping[ThingKey, int]) -> list[dict[str, Any]]:
    """In which sentences of an article its things stand."""
    places = {
        (analysis.entities[mention].sentence, numbers[key_of(group.key, analysis.lang, group.type)])
        for group in analysis.groups
        for mention in group.mentions
    }
    return [{"article_id": article_id, "sentence": sentence, "thing_id": number} for sentence, number in sorted(places)]
