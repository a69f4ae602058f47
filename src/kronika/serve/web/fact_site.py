"""The facts of one site: its schedule, the words behind each hour, contradictions and changes; as files for other programs."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import APIRouter, Form, HTTPException
from starlette.responses import Response

from kronika.facts.kind import FactKind
from kronika.flow.fact_asking import ask_about
from kronika.flow.fact_listing import open_questions
from kronika.flow.fact_run import run_facts
from kronika.model.errors import UnknownName
from kronika.model.fact import StoredFact
from kronika.model.source import Source
from kronika.serve.gate.fact_files import ENDINGS, TYPES
from kronika.serve.web.addresses import fact_path
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.fact_schedule import (
    cards,
    changes,
    closings,
    hours_of,
    marked,
    next_days,
    occasions,
    sections,
)
from kronika.serve.web.facts import found_kind
from kronika.serve.web.visit import Visit

NOT_IN_NAMES = re.compile(r"[^\w.-]+")

router = APIRouter()


@router.post("/facts/read")
def read_again(visit: Editor, kind: Annotated[str, Form()] = "", site: Annotated[str, Form()] = "") -> Response:
    """Read the stored pages of a site anew."""
    teller, source = found_kind(kind), found_source(visit, site)
    run_facts(visit.shell.chronicle(), teller.name, [source], again=True)
    return visit.redirect(f"{fact_path(teller.name, source.name)}?done=read")


@router.post("/facts/ask")
def ask(visit: Editor, kind: Annotated[str, Form()] = "", site: Annotated[str, Form()] = "") -> Response:
    """Put what the machine has decided on a site before people."""
    teller, source = found_kind(kind), found_source(visit, site)
    ask_about(visit.shell.chronicle(), teller, source.name)
    return visit.redirect(f"{fact_path(teller.name, source.name)}?done=asked")


@router.get("/facts/{kind}/{site:path}")
def site(visit: Reader, kind: str, site: str, format: str = "", done: str = "") -> Response:
    """A site in full, or its record as a file."""
    teller, source = found_kind(kind), found_source(visit, site)
    stored = visit.shell.store.facts.get(teller.name, source.name)
    if format:
        return file(visit, teller, stored, format)
    return screen(visit, teller, source, stored, done)


def found_source(visit: Visit, name: str) -> Source:
    """The source of a site, or 404."""
    try:
        return visit.shell.store.sources.get(name)
    except UnknownName as error:
        raise HTTPException(404) from error


def file(visit: Visit, kind: FactKind, stored: StoredFact | None, form: str) -> Response:
    """The record in a format for other programs."""
    if stored is None or form not in kind.writers:
        raise HTTPException(404)
    text = kind.writers[form](stored.record, now=visit.shell.now())
    name = NOT_IN_NAMES.sub("-", stored.record.site).strip("-").encode("ascii", "ignore").decode() or kind.name
    ending = ENDINGS.get(form, form)
    return Response(
        text.encode(),
        media_type=TYPES.get(form, "text/plain; charset=utf-8"),
        headers={"Content-Disposition": f'attachment; filename="{name[:80]}.{ending}"'},
    )


def screen(visit: Visit, kind: FactKind, source: Source, stored: StoredFact | None, done: str) -> Response:
    """The whole screen; of a site that was not read yet only what can be done about it."""
    store, now = visit.shell.store, visit.shell.now()
    if stored is None:
        return visit.page("fact_site_none.html", kind=kind, source=source, done=done)
    record = stored.record
    hours = hours_of(record)
    return visit.page(
        "fact_site.html",
        kind=kind,
        source=source,
        stored=stored,
        record=record,
        hours=hours,
        sections=sections(hours),
        days=next_days(kind, record, hours, now),
        ahead=kind.upcoming(record, now, 1),
        closings=closings(record),
        occasions=occasions(record),
        changes=changes(stored, store.facts.history(kind.name, source.name)),
        questions=open_questions(visit.shell.chronicle(), kind.name)[source.name],
        confidence=min((hour.slot.confidence for hour in hours), default=None),
        cards=cards(hours),
        marked=lambda evidence, times: marked(kind, evidence, times),
        done=done,
    )
