"""Watches: list, add, see, change and delete them."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field
from starlette.responses import Response

from kronika.model.errors import InputError, UnknownName
from kronika.model.watch import Watch, WatchFilter, WatchState
from kronika.serve.api.admit import Editor, Reader
from kronika.serve.api.answers import Asked, Listing, answer, page, unchanged
from kronika.serve.api.call import Call
from kronika.serve.api.conflicts import kept
from kronika.serve.api.problems import Problem
from kronika.serve.api.texts import Number, Text
from kronika.serve.api.watch_shapes import WatchChange, WatchNew, WatchShown, changed, shown, watch_of

router = APIRouter(prefix="/api/v1/watches", tags=["watches"])


class Sort(StrEnum):
    """Orders of the list; a minus turns one round."""

    NAME = "name"
    NAME_BACK = "-name"
    GROUP = "group"
    STATE = "state"
    CHANGED = "changed"
    CHANGED_BACK = "-changed"
    CHECKED = "checked"
    CHECKED_BACK = "-checked"
    NEXT = "next"
    ADDED = "added"
    ADDED_BACK = "-added"


class WatchesAsked(Asked):
    """Which watches to list."""

    group: Text = Field("", max_length=200, description="Name of a group.")
    state: WatchState | None = None
    troubled: bool = Field(False, description="Only those that could not be checked.")
    paused: bool | None = None
    words: Text = Field("", max_length=200, description="In name, title or address.")
    removed: bool = Field(False, description="Those that were deleted, instead.")
    sort: Sort = Sort.NAME


@router.get("", response_model=Listing[WatchShown])
def listing(call: Reader, asked: Annotated[WatchesAsked, Query()]) -> Response:
    """Watched pages, by filter."""
    which = WatchFilter(
        group_id=call.store.groups.get(asked.group).id if asked.group else None,
        state=asked.state,
        troubled=asked.troubled,
        paused=asked.paused,
        words=asked.words.strip(),
        removed=asked.removed,
    )
    found = call.store.watches.all(which, limit=asked.limit, offset=asked.offset, sort=asked.sort.value)
    total = call.store.watches.count(which)
    return page(call, found, shown, limit=asked.limit, offset=asked.offset, total=total)


@router.post("", response_model=WatchShown, status_code=201)
def add(call: Editor, sent: WatchNew) -> Response:
    """Watch a page; it is checked as soon as possible."""
    wanted = watch_of(sent, group_id(call, sent.group))
    made = kept(lambda: call.store.watches.add(wanted, call.now))
    return answer(call, shown(made), status=201, location=f"/api/v1/watches/{made.id}")


@router.get("/{watch_id}", response_model=WatchShown)
def one(call: Reader, watch_id: Number) -> Response:
    """One watched page; deleted ones too, until they are purged."""
    return answer(call, shown(call.store.watches.get(watch_id)))


@router.patch("/{watch_id}", response_model=WatchShown)
def change(call: Editor, watch_id: Number, sent: WatchChange) -> Response:
    """Change what people set about a watch; If-Match guards against overwriting somebody else's change."""
    watch = living(call, watch_id)
    unchanged(call, shown(watch))
    group = watch.group_id if sent.group is None else group_id(call, sent.group)
    wanted = changed(watch, sent, group)
    return answer(call, shown(kept(lambda: call.store.watches.change(wanted))))


@router.delete("/{watch_id}", status_code=204)
def remove(call: Editor, watch_id: Number) -> Response:
    """Delete a watch; it can be restored for a while."""
    call.store.watches.remove([living(call, watch_id).id], call.now)
    return Response(status_code=204)


def living(call: Call, watch_id: int) -> Watch:
    """A watch that was not deleted."""
    watch = call.store.watches.get(watch_id)
    if watch.removed is not None:
        raise Problem(404, f"The watched page number {watch_id} was deleted; restore it first.")
    return watch


def group_id(call: Call, name: str | None) -> int | None:
    """The number of a group by name; a group that is not there is a wrong value, not a missing page."""
    if not name:
        return None
    try:
        return call.store.groups.get(name).id
    except UnknownName as error:
        raise InputError(str(error)) from error
