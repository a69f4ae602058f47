"""Serves our own style, script and icon."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from starlette.responses import Response

from kronika.serve.web.admit import Public
from kronika.serve.web.assets import assets

router = APIRouter()


@router.get("/static/{name:path}")
def asset(visit: Public, name: str, v: str = "") -> Response:
    """One file, if it is one of ours: a name outside the table is not looked for."""
    found = assets().get(name)
    if found is None:
        raise HTTPException(404)
    lasting = "public, max-age=31536000, immutable" if v == found.version else "no-cache"
    headers = {"Cache-Control": lasting, "ETag": f'"{found.version}"'}
    if headers["ETag"] in visit.request.headers.get("if-none-match", ""):  # maybe in a list, or weakened by a proxy
        return Response(status_code=304, headers=headers)
    return Response(found.body, media_type=found.media_type, headers=headers)
