"""One group: how often and when it is told, who belongs to it, its pages, and its digest as it would leave now."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, HTTPException
from starlette.responses import Response

from kronika.model.errors import InputError
from kronika.model.group import Group
from kronika.model.watch import WatchFilter
from kronika.notify.addresses import shown
from kronika.serve.web import groups
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.group_form import GroupForm, addresses_in, group_with
from kronika.serve.web.visit import Visit
from kronika.serve.web.watch_deeds import Done
from kronika.serve.web.watch_found import found_group
from kronika.serve.web.watch_rows import number_of, rows_of
from kronika.serve.web.watches import Said

PAGES = 100
LONGEST_NAME = 200

router = APIRouter()


@router.get("/groups/{group_id:int}")
def group(visit: Reader, group_id: int) -> Response:
    """A group in full."""
    return screen(visit, found_group(visit, group_id))


@router.post("/groups/{group_id:int}")
def change(visit: Editor, group_id: int, form: Annotated[GroupForm, Form()]) -> Response:
    """Write its settings, or show them again with what is wrong."""
    known, shell = found_group(visit, group_id), visit.shell
    try:
        wanted = group_with(form, known, visit.tongue, shell.settings.serve.zone)
        changed = shell.store.groups.change(wanted)
    except InputError as error:
        return screen(visit, known, Said(fault=str(error)), form)
    return screen(visit, changed, told(visit, visit.tongue.text("The settings are kept.")))


@router.post("/groups/{group_id:int}/members")
def members(
    visit: Editor,
    group_id: int,
    address: Annotated[str, Form()] = "",
    name: Annotated[str, Form()] = "",
    leave: Annotated[str, Form()] = "",
) -> Response:
    """Somebody more is told, or somebody no more."""
    known, store = found_group(visit, group_id), visit.shell.store.groups
    if leave:
        if (number := number_of(leave)) not in {member.id for member in known.members} or number is None:
            raise HTTPException(404)
        store.remove_member(number)
        return screen(
            visit, found_group(visit, group_id), told(visit, visit.tongue.text("This address is told no more."))
        )
    try:
        read = addresses_in(address)
    except InputError as error:
        return screen(visit, known, Said(fault=str(error)))
    for one in read:
        store.add_member(known.id, one, visit.shell.clock(), " ".join(name.split())[:LONGEST_NAME])
    return screen(visit, found_group(visit, group_id))


@router.post("/groups/deeds")
def deeds(
    visit: Editor, ids: Annotated[list[str] | None, Form()] = None, deed: Annotated[str, Form()] = ""
) -> Response:
    """Delete a group or bring it back."""
    known = found_group(visit, number_of((ids or [""])[0]) or 0)
    if deed == "delete":
        visit.shell.store.groups.remove(known.id, visit.shell.clock())
        return groups.deleted(visit, known)
    if deed != "restore":
        raise HTTPException(422)
    try:
        visit.shell.store.groups.restore(known.id)
    except InputError as error:
        return groups.listing(visit, said=Said(fault=str(error)))
    return groups.listing(visit, said=told(visit, visit.tongue.text("The group “%(name)s” is back.", name=known.name)))


def told(visit: Visit, sentence: str) -> Said:
    """A sentence about what was done."""
    return Said(done=Done(sentence=str(sentence), ids=()))


def screen(visit: Visit, group: Group, said: Said | None = None, form: GroupForm | None = None) -> Response:
    """The whole screen."""
    store, said, chosen = visit.shell.store, said or Said(), WatchFilter(group_id=group.id)
    return visit.page(
        "group.html",
        status=422 if said.fault else 200,
        group=group,
        form=form or GroupForm.of(group),
        members=[(member, shown(member.address)) for member in group.members],
        rows=rows_of(visit, list(store.watches.all(chosen, limit=PAGES, offset=0, sort="name"))),
        pages=store.watches.count(chosen),
        weekdays=[visit.tongue.locale.days["stand-alone"]["wide"][day] for day in range(7)],
        zone=visit.shell.settings.serve.zone,
        said=said,
    )
