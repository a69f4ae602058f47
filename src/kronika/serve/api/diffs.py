"""Diffs: what is different between any two kept versions, as JSON, as text, or as one file that shows the page."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field
from starlette.responses import Response

from kronika.serve.api.admit import Reader
from kronika.serve.api.answers import answer, sent
from kronika.serve.api.change_shapes import PieceShown
from kronika.serve.api.texts import LARGEST, Number, Shown
from kronika.serve.api.watch_shapes import IgnoreShown, shown_ignore

if TYPE_CHECKING:
    from kronika.flow.watch_diff import Differ
    from kronika.watch.highlight.excerpts import Excerpt

# The file brings its own policy and its own style; here it is shown, if at all, where nothing in it can run.
CAGE = {"Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"}
TEXT = "text/plain; charset=utf-8"

router = APIRouter(prefix="/api/v1/watches/{watch_id}/diff", tags=["versions"])


class DiffFormat(StrEnum):
    """How a difference is told."""

    JSON = "json"
    TEXT = "text"
    UNIFIED = "unified"
    HTML = "html"


class DiffAsked(BaseModel):
    """Which versions, and how."""

    before: int | None = Field(
        None, alias="from", ge=1, le=LARGEST, description="The older version; else the last but one."
    )
    after: int | None = Field(None, alias="to", ge=1, le=LARGEST, description="The newer version; else the newest.")
    format: DiffFormat = DiffFormat.JSON


class SpanShown(Shown):
    """A stretch of words of one kind."""

    kind: str = Field(description="same, added, removed, moved_to or moved_from.")
    text: str


class StopShown(Shown):
    """One change, with a few words around it."""

    number: int
    kind: str = Field(description="added, removed, replaced, moved_from, moved_to or link.")
    partner: int | None = Field(description="The other end of a move.")
    headings: list[str] = Field(description="What stands above it, from the outside in.")
    lines: list[list[SpanShown]]


class DiffShown(Shown):
    """What is different between two versions."""

    before: int
    after: int
    added: int
    removed: int
    moved: int
    links: int
    pieces: list[PieceShown]
    ignored: list[IgnoreShown]
    changes: list[StopShown]


@router.get("", response_model=DiffShown, responses={200: {"content": {"text/plain": {}, "text/html": {}}}})
def diff(call: Reader, watch_id: Number, asked: Annotated[DiffAsked, Query()]) -> Response:
    """Compare two versions: those of the last change where none are named."""
    from kronika.flow.watch_diff import chosen, differ  # the comparing behind it takes a while to load

    watch = call.store.watches.get(watch_id)
    found = differ(call.chronicle(), watch, *chosen(call.store, watch, asked.before, asked.after))
    if asked.format is DiffFormat.UNIFIED:
        return sent(call, found.unified().encode("utf-8", "replace"), TEXT)
    if asked.format is DiffFormat.TEXT:
        return sent(call, found.plain().encode("utf-8", "replace"), TEXT)
    if asked.format is DiffFormat.HTML:
        name = f"watch-{watch_id}-{found.before.number}-{found.after.number}.html"
        headers = {**CAGE, "Content-Disposition": f'attachment; filename="{name}"'}
        return sent(call, found.file().encode("utf-8", "replace"), "text/html; charset=utf-8", headers=headers)
    return answer(call, shown(found))


def shown(found: Differ) -> DiffShown:
    """A difference for a caller."""
    told = found.difference
    return DiffShown(
        before=found.before.number,
        after=found.after.number,
        added=told.added,
        removed=told.removed,
        moved=told.moved,
        links=told.links,
        pieces=[PieceShown(kind=one.kind, text=one.text, before=one.before, around=one.around) for one in told.pieces],
        ignored=[shown_ignore(one) for one in told.ignored],
        changes=[shown_stop(excerpt) for excerpt in found.excerpts()],
    )


def shown_stop(excerpt: Excerpt) -> StopShown:
    """One change for a caller."""
    return StopShown(
        number=excerpt.number,
        kind=excerpt.kind.value,
        partner=excerpt.partner or None,
        headings=list(excerpt.headings),
        lines=[[SpanShown(kind=span.kind.value, text=span.text) for span in line] for line in excerpt.lines],
    )
