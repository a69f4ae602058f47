"""What is ignored on a watched page: one press turns an ignore on or off, and a part of the page can be pointed at."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Form, HTTPException
from pydantic import BaseModel
from starlette.responses import Response

from kronika.html.selector import css
from kronika.model.errors import InputError
from kronika.model.watch import Ignore, NoiseKind, Watch
from kronika.serve.web.addresses import inside
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.visit import Visit
from kronika.serve.web.watch import screen
from kronika.serve.web.watch_found import found_watch
from kronika.serve.web.watches import Said

LONGEST = 1000
YES = frozenset({"yes", "true", "1", "on"})

router = APIRouter()


class IgnoreForm(BaseModel):
    """An ignore as a form says it."""

    kind: str = ""
    where: str = ""
    on: str = ""
    sample: str = ""
    back: str = ""  # the screen to go back to


@router.post("/watch/{watch_id:int}/ignore")
def ignore(visit: Editor, watch_id: int, form: Annotated[IgnoreForm, Form()]) -> Response:
    """Turn an ignore on or off; a part that somebody points at is one more."""
    watch = found_watch(visit, watch_id)
    if form.kind not in set(NoiseKind):
        raise HTTPException(422)
    try:
        wanted = decided(visit, watch, form)
    except InputError as error:
        return section(visit, watch, str(error)) if visit.by_htmx else screen(visit, watch, Said(fault=str(error)))
    visit.shell.store.watches.set_ignore(watch.id, wanted)
    if visit.by_htmx and not form.back:
        return section(visit, found_watch(visit, watch_id))
    return visit.redirect(inside(form.back or came_from(visit), f"/watch/{watch.id}#ignored"))


@router.get("/watch/{watch_id:int}/parts")
def parts(visit: Reader, watch_id: int) -> Response:
    """Parts that became different the last time, to be pointed at; asked for apart, because it takes a comparison."""
    from kronika.flow.watch_parts import changed_parts  # the parser behind it takes a while to load

    watch = found_watch(visit, watch_id)
    ignored = {one.where for one in watch.ignores if one.kind is NoiseKind.PLACE and one.on}
    found = [part for part in changed_parts(visit.shell.chronicle(), watch) if part.selector not in ignored]
    return visit.page("watch_changed_parts.html", watch=watch, parts=found, alone=visit.by_htmx)


def decided(visit: Visit, watch: Watch, form: IgnoreForm) -> Ignore:
    """The ignore with what is known of it already, and who decided; nobody's name is written as a dash."""
    kind, where = NoiseKind(form.kind), form.where.strip()
    known = next((one for one in watch.ignores if one.key == (kind.value, where)), None)
    if known is None and kind is NoiseKind.PLACE:
        check_selector(visit, where)
    elif (
        known is None and not 0 < len(where) <= LONGEST
    ):  # a comparison of old versions may name a place no check has met
        raise HTTPException(404)
    return Ignore(
        kind=kind,
        where=where,
        sample=known.sample if known else " ".join(form.sample.split())[:120],
        on=form.on in YES,
        by=visit.person or "–",
        since=visit.shell.clock(),
    )


def check_selector(visit: Visit, where: str) -> None:
    """A selector that can be used."""
    try:
        if not where or len(where) > LONGEST:
            raise ValueError(visit.tongue.text("write a CSS selector such as div.ticker"))
        css(where)
    except ValueError as error:
        raise InputError(visit.tongue.text("This cannot be used: %(why)s.", why=str(error).rstrip("."))) from error


def came_from(visit: Visit) -> str:
    """The screen of ours that the form stood on; another site is none of ours, and its forms are refused before."""
    parts = urlsplit(visit.request.headers.get("referer", ""))
    return f"{parts.path}?{parts.query}" if parts.query and parts.path.startswith("/watch/") else ""


def section(visit: Visit, watch: Watch, fault: str = "") -> Response:
    """The list alone, for our script."""
    return visit.page("watch_ignored.html", status=422 if fault else 200, watch=watch, ignore_fault=fault)
