"""Fragments on which annotators disagree, with every vote, so that a person can look why."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from kronika.flow.contested import contested
from kronika.serve.web.admit import Editor
from kronika.serve.web.annotate_people import chosen
from kronika.serve.web.annotate_words import instructions, kinds

SHOWN = 50

router = APIRouter()


@router.get("/annotate/fragments")
def fragments(visit: Editor, kind: str = "") -> Response:
    """The contested fragments of a kind, the closest first."""
    kind = chosen(visit, kind)
    found = contested(visit.shell.store, kind)
    return visit.page(
        "annotate_fragments.html",
        kind=kind,
        kinds={name: instructions(name).title for name in kinds()},
        told=instructions(kind),
        total=len(found),
        found=found[:SHOWN],
    )
