"""One watched page: how it stands, what is compared, what is ignored, its versions, and its settings."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form
from starlette.responses import Response

from kronika.model.change import ChangeFilter
from kronika.model.errors import InputError
from kronika.model.watch import Watch
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.visit import Visit
from kronika.serve.web.watch_deeds import DEEDS, Done, do
from kronika.serve.web.watch_form import WatchForm, settings_of
from kronika.serve.web.watch_found import found_watch
from kronika.serve.web.watch_rows import rows_of
from kronika.serve.web.watches import Said

CHANGES = 5
VERSIONS = 30

router = APIRouter()


@router.get("/watch/{watch_id:int}")
def watch(visit: Reader, watch_id: int, added: bool = False) -> Response:
    """A watched page in full."""
    known = found_watch(visit, watch_id)
    sentence = visit.tongue.text("This page is watched from now on; the first version is being kept.")
    return screen(visit, known, Said(done=Done(sentence=str(sentence), ids=()) if added else None))


@router.post("/watch/{watch_id:int}")
def change(visit: Editor, watch_id: int, form: Annotated[WatchForm, Form()]) -> Response:
    """Write its settings, or show them again with what is wrong."""
    known = found_watch(visit, watch_id)
    try:
        changed = visit.shell.store.watches.change(settings_of(form, known, visit))
    except InputError as error:
        return screen(visit, known, Said(fault=str(error)), form)
    return screen(visit, changed, Said(done=Done(sentence=str(visit.tongue.text("The settings are kept.")), ids=())))


@router.post("/watch/{watch_id:int}/deeds")
def deed(visit: Editor, watch_id: int, deed: Annotated[str, Form()] = "") -> Response:
    """Check it now, pause or resume it, delete it or bring it back."""
    known = found_watch(visit, watch_id)
    done = do(visit, deed, [known.id]) if deed in DEEDS and deed != "move" else None
    return screen(visit, found_watch(visit, watch_id), Said(done=done))


def screen(visit: Visit, watch: Watch, said: Said, form: WatchForm | None = None) -> Response:
    """The whole screen."""
    store, person = visit.shell.store, visit.person
    versions = store.watches.versions(watch.id)
    looked = store.watches.last_looked(watch.id, person)
    kept = {version.number for version in versions}
    return visit.page(
        "watch.html",
        status=422 if said.fault else 200,
        row=rows_of(visit, [watch])[0],
        watch=watch,
        form=form or WatchForm.of(watch),
        changes=store.changes.listing(ChangeFilter(watch_id=watch.id), person, limit=CHANGES, offset=0),
        versions=versions[:VERSIONS],
        more_versions=max(len(versions) - VERSIONS, 0),
        looked=looked if looked in kept and looked != watch.version else None,
        groups=store.groups.all(),
        ignore_fault="",
        said=said,
    )
