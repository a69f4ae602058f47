"""Versions: the kept history of a watched page, and each version's bytes as they came."""

from __future__ import annotations

from datetime import datetime

from fastapi import APIRouter
from starlette.responses import Response

from kronika.model.watch import WatchVersion
from kronika.serve.api.admit import Reader
from kronika.serve.api.answers import Limit, Listing, Offset, answer, page, sent
from kronika.serve.api.texts import Number, Shown

CAGE = {
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Content-Disposition": 'attachment; filename="{name}"',
}

router = APIRouter(prefix="/api/v1/watches/{watch_id}/versions", tags=["versions"])


class VersionShown(Shown):
    """One kept version."""

    number: int
    at: datetime
    seen: datetime
    final_url: str
    status: int
    content_hash: str
    size: int
    title: str
    page_class: str
    lang: str
    content_type: str


@router.get("", response_model=Listing[VersionShown])
def listing(call: Reader, watch_id: Number, limit: Limit = 100, offset: Offset = 0) -> Response:
    """The versions of a page, the newest first."""
    call.store.watches.get(watch_id)
    found = call.store.watches.versions(watch_id)
    part = found[offset : offset + limit]
    return page(call, part, shown, limit=limit, offset=offset, total=len(found))


@router.get("/{number}", response_model=VersionShown)
def one(call: Reader, watch_id: Number, number: Number) -> Response:
    """One version."""
    return answer(call, shown(call.store.watches.version(watch_id, number)))


@router.get("/{number}/body", response_class=Response, responses={200: {"content": {"application/octet-stream": {}}}})
def body(call: Reader, watch_id: Number, number: Number) -> Response:
    """The bytes of a version as they were stored, as a download: a browser must not show a stored page as ours."""
    version = call.store.watches.version(watch_id, number)
    headers = {**CAGE, "Content-Disposition": CAGE["Content-Disposition"].format(name=f"watch-{watch_id}-{number}")}
    headers["X-Original-Content-Type"] = one_line(content_type(version))
    return sent(call, call.store.watches.body(version.id), "application/octet-stream", headers=headers)


def shown(version: WatchVersion) -> VersionShown:
    """A version for a caller."""
    return VersionShown(
        number=version.number,
        at=version.at,
        seen=version.seen,
        final_url=version.final_url,
        status=version.status,
        content_hash=version.content_hash,
        size=version.size,
        title=version.title,
        page_class=version.page_class,
        lang=version.lang,
        content_type=content_type(version),
    )


def content_type(version: WatchVersion) -> str:
    """What the server said the page is."""
    return next((value for name, value in version.headers if name.lower() == "content-type"), "")


def one_line(text: str) -> str:
    """A header's value that another header can carry: visible ASCII only."""
    return "".join(letter if " " <= letter <= "~" else "?" for letter in text)[:200]
