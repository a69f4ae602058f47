"""A kept version of a watched page with the compared part outlined, caged for the frame."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from starlette.responses import Response

from kronika.model.errors import NotText, UnknownName
from kronika.serve.web.admit import Reader
from kronika.serve.web.original import CAGE
from kronika.serve.web.watch_found import found_watch
from kronika.serve.web.watch_rows import number_of

router = APIRouter()


@router.get("/watch/{watch_id:int}/page")
def page(visit: Reader, watch_id: int, version: str = "") -> Response:
    """One version, the newest unless another is asked for."""
    from kronika.flow.watch_kept import outlined_version  # the extractor behind it takes a while to load

    watch = found_watch(visit, watch_id)
    try:
        html = outlined_version(visit.shell.chronicle(), watch, number_of(version) or watch.version)
    except (UnknownName, NotText) as error:
        raise HTTPException(404) from error
    return Response(html.encode(errors="replace"), media_type="text/html; charset=utf-8", headers=CAGE)
