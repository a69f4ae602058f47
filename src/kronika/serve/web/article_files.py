"""What a search finds as a file: CSV with a line an article, or JSONL with the whole texts; written while it is read."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator

from fastapi import APIRouter, HTTPException
from starlette.responses import Response, StreamingResponse

from kronika.flow.searching import ids
from kronika.flow.spreadsheet import safe_cell
from kronika.model.article import ArticleRecord
from kronika.model.article_history import Head
from kronika.model.errors import KronikaError, UnknownName
from kronika.serve.web.admit import Reader
from kronika.serve.web.asked import Asked
from kronika.serve.web.question_fields import question_of
from kronika.store.store import Store

STEP = 200  # articles that are read together
COLUMNS = ("id", "at", "source", "url", "title", "lead", "lang", "section", "tone", "points")
BOM = "\ufeff"  # spreadsheets take a table without it for an older charset

router = APIRouter()


@router.get("/articles.csv")
def as_csv(visit: Reader) -> Response:
    """A line an article."""
    store, numbers = visit.shell.store, found(visit)
    return sent(csv_lines(store, numbers), "text/csv; charset=utf-8", "articles.csv")


@router.get("/articles.jsonl")
def as_jsonl(visit: Reader) -> Response:
    """An object an article, with its whole text."""
    store, numbers = visit.shell.store, found(visit)
    return sent(json_lines(store, numbers), "application/x-ndjson", "articles.jsonl")


def found(visit: Reader) -> list[int]:
    """All articles of the question in the address."""
    try:
        return ids(visit.shell.chronicle(), question_of(visit, Asked.read(visit.request.query_params)))
    except KronikaError as error:
        raise HTTPException(422, str(error)) from error


def sent(lines: Iterator[str], kind: str, name: str) -> Response:
    """A file that is written while it is sent."""
    return StreamingResponse(lines, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def csv_lines(store: Store, numbers: list[int]) -> Iterator[str]:
    """The table, some lines at a time."""
    yield BOM + ",".join(COLUMNS) + "\n"
    for some in chunks(numbers):
        written = io.StringIO()
        rows = csv.writer(written, lineterminator="\n")
        for record, head in read(store, some):
            article = record.article
            at = article.published or record.fetched_at
            told = (head.tone or "", "" if head.score is None else head.score) if head else ("", "")
            cells = (record.source, article.url, article.title, article.lead, article.lang, article.section)
            rows.writerow([record.id, at.isoformat(), *map(safe_cell, cells), *told])
        yield written.getvalue()


def json_lines(store: Store, numbers: list[int]) -> Iterator[str]:
    """The objects, some at a time."""
    for some in chunks(numbers):
        yield "".join(
            json.dumps(record_of(record, head), ensure_ascii=False) + "\n" for record, head in read(store, some)
        )


def record_of(record: ArticleRecord, head: Head | None) -> dict[str, object]:
    """An article as an object."""
    article = record.article
    return {
        "id": record.id,
        "source": record.source,
        "url": article.url,
        "published": article.published.isoformat() if article.published else None,
        "fetched": record.fetched_at.isoformat(),
        "title": article.title,
        "lead": article.lead,
        "body": article.body,
        "authors": list(article.authors),
        "keywords": list(article.keywords),
        "section": article.section,
        "lang": article.lang,
        "tone": head.tone if head else None,
        "points": head.score if head else None,
    }


def read(store: Store, numbers: list[int]) -> Iterator[tuple[ArticleRecord, Head | None]]:
    """Articles with their tones; those that were removed meanwhile are left out."""
    heads = store.article_versions.heads(numbers)
    for number in numbers:
        try:
            yield store.articles.get(number), heads.get(number)
        except UnknownName:
            continue


def chunks(numbers: list[int]) -> Iterator[list[int]]:
    """Some at a time."""
    for start in range(0, len(numbers), STEP):
        yield numbers[start : start + STEP]
