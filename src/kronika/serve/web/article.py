"""Article: what was taken out of a page, beside the page itself, and where it came from."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, HTTPException
from starlette.responses import Response

from kronika.model.errors import UnknownName
from kronika.model.page import Page
from kronika.serve.web.addresses import record_number
from kronika.serve.web.admit import Reader
from kronika.serve.web.article_analysis import analysis_shown
from kronika.serve.web.reading import paragraphs, shown

router = APIRouter()


@router.get("/articles/{article_id}")
def article(visit: Reader, article_id: str, version: str = "") -> Response:
    """One article; `version` chooses which stored version of the page is shown beside it."""
    store = visit.shell.store
    try:
        record = store.articles.get(record_number(article_id))
        page = store.pages.get(record.page_id)
    except UnknownName as error:
        raise HTTPException(404) from error
    versions = store.pages.versions(page.url, page.source_id)
    return visit.page(
        "article.html",
        record=record,
        article=record.article,
        page=page,
        beside=choose(versions, version) or page,
        versions=versions,
        lead=paragraphs(record.article.lead),
        body=shown(record.article.parts),
        told=analysis_shown(visit, record),
        source_known=any(source.id == page.source_id for source in store.sources.all()),
    )


def choose(versions: Sequence[Page], version: str) -> Page | None:
    """The version asked for by its number, if this page has it."""
    return next((page for page in versions if str(page.version) == version), None)
