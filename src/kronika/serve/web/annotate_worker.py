"""The annotator's service worker, at an address whose scope is the annotator and nothing else."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from kronika.serve.web.admit import Public
from kronika.serve.web.assets import assets

router = APIRouter()


@router.get("/annotate/worker.js")
def worker(visit: Public) -> Response:
    """The script; browsers ask for it anew, so that a new Kronika is noticed."""
    found = assets()["annotate_worker.js"]
    return Response(found.body, media_type=found.media_type, headers={"Cache-Control": "no-cache"})
