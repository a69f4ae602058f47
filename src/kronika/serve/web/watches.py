"""Watched pages: how each is, what is new on it; a filter, an order, and what is done to one or to many."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import APIRouter, Form, HTTPException
from starlette.responses import Response

from kronika.model.errors import InputError
from kronika.model.watch import WatchFilter
from kronika.serve.web.addresses import inside, with_query
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.paging import Paging
from kronika.serve.web.visit import Visit
from kronika.serve.web.watch_deeds import DEEDS, Done, do
from kronika.serve.web.watch_found import found_watch
from kronika.serve.web.watch_rows import COLUMNS, Wanted, number_of, rows_of

SIZE = 50

router = APIRouter()


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What the visitor just did or typed."""

    url: str = ""
    fault: str = ""
    done: Done | None = None


@router.get("/watch")
def watches(visit: Reader, page: str = "", url: str = "") -> Response:
    """The pages that pass the filter; `url` fills in the address, for a bookmark that hands one over."""
    return listing(visit, wanted_in(visit), page, Said(url=url))


@router.get("/watch/{watch_id:int}/row")
def row(visit: Reader, watch_id: int) -> Response:
    """One row alone, for our script, which asks again as long as a check runs."""
    shown = rows_of(visit, [found_watch(visit, watch_id)])[0]
    query = with_query("", {**wanted_in(visit).values(), "page": visit.request.query_params.get("page", "")})
    return visit.page("watch_row.html", row=shown, query=query)


@router.post("/watch/deeds")
def deeds(
    visit: Editor,
    ids: Annotated[list[str] | None, Form()] = None,
    deed: Annotated[str, Form()] = "",
    group: Annotated[str, Form()] = "",
    back: Annotated[str, Form()] = "",
) -> Response:
    """Check, pause, resume, delete, bring back or move pages; then the list as it was, with a way back."""
    if deed not in DEEDS:
        raise HTTPException(422)
    chosen = [number for text in ids or [] if (number := number_of(text)) is not None]
    wanted = wanted_in(visit)
    try:
        done = do(visit, deed, chosen, group)
    except InputError as error:
        return listing(visit, wanted, visit.request.query_params.get("page", ""), Said(fault=str(error)))
    if back and not visit.by_htmx:
        return visit.redirect(inside(back, "/watch"))
    return listing(visit, wanted, visit.request.query_params.get("page", ""), Said(done=done))


def wanted_in(visit: Visit) -> Wanted:
    """The filter of the address."""
    asked = visit.request.query_params
    return Wanted(**{name: asked.get(name, "") for name in ("words", "group", "state", "sort")})


def listing(visit: Visit, wanted: Wanted, page: str = "", said: Said | None = None) -> Response:
    """The table with its filter and the place for a new address."""
    store, said = visit.shell.store, said or Said()
    total = store.watches.count(wanted.filter)
    paging = Paging.of(page, total=total, size=SIZE, path="/watch", values=wanted.values())
    watches = store.watches.all(wanted.filter, limit=SIZE, offset=paging.offset, sort=wanted.order)
    response = visit.page(
        "watches.html",
        status=422 if said.fault else 200,
        rows=rows_of(visit, list(watches)),
        total=total,
        any=bool(total or store.watches.count(WatchFilter()) or store.watches.count(WatchFilter(removed=True))),
        wanted=wanted,
        paging=paging,
        columns=COLUMNS,
        links={name: with_query("/watch", replace(wanted, sort=wanted.turned(name)).values()) for name in COLUMNS},
        query=with_query("", {**wanted.values(), "page": page}),  # deeds come back to what was asked for
        groups=store.groups.all(),
        said=said,
    )
    response.headers["HX-Replace-Url"] = paging.here
    return response
