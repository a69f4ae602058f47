"""Unsubscribe: one button for whoever holds the link of a mail, one click for mail programs (RFC 8058), and a way back."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, HTTPException
from starlette.responses import Response

from kronika.model.group import Member
from kronika.notify.addresses import shown
from kronika.serve.web.admit import Bearer
from kronika.serve.web.visit import Visit

router = APIRouter()


@router.get("/unsubscribe/{key}")
def ask(visit: Bearer, key: str) -> Response:
    """The button; programs that look through mails open every link, so opening it does nothing yet."""
    return page(visit, visit.shell.store.groups.member(key))


@router.post("/unsubscribe/{key}")
def leave(visit: Bearer, key: str, back: Annotated[str, Form()] = "") -> Response:
    """Leave, or come back. Mail programs send the form by themselves, without cookies and without our token."""
    groups = visit.shell.store.groups
    return page(visit, groups.come_back(key) if back else groups.leave(key), done=True)


def page(visit: Visit, member: Member | None, *, done: bool = False) -> Response:
    """How it stands, and the one thing that can be done."""
    if member is None:
        raise HTTPException(404)
    group = visit.shell.store.groups.by_id(member.group_id)
    address = shown(member.address).partition(":")[2]  # whoever reads this knows by which channel
    return visit.page("unsubscribe.html", group=group.name, address=address, member=member, done=done)
