"""Groups: pages that belong together and who is told of them; a list, and a form for a new one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form
from starlette.responses import Response

from kronika.model.errors import InputError
from kronika.model.group import Group
from kronika.model.watch import WatchFilter
from kronika.serve.web.admit import Editor, Reader
from kronika.serve.web.group_form import GroupForm, addresses_in, group_with
from kronika.serve.web.visit import Visit
from kronika.serve.web.watch_deeds import Done
from kronika.serve.web.watches import Said

router = APIRouter()


class NewGroup(GroupForm):
    """The short form of a new group; the rest is set later."""

    members: str = ""


@router.get("/groups")
def groups(visit: Reader) -> Response:
    """All groups."""
    return listing(visit)


@router.post("/groups")
def add(visit: Editor, form: Annotated[NewGroup, Form()]) -> Response:
    """A new group with its members, or the form again with what is wrong."""
    shell = visit.shell
    try:
        wanted = group_with(form, Group(name="", lang=visit.tongue.code), visit.tongue, shell.settings.serve.zone)
        addresses = addresses_in(form.members)
        group = shell.store.groups.add(wanted, shell.clock())
    except InputError as error:
        return listing(visit, form=form, said=Said(fault=str(error)))
    for address in addresses:
        shell.store.groups.add_member(group.id, address, shell.clock())
    return visit.redirect(f"/groups/{group.id}")


def listing(visit: Visit, *, form: NewGroup | None = None, said: Said | None = None) -> Response:
    """Every group with its numbers; below, those that were deleted."""
    store, said = visit.shell.store, said or Said()
    unread = store.changes.counts(visit.person).unread_by_group
    found = store.groups.all()
    return visit.page(
        "groups.html",
        status=422 if said.fault else 200,
        groups=[
            (group, store.watches.count(WatchFilter(group_id=group.id)), unread.get(group.id, 0)) for group in found
        ],
        deleted=store.groups.all(removed=True),
        form=form or NewGroup(lang=visit.tongue.code),
        said=said,
    )


def deleted(visit: Visit, group: Group) -> Response:
    """The list after a group was deleted, with a way back."""
    sentence = visit.tongue.text("The group “%(name)s” is deleted.", name=group.name)
    return listing(visit, said=Said(done=Done(sentence=str(sentence), ids=[group.id], undo="restore")))
