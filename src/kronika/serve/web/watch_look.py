"""A look at a page before it is watched: what it is, what would be compared, and one press to choose another part."""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Form, HTTPException
from starlette.responses import Response

from kronika.model.errors import BadUrl, InputError, PartMissing, UnknownName
from kronika.model.page import Fetched
from kronika.model.watch import Focus, Watch, WatchState
from kronika.serve.web.addresses import web_address
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.original import CAGE
from kronika.serve.web.visit import Visit
from kronika.serve.web.watch_deeds import check
from kronika.serve.web.watch_form import WatchForm, focus_of, settings_of
from kronika.serve.web.watch_found import found_watch
from kronika.serve.web.watch_rows import number_of

if TYPE_CHECKING:
    from kronika.flow.watch_preview import PagePreview

LOOKS = threading.BoundedSemaphore(2)  # at once: each takes a worker of the server for as long as it lasts
CHOICES = ("main", "whole")

router = APIRouter()


class LookForm(WatchForm):
    """The form of a look: an address, what is to be compared, and the look that went before."""

    look: str = ""  # key of the look that is to be shown otherwise
    choice: str = ""  # main, whole, or css: and a selector from the list
    watch: str = ""  # number of the watched page whose part is chosen anew


@router.post("/watch/look")
def look(visit: Editor, form: Annotated[LookForm, Form()]) -> Response:
    """What would be compared, or the reason why nothing can be said."""
    chosen(form)
    try:
        url = web_address(form.url)
        seen = looked(visit, form, url, focus_of(form, visit.tongue))
    except BadUrl:
        return nothing(
            visit, form, visit.tongue.text("This is not a web address; write one like https://example.org/news.")
        )
    except (InputError, PartMissing) as error:  # a browser is wanted, and none is here
        return again(visit, form, str(error))
    if seen.fetched is None:
        why = visit.tongue.text("This address could not be looked at: %(why)s", why=seen.sentence)
        return nothing(visit, form, why)
    return shown(visit, form, seen)


@router.get("/watch/look/{key}")
def page(visit: Reader, key: str) -> Response:
    """The page of a look with the compared part outlined, caged."""
    kept = visit.shell.looks.get(key)
    if kept is None:
        raise HTTPException(404)
    return Response(kept.html.encode(errors="replace"), media_type="text/html; charset=utf-8", headers=CAGE)


@router.post("/watch")
def add(visit: Editor, form: Annotated[LookForm, Form()]) -> Response:
    """Watch the page from now on; its first version is had at once."""
    try:
        wanted = Watch(url=web_address(form.url), focus=focus_of(form, visit.tongue))
        added = visit.shell.store.watches.add(settings_of(form, wanted, visit), visit.shell.clock())
    except (BadUrl, InputError) as error:
        return again(visit, form, str(error))
    check(visit, [added.id])
    return visit.redirect(f"/watch/{added.id}?added=1")


@router.post("/watch/{watch_id:int}/look")
def look_again(visit: Editor, watch_id: int) -> Response:
    """Choose what is compared of a page that is watched already."""
    watch = found_watch(visit, watch_id)
    return look(visit, LookForm(**WatchForm.of(watch).model_dump(), watch=str(watch.id)))


@router.post("/watch/{watch_id:int}/focus")
def refocus(visit: Editor, watch_id: int, form: Annotated[LookForm, Form()]) -> Response:
    """Compare another part from now on; the versions stay."""
    watch = found_watch(visit, watch_id)
    try:
        visit.shell.store.watches.change(replace(watch, focus=focus_of(form, visit.tongue)))
    except InputError as error:
        return again(visit, form, str(error))
    check(visit, [watch.id])
    return visit.redirect(f"/watch/{watch.id}")


def chosen(form: LookForm) -> None:
    """A press on one of the choices says what is compared, whatever the fields say."""
    if form.choice in CHOICES:
        form.kind, form.rule = form.choice, ""
    elif form.choice.startswith("css:"):
        form.kind, form.rule = "css", form.choice.removeprefix("css:")


def looked(visit: Visit, form: LookForm, url: str, focus: Focus) -> PagePreview:
    """The page of the look before, or of the newest version, shown otherwise; else a new look, not too many at once."""
    from kronika.flow.watch_preview import preview_fetched, preview_page  # the extractor takes a while to load

    chronicle, options = visit.shell.chronicle(), {"browser": "yes"} if form.browser == "yes" else {}
    if (kept := kept_page(visit, form, url)) is not None:
        return preview_fetched(chronicle, kept, focus, options)
    if not LOOKS.acquire(blocking=False):
        raise InputError(visit.tongue.text("Too many looks at once; try again in a minute."))
    try:
        return preview_page(chronicle, url, focus, options)
    finally:
        LOOKS.release()


def kept_page(visit: Visit, form: LookForm, url: str) -> Fetched | None:
    """The page as we have it already, so that nobody is asked again."""
    from kronika.flow.watch_kept import stored_page

    kept = visit.shell.looks.get(form.look)
    if kept is not None and kept.fetched is not None and kept.fetched.url == url:
        return kept.fetched
    try:
        number = number_of(form.watch)
        return stored_page(visit.shell.store, found_watch(visit, number)) if number is not None else None
    except UnknownName:  # nothing is kept yet
        return None


def shown(visit: Visit, form: LookForm, seen: PagePreview, fault: str = "") -> Response:
    """The preview: the page, the choices, and the form that makes it watched."""
    from kronika.flow.watch_parts import parts_of

    return visit.page(
        "watch_look.html",
        status=422 if fault else 200,
        url=form.url,
        fault=fault,
        seen=seen,
        parts=parts_of(seen.fetched) if seen.fetched else [],
        key=visit.shell.looks.keep(seen),
        focus=seen.focus,
        ill=seen.state is not WatchState.OK,
        form=form,
        groups=visit.shell.store.groups.all(),
    )


def again(visit: Visit, form: LookForm, fault: str) -> Response:
    """The look that was shown before, with what is wrong."""
    kept = visit.shell.looks.get(form.look)
    return nothing(visit, form, fault) if kept is None else shown(visit, form, kept, fault)


def nothing(visit: Visit, form: LookForm, fault: str) -> Response:
    """Only the reason why there is nothing to show."""
    return visit.page("watch_look.html", status=422, url=form.url, fault=str(fault), seen=None, form=form)
