"""Sources: what is followed and how it goes; a filter, a pause button and a form for a new one."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Form, HTTPException
from markupsafe import Markup
from starlette.responses import Response

from kronika.model.errors import InputError, UnknownName
from kronika.model.summary import SourceSummary
from kronika.serve.web import charts
from kronika.serve.web.addresses import source_path, with_query
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.attention import reason
from kronika.serve.web.new_source import NewSource, new_source
from kronika.serve.web.visit import Visit
from kronika.sources.discovery import kind_names

router = APIRouter()


@router.get("/sources")
def sources(visit: Reader, words: str = "", kind: str = "", state: str = "") -> Response:
    """All sources that pass the filter."""
    return listing(visit, Wanted(words=words, kind=kind, state=state))


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One source in the table."""

    summary: SourceSummary
    spark: Markup
    reason: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The filter; unknown values let everything pass."""

    words: str = ""
    kind: str = ""
    state: str = ""

    def takes(self, row: Row) -> bool:
        """Does a row pass?"""
        source = row.summary.source
        states = {"active": not source.paused, "paused": source.paused, "attention": row.reason is not None}
        text = f"{source.name} {source.url} {source.section or ''}".casefold()
        return (
            all(word in text for word in self.words.casefold().split())
            and (self.kind not in kind_names() or source.kind == self.kind)
            and states.get(self.state, True)
        )


def listing(visit: Visit, wanted: Wanted, *, form: NewSource | None = None, fault: str = "") -> Response:
    """The table with its filter and the form for a new source, open when something in it is wrong."""
    now = visit.shell.now()
    rows = [row_of(visit, summary, now) for summary in visit.shell.store.sources.summaries(now.date())]
    response = visit.page(
        "sources.html",
        status=422 if fault else 200,
        rows=[row for row in rows if wanted.takes(row)],
        total=len(rows),
        wanted=wanted,
        kinds=kind_names(),
        form=form or NewSource(),
        fault=fault,
    )
    response.headers["HX-Replace-Url"] = with_query("/sources", asdict(wanted))
    return response


def row_of(visit: Visit, summary: SourceSummary, now: datetime) -> Row:
    """A source with its spark and whether it needs a look."""
    label = visit.tongue.plural(
        "%(n)s article published in the last 30 days",
        "%(n)s articles published in the last 30 days",
        sum(summary.per_day),
    )
    return Row(summary=summary, spark=charts.spark(summary.per_day, label), reason=reason(summary, now))
