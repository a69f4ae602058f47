"""Changes: the inbox of what became different, read and unread, and what people do about it."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Form, HTTPException
from starlette.responses import Response

from kronika.model.change import Change
from kronika.model.errors import InputError
from kronika.serve.web.addresses import with_query
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.change_deeds import DEEDS, do
from kronika.serve.web.inbox import SHOWS, STATES, TROUBLES, Inbox
from kronika.serve.web.visit import Visit
from kronika.serve.web.watch_deeds import Done
from kronika.serve.web.watch_found import found_change, found_watch
from kronika.serve.web.watch_rows import number_of
from kronika.serve.web.watches import Said

SIZE = 40
LONGEST_NOTE = 1000

router = APIRouter()


@router.get("/changes")
def changes(visit: Reader) -> Response:
    """The entries that pass the filter, the newest first."""
    return screen(visit, Said())


@router.get("/changes/{change_id:int}")
def change(visit: Reader, change_id: int) -> Response:
    """Open an entry: it is read now, and its page is shown with what became different."""
    entry = found_change(visit, change_id)
    if visit.request.method == "GET":
        visit.shell.store.changes.mark([entry.id], visit.person, read=True)
    return visit.redirect(place_of(entry))


@router.post("/changes/deeds")
def deeds(
    visit: Editor,
    ids: Annotated[list[str] | None, Form()] = None,
    deed: Annotated[str, Form()] = "",
    person: Annotated[str, Form()] = "",
) -> Response:
    """Mark, acknowledge or assign entries; then the inbox as it was."""
    if deed not in DEEDS:
        raise HTTPException(422)
    chosen = [number for text in ids or [] if (number := number_of(text)) is not None]
    try:
        return answer(visit, Said(done=do(visit, deed, chosen, person, inbox_of(visit))))
    except InputError as error:
        return screen(visit, Said(fault=str(error)))


@router.post("/changes/{change_id:int}/note")
def note(visit: Editor, change_id: int, text: Annotated[str, Form()] = "") -> Response:
    """Write a note to an entry; an empty one takes it away."""
    entry = found_change(visit, change_id)
    visit.shell.store.changes.note(entry.id, text.strip()[:LONGEST_NOTE])
    said = Done(sentence=str(visit.tongue.text("The note is kept.")), ids=[entry.id])
    return answer(visit, Said(done=said))


def answer(visit: Visit, said: Said) -> Response:
    """After a form: our script gets the inbox, a plain form goes back to it."""
    if visit.by_htmx:
        return screen(visit, said)
    return visit.redirect(with_query("/changes", {**inbox_of(visit).values(), "page": page_of(visit)}))


def inbox_of(visit: Visit) -> Inbox:
    """The filter of the address."""
    return Inbox.read(visit.request.query_params)


def page_of(visit: Visit) -> str:
    """Which page of the inbox is asked for; the first needs no number."""
    number = number_of(visit.request.query_params.get("page", ""))
    return str(min(number, 100_000)) if number and number > 1 else ""


def screen(visit: Visit, said: Said) -> Response:
    """The whole inbox."""
    store, inbox, page = visit.shell.store, inbox_of(visit), int(page_of(visit) or 1)
    found = store.changes.listing(inbox.filter(visit.person), visit.person, limit=SIZE + 1, offset=(page - 1) * SIZE)
    values, watch_id = inbox.values(), number_of(inbox.watch)
    response = visit.page(
        "changes.html",
        status=422 if said.fault else 200,
        entries=found[:SIZE],
        inbox=inbox,
        counts=store.changes.counts(visit.person),
        shows={
            name: with_query("/changes", replace(inbox, show=name).values())
            for name in SHOWS
            if name != "mine" or visit.person
        },
        names=SHOWS,
        states=STATES,
        troubles=TROUBLES,
        groups=store.groups.all(),
        watch=found_watch(visit, watch_id) if watch_id else None,
        people=[user.name for user in store.users.all()],
        newer=with_query("/changes", {**values, "page": str(page - 1) if page > 2 else ""}) if page > 1 else None,
        older=with_query("/changes", {**values, "page": str(page + 1)}) if len(found) > SIZE else None,
        page=page,
        query=with_query("", {**values, "page": page_of(visit)}),
        longest=LONGEST_NOTE,
        said=said,
    )
    response.headers["HX-Replace-Url"] = with_query("/changes", {**values, "page": page_of(visit)})
    return response


def place_of(entry: Change) -> str:
    """Where an entry is shown in full: two versions side by side, or the page's own screen where there are no two."""
    if entry.before and entry.after and entry.before != entry.after:
        return f"/watch/{entry.watch_id}/diff?from={entry.before}&to={entry.after}"
    return f"/watch/{entry.watch_id}"
