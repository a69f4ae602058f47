"""Sources: what is followed and how it is; a filter, an order, a pause button and a form for a new one."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Annotated

from fastapi import APIRouter, Form, HTTPException
from starlette.responses import Response

from kronika.model.errors import InputError, UnknownName
from kronika.serve.web.addresses import source_path, with_query
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.new_source import NewSource, new_source
from kronika.serve.web.source_rows import COLUMNS, Wanted, row_of
from kronika.serve.web.visit import Visit
from kronika.sources.discovery import kind_names

router = APIRouter()


@router.get("/sources")
def sources(visit: Reader, words: str = "", kind: str = "", state: str = "", sort: str = "") -> Response:
    """All sources that pass the filter, in the order asked for."""
    return listing(visit, Wanted(words=words, kind=kind, state=state, sort=sort))


@router.post("/sources")
def add(
    visit: Editor,
    url: Annotated[str, Form()] = "",
    name: Annotated[str, Form()] = "",
    kind: Annotated[str, Form()] = "",
    lang: Annotated[str, Form()] = "",
) -> Response:
    """Follow a new source, or show the form again with what is wrong."""
    form, store = NewSource(url=url, name=name, kind=kind, lang=lang), visit.shell.store
    try:
        wanted = new_source(form, visit.tongue)
        if any(known.name == wanted.name for known in store.sources.all()):
            raise InputError(visit.tongue.text("A source of this name is followed already; choose another name."))
        added = store.sources.add(wanted, visit.shell.clock())
    except InputError as error:
        return listing(visit, Wanted(), form=form, fault=str(error))
    return visit.redirect(f"{source_path(added.name)}?added=1")


@router.post("/sources/pause")
def pause(visit: Editor, name: Annotated[str, Form()] = "", paused: Annotated[bool, Form()] = True) -> Response:
    """Pause or resume a source; our script gets the new row, a plain form goes back to the list."""
    store = visit.shell.store
    try:
        store.sources.update(replace(store.sources.get(name), paused=paused))
    except UnknownName as error:
        raise HTTPException(404) from error
    if not visit.by_htmx:
        return visit.redirect("/sources")
    now = visit.shell.now()
    rows = [row_of(visit, summary, now) for summary in store.sources.summaries(now.date(), name)]
    return visit.page("source_row.html", row=rows[0])


def listing(visit: Visit, wanted: Wanted, *, form: NewSource | None = None, fault: str = "") -> Response:
    """The table with its filter and the form for a new source, open when something in it is wrong."""
    now = visit.shell.now()
    rows = [row_of(visit, summary, now) for summary in visit.shell.store.sources.summaries(now.date())]
    response = visit.page(
        "sources.html",
        status=422 if fault else 200,
        rows=wanted.ordered(rows),
        total=len(rows),
        wanted=wanted,
        columns=COLUMNS,
        links={name: with_query("/sources", asdict(replace(wanted, sort=wanted.turned(name)))) for name in COLUMNS},
        kinds=kind_names(),
        form=form or NewSource(),
        fault=fault,
    )
    response.headers["HX-Replace-Url"] = with_query("/sources", asdict(wanted))
    return response
