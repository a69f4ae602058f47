"""How an answer leaves the server: ETag and 304, gzip, Content-Length, HEAD, drip and hang-up."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from datetime import datetime
from email.utils import format_datetime
from hashlib import blake2b
from typing import Any

from kronika.sampleweb.site import Answer, Request

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
Receive = Callable[[], Awaitable[Message]]

DRIP_PIECE = 64
SMALL = 500  # bytes below which gzip is not worth it
TEXT_TYPES = ("text/", "application/json", "application/xml", "application/rss+xml", "application/atom+xml")


@dataclass(frozen=True, slots=True, kw_only=True)
class Parcel:
    """An answer made ready once: both encodings and the tag, so that it can be sent many times."""

    answer: Answer
    plain: bytes
    packed: bytes | None  # None: not worth packing, or already packed by the site
    tag: str | None  # None: differs at every visit


def parcel(answer: Answer) -> Parcel:
    """Make an answer ready for sending."""
    tag = f'W/"{blake2b(answer.body, digest_size=10).hexdigest()}"' if answer.fixed and answer.status == 200 else None
    return Parcel(answer=answer, plain=answer.body, packed=pack(answer), tag=tag)


def pack(answer: Answer) -> bytes | None:
    """The gzipped body, where that makes sense."""
    names = {name.lower(): value for name, value in answer.headers}
    text = names.get("content-type", "").startswith(TEXT_TYPES)
    if not text or answer.drip or "content-encoding" in names or "content-length" in names or len(answer.body) < SMALL:
        return None
    return gzip.compress(answer.body, 6, mtime=0)


def status_for(parcel: Parcel, request: Request) -> int:
    """The status this visitor gets: 304 where it has the page already."""
    return 304 if is_known(parcel, request) else parcel.answer.status


async def deliver(parcel: Parcel, request: Request, now: datetime, receive: Receive, send: Send, head: bool) -> None:
    """Send it as this visitor can take it."""
    if parcel.answer.wait and await leaves_within(parcel.answer.wait, receive):
        return
    status = status_for(parcel, request)
    packed = parcel.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    body = b"" if status == 304 else packed or parcel.plain
    headers = [*parcel.answer.headers, ("Date", http_date(now))]
    announced = announced_length(parcel.answer)
    if status != 304 and announced is None:
        headers.append(("Content-Length", str(len(body))))
    if parcel.packed is not None:
        headers.append(("Vary", "Accept-Encoding"))
    if packed and status != 304:
        headers.append(("Content-Encoding", "gzip"))
    if parcel.tag:
        headers.append(("ETag", parcel.tag))
    await send({"type": "http.response.start", "status": status, "headers": encoded(headers)})
    if head or status == 304:
        await send({"type": "http.response.body"})
    elif parcel.answer.drip:
        await drip(body, parcel.answer.drip, receive, send)
    else:
        cut = announced is not None and announced > len(body)  # returning with more promised makes uvicorn hang up
        await send({"type": "http.response.body", "body": body, "more_body": cut})


async def drip(body: bytes, seconds: float, receive: Receive, send: Send) -> None:
    """Send 64 bytes at a time with a pause between, until the end or until the visitor goes."""
    gone = asyncio.ensure_future(departure(receive))
    try:
        for start in range(0, len(body), DRIP_PIECE):
            await send({"type": "http.response.body", "body": body[start : start + DRIP_PIECE], "more_body": True})
            if (await asyncio.wait([gone], timeout=seconds))[0]:
                return
        await send({"type": "http.response.body"})
    finally:
        gone.cancel()


async def leaves_within(seconds: float, receive: Receive) -> bool:
    """Let the visitor wait; True when it went away before the time was over."""
    gone = asyncio.ensure_future(departure(receive))
    try:
        return bool((await asyncio.wait([gone], timeout=seconds))[0])
    finally:
        gone.cancel()


async def departure(receive: Receive) -> None:
    """Wait until the visitor has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


def is_known(parcel: Parcel, request: Request) -> bool:
    """Whether the visitor says that it has this very page."""
    asked = request.headers.get("if-none-match")
    if asked is not None:
        return parcel.tag is not None and parcel.tag in (tag.strip() for tag in asked.split(","))
    since = request.headers.get("if-modified-since")
    return since is not None and parcel.tag is not None and since == header(parcel.answer, "last-modified")


def announced_length(answer: Answer) -> int | None:
    """The length a site claims by itself, to cheat."""
    claimed = header(answer, "content-length")
    return int(claimed) if claimed else None


def header(answer: Answer, name: str) -> str | None:
    """The first header of that lower-case name."""
    return next((value for key, value in answer.headers if key.lower() == name), None)


def encoded(headers: list[tuple[str, str]]) -> list[tuple[bytes, bytes]]:
    """Headers as ASGI wants them."""
    return [(name.lower().encode("ascii"), value.encode("latin-1", "replace")) for name, value in headers]


def http_date(now: datetime) -> str:
    """A moment as HTTP writes it."""
    return format_datetime(now, usegmt=True)
