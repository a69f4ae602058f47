"""Answering one fragment after the other; every button is a plain form, so that it works without our script too."""

from __future__ import annotations

import re
import secrets
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Form, HTTPException
from starlette.responses import Response

from kronika.model.annotation import Annotator, Choice, Fragment, GivenAnswer
from kronika.serve.web.addresses import record_number
from kronika.serve.web.annotate import checked
from kronika.serve.web.annotate_device import address_of, known, recognise, remember
from kronika.serve.web.annotate_progress import thanks, told
from kronika.serve.web.annotate_words import instructions
from kronika.serve.web.guests import Guest
from kronika.serve.web.visit import Visit

BLANK = re.compile(r"[^\S\n]*\n\s*")
CLIENT = re.compile(r"[0-9A-Za-z_-]{8,64}")

router = APIRouter()


@router.get("/annotate/{kind}")
def ask(visit: Guest, kind: str, last: str = "", bare: str = "") -> Response:
    """The next fragment. A device without a cookie is told first what to do; our script fetches by itself.

    `bare` is the page as it is kept for times without a connection: nothing is handed out for it.
    """
    annotator = known(visit)
    found = visit.shell.desk.hand_out(annotator.id, checked(kind), count=1) if annotator and not bare else []
    return screen(visit, checked(kind), annotator, fragment=next(iter(found), None), last=last)


@router.get("/annotate/{kind}/how")
def how(visit: Guest, kind: str) -> Response:
    """The instructions as a page of their own."""
    return visit.page("annotate_how.html", kind=checked(kind), told=instructions(kind))


@router.post("/annotate/{kind}")
def answer(
    visit: Guest,
    kind: str,
    fragment: Annotated[str, Form()] = "",
    choice: Annotated[str, Form()] = "",
    client: Annotated[str, Form()] = "",
) -> Response:
    """Keep an answer, if there is one, and go on to the next fragment."""
    where = f"/annotate/{checked(kind)}"
    recognised = recognise(visit)
    if fragment:
        given = given_answer(fragment, choice, client)
        visit.shell.desk.answer(recognised.annotator.id, [given], address=address_of(visit))
        where += f"?last={given.client}"
    return remember(visit, visit.redirect(where), recognised)


@router.post("/annotate/{kind}/back")
def take_back(visit: Guest, kind: str, client: Annotated[str, Form()] = "") -> Response:
    """Take the last answer back and show its fragment again."""
    annotator = known(visit)
    if annotator is None or not CLIENT.fullmatch(client):
        return visit.redirect(f"/annotate/{checked(kind)}")
    fragment = visit.shell.desk.undo(annotator.id, client)
    if fragment is None or fragment.kind != checked(kind):
        return visit.redirect(f"/annotate/{kind}")
    return screen(visit, kind, annotator, fragment=fragment, said=visit.tongue.text("Taken back"))


def screen(
    visit: Visit,
    kind: str,
    annotator: Annotator | None,
    *,
    fragment: Fragment | None,
    last: str = "",
    said: str = "",
) -> Response:
    """The screen of a fragment, or of none."""
    progress = visit.shell.desk.progress(annotator.id if annotator else None, kind)
    undoable = last if CLIENT.fullmatch(last) else ""
    return visit.page(
        "annotate_ask.html",
        kind=kind,
        told=instructions(kind),
        known=annotator is not None,
        fragment=readable(fragment) if fragment else None,
        fragments=[shown(fragment)] if fragment else [],
        progress=told(progress, visit.tongue),
        fingerprint=visit.shell.settings.annotate.fingerprint,
        client=new_client(),
        last=undoable,
        said=said or (thanks(progress, 1, visit.tongue) if undoable else ""),
    )


def readable(fragment: Fragment) -> Fragment:
    """A fragment without the blank lines of its page: a phone is short."""
    return replace(fragment, before=BLANK.sub("\n", fragment.before), after=BLANK.sub("\n", fragment.after))


def shown(fragment: Fragment) -> dict[str, Any]:
    """What a device is given of a fragment: never what the machine thinks of it, nor that it is a hidden question."""
    fragment = readable(fragment)
    return {
        "id": fragment.id,
        "site": fragment.site,
        "path": list(fragment.path),
        "before": fragment.before,
        "marked": fragment.marked,
        "after": fragment.after,
    }


def given_answer(fragment: str, choice: str, client: str) -> GivenAnswer:
    """The answer of a form, or a refusal."""
    if choice not in set(Choice) or not CLIENT.fullmatch(client):
        raise HTTPException(422)
    return GivenAnswer(fragment_id=record_number(fragment), choice=Choice(choice), client=client)


def new_client() -> str:
    """A number for an answer that a form will give, so that one sent twice counts once."""
    return secrets.token_hex(16)
