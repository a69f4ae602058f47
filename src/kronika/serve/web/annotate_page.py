"""A page at once: all its open fragments in reading order, a yes and a no for each, one button."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from kronika.model.annotation import Choice, GivenAnswer
from kronika.serve.web.annotate import checked
from kronika.serve.web.annotate_ask import given_answer, new_client, readable
from kronika.serve.web.annotate_device import address_of, known, recognise, remember
from kronika.serve.web.annotate_progress import told
from kronika.serve.web.annotate_words import KEYS, instructions
from kronika.serve.web.guests import Guest
from kronika.serve.web.visit import Visit

NUMBER = "client-"  # each fragment of the form has a field of this name and its number
MOST = 500

router = APIRouter()


@router.get("/annotate/{kind}/page")
def page(visit: Guest, kind: str) -> Response:
    """The fragments of one page."""
    annotator, desk = known(visit), visit.shell.desk
    found = desk.hand_out_page(annotator.id, checked(kind)) if annotator else []
    fragments = [readable(fragment) for fragment in found]
    return visit.page(
        "annotate_page.html",
        kind=checked(kind),
        told=instructions(kind),
        known=annotator is not None,
        fragments=fragments,
        clients={fragment.id: new_client() for fragment in fragments},
        letters=KEYS[visit.tongue.code],
        fingerprint=visit.shell.settings.annotate.fingerprint,
        progress=told(desk.progress(annotator.id if annotator else None, kind), visit.tongue),
    )


@router.post("/annotate/{kind}/page")
async def keep(visit: Guest, kind: str) -> Response:
    """Keep what was said of the whole page, and go on to the next."""
    form = await visit.request.form()
    fields = {name: value for name, value in form.items() if isinstance(value, str)}
    return await run_in_threadpool(keep_all, visit, checked(kind), said(fields))


def keep_all(visit: Visit, kind: str, given: list[GivenAnswer]) -> Response:
    """All answers together, so that none is kept without the others."""
    recognised = recognise(visit)
    if given:
        visit.shell.desk.answer(recognised.annotator.id, given, address=address_of(visit))
    return remember(visit, visit.redirect(f"/annotate/{kind}/page"), recognised)


def said(fields: Mapping[str, str]) -> list[GivenAnswer]:
    """The answers of the form; a fragment without one is skipped."""
    numbers = [name.removeprefix(NUMBER) for name in fields if name.startswith(NUMBER)][:MOST]
    return [
        given_answer(number, fields.get(f"choice-{number}", Choice.SKIP), fields[f"{NUMBER}{number}"])
        for number in numbers
    ]
