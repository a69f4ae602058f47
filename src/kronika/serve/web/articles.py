"""Articles: find by words, source, language, kind and date; the whole state is in the address."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from kronika.model.article import PageClass
from kronika.serve.web.admit import Reader
from kronika.serve.web.paging import Paging
from kronika.serve.web.days import Selection
from kronika.serve.web.visit import Visit

PER_PAGE = 30

router = APIRouter()


@router.get("/articles")
def articles(visit: Reader, page: str = "") -> Response:
    """The articles that pass the filter, newest first."""
    return listing(visit, Selection.read(visit.request.query_params), page)


def listing(visit: Visit, chosen: Selection, page: str) -> Response:
    """One page of articles with the filter above it."""
    store = visit.shell.store
    which = chosen.filter(visit.shell.zone)
    paging = Paging.of(page, total=store.articles.count(which), size=PER_PAGE, path="/articles", values=chosen.values())
    sources = store.sources.all()
    response = visit.page(
        "articles.html",
        chosen=chosen,
        paging=paging,
        found=store.articles.listing(which, limit=PER_PAGE, offset=paging.offset),
        sources=sources,
        langs=sorted({source.lang for source in sources if source.lang} | ({chosen.lang} - {""})),
        classes=list(PageClass),
    )
    response.headers["HX-Replace-Url"] = paging.here  # without the fields left empty
    return response
