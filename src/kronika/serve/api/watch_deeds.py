"""Deeds on watches: restore, pause, resume, check now, and ignores on and off."""

from __future__ import annotations

import threading
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field
from starlette.responses import Response

from kronika.flow.watch_files.rules import fault_of
from kronika.model.errors import InputError
from kronika.model.watch import FocusKind, Ignore, NoiseKind
from kronika.serve.api.admit import Editor
from kronika.serve.api.answers import answer
from kronika.serve.api.conflicts import kept
from kronika.serve.api.problems import Problem
from kronika.serve.api.texts import Number, Sent, Text
from kronika.serve.api.watch_shapes import WatchShown, shown
from kronika.serve.api.watches import living

CHECKS = threading.BoundedSemaphore(2)  # at once: each takes a worker of the server for as long as it lasts

router = APIRouter(prefix="/api/v1/watches/{watch_id}", tags=["watches"])


class IgnoreSent(Sent):
    """What to leave out from now on, or no longer."""

    kind: NoiseKind = NoiseKind.PLACE
    where: Text = Field(
        "", max_length=1_000, description="The place as the watch shows it, or a CSS selector of yours."
    )
    on: bool = True


@router.post("/restore", response_model=WatchShown)
def restore(call: Editor, watch_id: Number) -> Response:
    """Bring a deleted watch back with all it has."""
    watch = call.store.watches.get(watch_id)
    kept(lambda: call.store.watches.restore([watch.id]))
    return answer(call, shown(call.store.watches.get(watch_id)))


@router.post("/pause", response_model=WatchShown)
def pause(call: Editor, watch_id: Number) -> Response:
    """Look at it no more until it is resumed."""
    call.store.watches.pause([living(call, watch_id).id])
    return answer(call, shown(call.store.watches.get(watch_id)))


@router.post("/resume", response_model=WatchShown)
def resume(call: Editor, watch_id: Number) -> Response:
    """Look at it again."""
    call.store.watches.resume([living(call, watch_id).id])
    return answer(call, shown(call.store.watches.get(watch_id)))


@router.post("/check", response_model=WatchShown, status_code=202, responses={200: {"model": WatchShown}})
def check(
    call: Editor,
    watch_id: Number,
    wait: Annotated[bool, Query(description="Check it now and answer when it is done.")] = False,
) -> Response:
    """Check it as soon as possible; with `wait` the answer tells how it went."""
    watch = living(call, watch_id)
    if not wait:
        call.store.watches.ask([watch.id], call.now)
        return answer(call, shown(call.store.watches.get(watch_id)), status=202)
    from kronika.flow.watching import check_watches  # the fetcher and the extractor take a while to load

    if not CHECKS.acquire(blocking=False):
        raise Problem(503, "Too many checks at once; try again in a minute.", headers={"Retry-After": "60"})
    try:
        check_watches(call.chronicle(), [watch.id])
    finally:
        CHECKS.release()
    return answer(call, shown(call.store.watches.get(watch_id)))


@router.put("/ignores", response_model=WatchShown)
def ignore(call: Editor, watch_id: Number, sent: IgnoreSent) -> Response:
    """Turn an ignore on or off, or leave out a region of the page by a CSS selector."""
    watch = living(call, watch_id)
    known = next((one for one in watch.ignores if one.key == (sent.kind.value, sent.where)), None)
    if known is None and sent.kind is NoiseKind.PLACE and (fault := fault_of(FocusKind.CSS, sent.where)):
        raise InputError(f"{fault[:1].upper()}{fault[1:]}.")
    said = Ignore(
        kind=sent.kind,
        where=sent.where,
        sample=known.sample if known else "",
        on=sent.on,
        by=call.person or "api",
        since=call.now,
    )
    return answer(call, shown(call.store.watches.set_ignore(watch.id, said)))
