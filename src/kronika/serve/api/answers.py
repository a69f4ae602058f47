"""Answers: JSON with an ETag, nothing but “not modified” where the caller has it already, lists in pages."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Annotated, Generic, TypeVar
from urllib.parse import quote, urlencode

from fastapi import Query
from pydantic import BaseModel, Field
from starlette.responses import Response

from kronika.serve.api.call import Call
from kronika.serve.api.problems import Problem
from kronika.serve.gate.rights import SAFE_METHODS

KEPT = {"Cache-Control": "private, no-cache", "Vary": "Authorization, Cookie"}  # asked again each time, by ETag
MOST = 500
FARTHEST = 2**31
CHANGED = "It was changed since you read it; read it again, and then change it."

Limit = Annotated[int, Query(ge=1, le=MOST, description="How many at most.")]
Offset = Annotated[int, Query(ge=0, le=FARTHEST, description="How many to leave out first.")]
Record = TypeVar("Record")
Shape = TypeVar("Shape", bound=BaseModel)


def answer(call: Call, shape: BaseModel, *, status: int = 200, location: str = "") -> Response:
    """A record as JSON."""
    headers = {"Location": location} if location else {}
    return sent(call, body_of(shape), "application/json", status=status, headers=headers)


def sent(
    call: Call, body: bytes, media_type: str, *, status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    """Bytes with their ETag; 304 where the caller has the same."""
    tag = tag_of(body)
    said = {"ETag": tag, **KEPT, **(headers or {})}
    if status == 200 and is_known(call, tag, said.get("Last-Modified")):
        return Response(status_code=304, headers=said)
    return Response(body, status, media_type=media_type, headers=said)


def is_known(call: Call, tag: str, modified: str | None) -> bool:
    """Has the caller the same? The tag counts; the date only where none is sent, as old readers of feeds do."""
    asked = call.request.headers
    if call.request.method not in SAFE_METHODS:
        return False
    if "if-none-match" in asked:
        return has(asked["if-none-match"], tag)
    return modified is not None and asked.get("if-modified-since") == modified


def page(
    call: Call, records: Sequence[Record], shape: Callable[[Record], BaseModel], *, limit: int, offset: int, total: int
) -> Response:
    """One page of a list; `next` is the address of the one after it, and null at the end."""
    after = offset + len(records)
    following = next_of(call, limit, after) if records and after < total else None
    items = b",".join(body_of(shape(record)) for record in records)
    head = Page(total=total, next=following).model_dump_json().encode()
    body = b'{"items":[' + items + b"]," + head[1:]
    return sent(call, body, "application/json", headers={"Link": f'<{following}>; rel="next"'} if following else {})


class Asked(BaseModel):
    """What every list may be asked."""

    limit: int = Field(100, ge=1, le=MOST, description="How many at most.")
    offset: int = Field(0, ge=0, le=FARTHEST, description="How many to leave out first.")


class Page(BaseModel):
    """What a page of a list says beside its items."""

    total: int
    next: str | None


class Listing(Page, Generic[Shape]):
    """One page of a list, as it is described."""

    items: list[Shape]


def next_of(call: Call, limit: int, offset: int) -> str:
    """The address of the page after this one, with the same filter."""
    kept = [(key, value) for key, value in call.request.query_params.multi_items() if key not in ("limit", "offset")]
    return f"{quote(call.request.url.path)}?{urlencode([*kept, ('limit', limit), ('offset', offset)])}"


def unchanged(call: Call, shape: BaseModel) -> None:
    """Refuse to change what is no longer what the caller has read; who sends no If-Match does not mind."""
    wanted = call.request.headers.get("if-match")
    if wanted and not has(wanted, tag_of(body_of(shape))):
        raise Problem(412, CHANGED)


def body_of(shape: BaseModel) -> bytes:
    """A record as JSON."""
    return shape.model_dump_json().encode("utf-8", "replace")


def tag_of(body: bytes) -> str:
    """What names exactly these bytes."""
    return f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def has(header: str | None, tag: str) -> bool:
    """Is a tag among those of a header? Proxies weaken them on the way."""
    tags = {one.strip().removeprefix("W/") for one in (header or "").split(",")}
    return tag in tags or "*" in tags
