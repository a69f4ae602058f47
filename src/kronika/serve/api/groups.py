"""Groups: list, add, see, change, delete and restore them, with their members."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from kronika.model.group import Group
from kronika.notify.addresses import read_address
from kronika.serve.api.admit import Editor, Reader
from kronika.serve.api.answers import Limit, Listing, Offset, answer, page, unchanged
from kronika.serve.api.call import Call
from kronika.serve.api.conflicts import kept
from kronika.serve.api.group_shapes import (
    GroupChange,
    GroupNew,
    GroupShown,
    MemberSent,
    MemberShown,
    changed,
    new_group,
    shown,
    shown_member,
)
from kronika.serve.api.problems import Problem
from kronika.serve.api.texts import Number

router = APIRouter(prefix="/api/v1/groups", tags=["groups"])


@router.get("", response_model=Listing[GroupShown])
def listing(
    call: Reader,
    removed: Annotated[bool, Query(description="Those that were deleted, instead.")] = False,
    limit: Limit = 100,
    offset: Offset = 0,
) -> Response:
    """All groups by name."""
    found = call.store.groups.all(removed)
    return page(call, found[offset : offset + limit], shown, limit=limit, offset=offset, total=len(found))


@router.post("", response_model=GroupShown, status_code=201)
def add(call: Editor, sent: GroupNew) -> Response:
    """Make a group, with members where they are given."""
    wanted = new_group(sent)
    addresses = [(read_address(member.address), member.name) for member in sent.members]
    made = kept(lambda: call.store.groups.add(wanted, call.now))
    for address, name in addresses:
        call.store.groups.add_member(made.id, address, call.now, name)
    return answer(call, shown(call.store.groups.by_id(made.id)), status=201, location=f"/api/v1/groups/{made.id}")


@router.get("/{group_id}", response_model=GroupShown)
def one(call: Reader, group_id: Number) -> Response:
    """One group; deleted ones too."""
    return answer(call, shown(call.store.groups.by_id(group_id)))


@router.patch("/{group_id}", response_model=GroupShown)
def change(call: Editor, group_id: Number, sent: GroupChange) -> Response:
    """Change a group's settings; If-Match guards against overwriting somebody else's change."""
    group = living(call, group_id)
    unchanged(call, shown(group))
    wanted = changed(group, sent)
    return answer(call, shown(kept(lambda: call.store.groups.change(wanted))))


@router.delete("/{group_id}", status_code=204)
def remove(call: Editor, group_id: Number) -> Response:
    """Delete a group; its pages are watched on, and it can be restored."""
    call.store.groups.remove(living(call, group_id).id, call.now)
    return Response(status_code=204)


@router.post("/{group_id}/restore", response_model=GroupShown)
def restore(call: Editor, group_id: Number) -> Response:
    """Bring a deleted group back with its pages and members."""
    group = call.store.groups.by_id(group_id)
    return answer(call, shown(kept(lambda: call.store.groups.restore(group.id))))


@router.post("/{group_id}/members", response_model=MemberShown, status_code=201)
def add_member(call: Editor, group_id: Number, sent: MemberSent) -> Response:
    """Tell somebody more; an address that had left comes back."""
    group = living(call, group_id)
    member = call.store.groups.add_member(group.id, read_address(sent.address), call.now, sent.name)
    return answer(call, shown_member(member), status=201, location=f"/api/v1/groups/{group.id}")


@router.delete("/{group_id}/members/{member_id}", status_code=204)
def remove_member(call: Editor, group_id: Number, member_id: Number) -> Response:
    """Tell somebody no more, and forget the address."""
    group = living(call, group_id)
    if member_id not in {member.id for member in group.members}:
        raise Problem(404, f"The group “{group.name}” has no member number {member_id}.")
    call.store.groups.remove_member(member_id)
    return Response(status_code=204)


def living(call: Call, group_id: int) -> Group:
    """A group that was not deleted."""
    group = call.store.groups.by_id(group_id)
    if group.removed is not None:
        raise Problem(404, f"The group number {group_id} was deleted; restore it first.")
    return group
