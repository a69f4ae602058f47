"""Saved queries: questions with a name, to be run, charted, frozen, told to a group or let go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Form, HTTPException
from starlette.datastructures import FormData
from starlette.responses import Response

from kronika.flow.saved_queries import remove_query, restore_query, save_query, tell_group
from kronika.flow.searching import find
from kronika.model.errors import BadQuery, InputError, KronikaError
from kronika.model.saved_query import SavedQuery
from kronika.serve.web.addresses import with_query
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.asked import Asked
from kronika.serve.web.kept_question import typed
from kronika.serve.web.search_results import Fault
from kronika.serve.web.visit import Visit

LONGEST_NAME, LONGEST_NOTE = 200, 1000
DEEDS = ("remove", "restore", "tell")

router = APIRouter()


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A saved query as the list shows it."""

    query: SavedQuery
    asked: Asked
    articles: int | None  # that it finds now; None: it cannot be asked
    why: str = ""

    def way(self, path: str) -> str:
        """The question on another screen."""
        return with_query(path, self.asked.values())


@router.get("/queries")
def queries(visit: Reader) -> Response:
    """All saved queries with what they find now."""
    return listing(visit)


@router.post("/queries")
async def save(visit: Editor) -> Response:
    """Save a question under a name, or say what is wrong with it."""
    form = await visit.request.form()
    return kept(visit, form)


@router.post("/queries/deeds")
def deeds(
    visit: Editor,
    deed: Annotated[str, Form()] = "",
    name: Annotated[str, Form()] = "",
    group: Annotated[str, Form()] = "",
) -> Response:
    """Remove a query, bring it back, or tell a group of what it finds from now on."""
    if deed not in DEEDS:
        raise HTTPException(422)
    chronicle = visit.shell.chronicle()
    try:
        if deed == "remove":
            remove_query(chronicle, name)
        elif deed == "restore":
            restore_query(chronicle, name)
        else:
            tell_group(chronicle, name, group or None)
    except KronikaError as error:
        return listing(visit, fault=str(error))
    return visit.redirect("/queries")


def kept(visit: Visit, form: FormData) -> Response:
    """Save what a form says."""
    asked, name = typed(form), str(form.get("name", "")).strip()[:LONGEST_NAME]
    query = SavedQuery(
        name=name,
        question=asked.question(visit.shell.zone),
        note=str(form.get("note", "")).strip()[:LONGEST_NOTE],
        by=visit.person,
    )
    try:
        save_query(visit.shell.chronicle(), query, overwrite=form.get("overwrite") == "yes")
    except BadQuery as error:
        return listing(visit, asked=asked, name=name, broken=Fault.of(error))
    except InputError as error:
        return listing(visit, asked=asked, name=name, fault=str(error))
    return visit.redirect(f"/queries#{anchor(name)}")


def listing(
    visit: Visit, *, asked: Asked | None = None, name: str = "", fault: str = "", broken: Fault | None = None
) -> Response:
    """The list with a form for a new one."""
    store = visit.shell.store
    return visit.page(
        "queries.html",
        status=422 if fault or broken else 200,
        queries=[shown(visit, query) for query in store.saved_queries.all()],
        removed=store.saved_queries.all(removed=True),
        groups=store.groups.all(),
        asked=asked or Asked(),
        name=name,
        fault=fault,
        broken=broken,
        anchor=anchor,
    )


def shown(visit: Visit, query: SavedQuery) -> Kept:
    """A saved query with the number of its articles."""
    asked = Asked.of(query.question, visit.shell.zone)
    try:
        return Kept(query=query, asked=asked, articles=find(visit.shell.chronicle(), query.question, limit=1).total)
    except KronikaError as error:
        return Kept(query=query, asked=asked, articles=None, why=str(error))


def anchor(name: str) -> str:
    """Where on the screen a query stands."""
    return "q-" + quote(name, safe="")
