"""The annotator's door: which kinds there are to answer; if it is one, straight to it."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException
from starlette.responses import Response

from kronika.model.annotation import Progress
from kronika.serve.web.annotate_progress import told
from kronika.serve.web.annotate_words import instructions, kinds
from kronika.serve.web.guests import Guest
from kronika.serve.web.visit import Visit

router = APIRouter()


@router.get("/annotate")
def choose(visit: Guest) -> Response:
    """The kinds with something to answer, or with something answered."""
    found = asked(visit)
    if len(found) == 1:
        return visit.redirect(f"/annotate/{next(iter(found))}")
    choices = [
        {
            "kind": kind,
            "title": instructions(kind).title,
            "question": instructions(kind).question,
            "progress": told(progress, visit.tongue),
        }
        for kind, progress in found.items()
    ]
    return visit.page("annotate.html", choices=choices)


def asked(visit: Visit) -> dict[str, Progress]:
    """The kinds that people are or were asked about, and how far all have come."""
    found = {kind: visit.shell.desk.progress(None, kind) for kind in kinds()}
    return {kind: progress for kind, progress in found.items() if progress.fragments}


def checked(kind: str) -> str:
    """The name of a kind there is."""
    if kind not in kinds():
        raise HTTPException(404)
    return kind
