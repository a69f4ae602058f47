"""Health: tells a supervisor whether the application and its store answer."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import JSONResponse, Response

from kronika import __version__
from kronika.model.errors import StoreError
from kronika.serve.web.admit import Public

router = APIRouter()


@router.get("/healthz")
def healthz(visit: Public) -> Response:
    """200 and "ok" when a question to the store is answered."""
    try:
        visit.shell.store.users.any()
    except StoreError:
        return JSONResponse({"status": "store does not answer", "version": __version__}, status_code=503)
    return JSONResponse({"status": "ok", "version": __version__})
