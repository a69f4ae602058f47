"""One source: how it is and why, its schedule, its rounds, its newest articles, what failed and what was cut off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Form, HTTPException
from starlette.responses import Response

from kronika.flow.chronicle import Chronicle
from kronika.flow.explain import Explanation, explain
from kronika.model.article import ArticleFilter
from kronika.model.duration import duration, written
from kronika.model.errors import BadUrl, InputError, UnknownName
from kronika.model.source import Source
from kronika.serve.web.addresses import source_path
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.health_words import WHAT_TO_DO
from kronika.serve.web.schedule_form import reschedule
from kronika.serve.web.source_rows import row_of
from kronika.serve.web.visit import Visit

ARTICLES = 8
FAILURES = 6
ROUNDS = 30
LONGEST_ADDRESS = 2000

router = APIRouter()


@router.get("/sources/{name:path}")
def source(visit: Reader, name: str, added: bool = False, asked: bool = False, address: str = "") -> Response:
    """A source in full; a name may hold anything, also a slash."""
    return screen(visit, found(visit, name), Said(added=added, asked=asked, address=address))


@router.post("/sources/schedule")
def schedule(visit: Editor, name: Annotated[str, Form()] = "", every: Annotated[str, Form()] = "") -> Response:
    """Change how often a source is collected; nothing typed: only when asked."""
    chosen = found(visit, name)
    try:
        reschedule(visit.shell.store, chosen, duration(every.strip() or None))
    except InputError:
        fault = visit.tongue.text("An interval is a number with s, m, h, d or w: 15m, 2h, 1d.")
        return screen(visit, chosen, Said(fault=fault, every=every))
    return visit.redirect(source_path(chosen.name))


@router.post("/sources/run")
def run(visit: Editor, name: Annotated[str, Form()] = "") -> Response:
    """Ask the schedule to collect a source now."""
    chosen = found(visit, name)
    visit.shell.store.schedule.ask(chosen, visit.shell.clock())
    return visit.redirect(f"{source_path(chosen.name)}?asked=1")


def found(visit: Visit, name: str) -> Source:
    """The source of a name, or 404."""
    try:
        return visit.shell.store.sources.get(name)
    except UnknownName as error:
        raise HTTPException(404) from error


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What the visitor just did or typed."""

    added: bool = False  # the source was made a moment ago
    asked: bool = False  # a run was asked for
    address: str = ""  # to be explained
    every: str | None = None  # a wrong interval
    fault: str = ""  # what is wrong with it


def screen(visit: Visit, source: Source, said: Said) -> Response:
    """The whole screen."""
    store, now = visit.shell.store, visit.shell.now()
    row = row_of(visit, store.sources.summaries(now.date(), source.name)[0], now)
    story, bad_address = told(visit, said.address.strip())
    return visit.page(
        "source.html",
        status=422 if said.fault else 200,
        row=row,
        what_to_do=WHAT_TO_DO[row.state],
        said=said,
        every=written(source.every) if said.every is None else said.every,
        rounds=store.histories.rounds(source.id, ROUNDS),
        cut_offs=store.histories.cut_offs(source.id),
        story=story,
        bad_address=bad_address,
        articles=store.articles.listing(ArticleFilter(source=source.name), limit=ARTICLES),
        failures=store.failures.listing(source=source.name, limit=FAILURES),
        errors=list(row.summary.errors.items()),
    )


def told(visit: Visit, address: str) -> tuple[Explanation | None, bool]:
    """The story of an address that was asked about, and whether it is none; nothing is asked of the web."""
    if not address:
        return None, False
    shell = visit.shell
    try:
        chronicle = Chronicle(settings=shell.settings, store=shell.store, clock=shell.clock)
        return explain(chronicle, address[:LONGEST_ADDRESS]), False
    except BadUrl:
        return None, True
