"""The device of an annotator: recognised by a signed cookie or a coarse fingerprint, and told what is known of it."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from kronika.model.annotation import Annotator, Recognised
from kronika.serve.gate import cookies
from kronika.serve.web.guests import Guest
from kronika.serve.web.labels import N_
from kronika.serve.web.visit import Visit

COOKIE = "kronika_annotator"
PROPERTIES = (  # as annotate_device.js names them
    ("screen", N_("Size of the screen, rounded")),
    ("ratio", N_("Dots per pixel")),
    ("zone", N_("Time zone")),
    ("languages", N_("Languages")),
    ("platform", N_("System")),
    ("touch", N_("Fingers the screen feels")),
    ("colours", N_("Depth of colour")),
    ("processors", N_("Processors, rounded")),
)

router = APIRouter()


@router.get("/annotate/device")
def device(visit: Guest) -> Response:
    """What is kept, for how long, and what for."""
    settings = visit.shell.settings.annotate
    return visit.page(
        "annotate_device.html",
        fingerprint=settings.fingerprint,
        days=settings.fingerprint_days,
        properties=PROPERTIES,
    )


def known(visit: Visit) -> Annotator | None:
    """The device of the cookie, if it is one of ours."""
    return visit.shell.desk.known(visit.request.cookies.get(COOKIE))


def recognise(visit: Visit, fingerprint: str | None = None) -> Recognised:
    """The device by its cookie, else by its fingerprint if that is used here, else a new one."""
    used = fingerprint if visit.shell.settings.annotate.fingerprint else None
    cookie = visit.request.cookies.get(COOKIE)
    return visit.shell.desk.recognise(
        cookie=cookie, fingerprint=used or None, lang=visit.tongue.code, address=address_of(visit)
    )


def address_of(visit: Visit) -> str:
    """Where a request comes from, for the limits of what one address may send; it is not kept."""
    return visit.request.client.host if visit.request.client else ""


def remember(visit: Visit, response: Response, recognised: Recognised) -> Response:
    """Give the device its cookie, for a year from now."""
    cookies.put(visit.request, response, COOKIE, recognised.cookie, seconds=cookies.YEAR)
    return response
