"""Changes: the inbox, to read and to work off."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field
from starlette.responses import Response

from kronika.model.change import ChangeFilter
from kronika.model.errors import InputError
from kronika.model.watch import WatchState
from kronika.serve.api.admit import Editor, Reader
from kronika.serve.api.answers import Asked, Listing, answer, page
from kronika.serve.api.call import Call
from kronika.serve.api.change_shapes import ChangeShown, shown
from kronika.serve.api.texts import LARGEST, Long, Number, Sent, Short, Shown, Text, Words

router = APIRouter(prefix="/api/v1/changes", tags=["changes"])

Which = Annotated[int | None, Query(ge=1, le=LARGEST)]


class ChangeDeed(Sent):
    """What to do about a change; what is left out stays."""

    read: bool | None = Field(None, description="Yours; everybody reads for themselves.")
    acknowledged: bool | None = Field(None, description="Somebody has taken care of it, for all.")
    assigned: Short | None = Field(None, description="Name of a user; empty: nobody.")
    note: Long | None = None


class Marked(Shown):
    """How many were unread."""

    marked: int


class Counts(Shown):
    """Your inbox in numbers."""

    unread: int
    open: int


class ChangesAsked(Asked):
    """Which changes to list."""

    group: Text = Field("", max_length=200, description="Name of a group.")
    watch: int | None = Field(None, ge=1, le=LARGEST, description="Number of a watch.")
    unread: bool = False
    open: bool = Field(False, description="Only what nobody has acknowledged.")
    assigned: Text | None = Field(None, max_length=200)
    state: WatchState | None = None
    words: Text = Field("", max_length=200, description="In name, address or pieces.")
    since: datetime | None = None
    after: int = Field(0, ge=0, le=LARGEST, description="Only entries with a greater number.")


@router.get("", response_model=Listing[ChangeShown])
def listing(call: Reader, asked: Annotated[ChangesAsked, Query()]) -> Response:
    """Changes, the newest first; to follow them, ask for those `after` the greatest number you have."""
    which = ChangeFilter(
        group_id=call.store.groups.get(asked.group).id if asked.group else None,
        watch_id=asked.watch,
        unread=asked.unread,
        open=asked.open,
        assigned=asked.assigned,
        state=asked.state,
        words=asked.words.strip(),
        since=aware(asked.since),
        after_id=asked.after,
    )
    found = call.store.changes.listing(which, call.person, limit=asked.limit, offset=asked.offset)
    total = call.store.changes.count(which, call.person)
    return page(call, found, shown, limit=asked.limit, offset=asked.offset, total=total)


@router.get("/counts", response_model=Counts)
def counts(call: Reader) -> Response:
    """How many are unread and open."""
    found = call.store.changes.counts(call.person)
    return answer(call, Counts(unread=found.unread, open=found.open))


@router.post("/read", response_model=Marked)
def read_all(call: Editor, group: Words = "", watch: Which = None) -> Response:
    """Mark all as read that a filter lets through."""
    group_id = call.store.groups.get(group).id if group else None
    marked = call.store.changes.mark_all(ChangeFilter(group_id=group_id, watch_id=watch), call.person)
    return answer(call, Marked(marked=marked))


@router.get("/{change_id}", response_model=ChangeShown)
def one(call: Reader, change_id: Number) -> Response:
    """One change."""
    return answer(call, shown(call.store.changes.get(change_id, call.person)))


@router.patch("/{change_id}", response_model=ChangeShown)
def deed(call: Editor, change_id: Number, sent: ChangeDeed) -> Response:
    """Mark it read or unread, acknowledge it or take that back, give it to somebody, note something."""
    changes = call.store.changes
    changes.get(change_id, call.person)
    assigned = None if sent.assigned is None else known_person(call, sent.assigned)
    if sent.read is not None:
        changes.mark([change_id], call.person, sent.read)
    if sent.acknowledged is not None:
        changes.acknowledge([change_id], call.person, call.now if sent.acknowledged else None)
    if assigned is not None:
        changes.assign([change_id], assigned)
    if sent.note is not None:
        changes.note(change_id, sent.note.strip())
    return answer(call, shown(changes.get(change_id, call.person)))


def known_person(call: Call, name: str) -> str:
    """A user's name, or nobody's."""
    if name and call.store.users.find(name) is None:
        raise InputError(f"There is no user “{name}”; see “kronika user list”.")
    return name


def aware(moment: datetime | None) -> datetime | None:
    """A moment with its zone; without one it is UTC."""
    if moment is None or moment.tzinfo is not None:
        return moment
    return moment.replace(tzinfo=UTC)
