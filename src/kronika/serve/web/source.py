"""One source: its numbers, its newest articles and what failed."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from starlette.responses import Response

from kronika.model.article import ArticleFilter
from kronika.model.errors import UnknownName
from kronika.serve.web.admit import Reader
from kronika.serve.web.sources import row_of

ARTICLES = 10
FAILURES = 6

router = APIRouter()


@router.get("/sources/{name:path}")
def source(visit: Reader, name: str, added: bool = False) -> Response:
    """A source at a glance; a name may hold anything, also a slash."""
    store, now = visit.shell.store, visit.shell.now()
    try:
        found = store.sources.get(name)
    except UnknownName as error:
        raise HTTPException(404) from error
    summary = store.sources.summaries(now.date(), found.name)[0]
    return visit.page(
        "source.html",
        row=row_of(visit, summary, now),
        added=added,
        articles=store.articles.listing(ArticleFilter(source=found.name), limit=ARTICLES),
        failures=store.failures.listing(source=found.name, limit=FAILURES),
        counts=sorted(store.failures.counts(source=found.name).items(), key=lambda pair: (-pair[1], pair[0])),
    )
