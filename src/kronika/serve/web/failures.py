"""Failures: what could not be fetched or read, newest first, each in one sentence."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from kronika.model.failure import FailureKind
from kronika.serve.web.admit import Reader
from kronika.serve.web.paging import Paging

PER_PAGE = 50

router = APIRouter()


@router.get("/failures")
def failures(visit: Reader, kind: str = "", source: str = "", page: str = "") -> Response:
    """The failures of a kind and a source, or all."""
    store = visit.shell.store
    chosen = FailureKind(kind) if kind in set(FailureKind) else None
    counts = store.failures.counts(source=source or None)
    total = counts.get(chosen, 0) if chosen else sum(counts.values())
    paging = Paging.of(page, total=total, size=PER_PAGE, path="/failures", values={"kind": kind, "source": source})
    return visit.page(
        "failures.html",
        failures=store.failures.listing(source=source or None, kind=chosen, limit=PER_PAGE, offset=paging.offset),
        paging=paging,
        counts=sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])),
        kind=chosen,
        source=source,
    )
