"""Refusals: what went wrong, as a screen in our style with a way on; never a traceback."""

from __future__ import annotations

import logging
import math
import re
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException as AnyHTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from kronika.model.errors import InputError, KronikaError, StoreError, TooMany, UnknownName
from kronika.serve.web.guests import speaks_json
from kronika.serve.web.headers import DEFAULTS
from kronika.serve.web.labels import N_
from kronika.serve.web.visit import Visit, begin

TITLES = {
    401: N_("A login is needed"),
    403: N_("The form was not accepted"),
    404: N_("There is no such page"),
    405: N_("This address does not work that way"),
    413: N_("That is too much at once"),
    422: N_("Something in the request is wrong"),
    429: N_("That was too fast"),
    500: N_("Something went wrong in Kronika"),
    503: N_("The record keeper does not answer"),
}
ADVICE = {
    401: N_("Load the page again and log in."),
    403: N_("It came from another site, or it was open for too long. Go back, reload the page and try again."),
    404: N_("The address may be mistyped, or what was here is no longer kept."),
    405: N_("Go back and use the buttons and links of the page."),
    413: N_("Go back and send less."),
    422: N_("Go back, correct it and try again."),
    429: N_("Wait a moment and go on."),
    500: N_("The fault was written to the log. What is stored is safe; try again."),
    503: N_("Another program may be busy writing. Try again in a moment, or ask <code>kronika doctor</code>."),
}

# Our script asked for a part of a screen; a refusal takes the place of all of it.
WHOLE_SCREEN = {"HX-Retarget": "main", "HX-Reselect": "main", "HX-Reswap": "outerHTML", "HX-Replace-Url": "false"}

MOST_SAID = 5  # faults of one request
TAG = re.compile(r"<[^>]+>")

log = logging.getLogger(__name__)


def install(app: FastAPI) -> None:
    """Give the application its refusals."""
    app.add_exception_handler(AnyHTTPException, on_http)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(KronikaError, on_kronika)
    app.add_exception_handler(Exception, on_fault)


def on_http(request: Request, error: Exception) -> Response:
    """A refusal by number; 401 leads to the login and back."""
    status = error.status_code if isinstance(error, AnyHTTPException) else 500
    visit = visit_of(request)
    if status == 401 and not speaks_json(request):
        return to_login(visit)
    response = show(visit, status)
    if isinstance(error, AnyHTTPException):
        response.headers.update(error.headers or {})  # which methods an address allows
    return response


def on_invalid(request: Request, error: Exception) -> Response:
    """A field that is not of its type; a program is told which."""
    if isinstance(error, RequestValidationError) and speaks_json(request):
        return JSONResponse({"error": "; ".join(map(sentence, error.errors()[:MOST_SAID]))}, status_code=422)
    return show(visit_of(request), 422)


def on_kronika(request: Request, error: Exception) -> Response:
    """An error of ours that a screen did not expect."""
    if isinstance(error, StoreError):
        log.error("The store failed: %s", error)
        return show(visit_of(request), 503)
    if isinstance(error, TooMany):
        response = show(visit_of(request), 429)
        response.headers["Retry-After"] = str(max(1, math.ceil(error.after)))
        return response
    status = 404 if isinstance(error, UnknownName) else 422 if isinstance(error, InputError) else 500
    return show(visit_of(request), status)


def on_fault(request: Request, error: Exception) -> Response:
    """A fault of ours. It is outside the middleware, so the safe headers are put on here."""
    log.error("A screen failed: %s %s", request.method, request.url.path, exc_info=error)
    response = show(visit_of(request), 500)
    for name, value in DEFAULTS.items():
        response.headers.setdefault(name, value)
    return response


def show(visit: Visit, status: int) -> Response:
    """The refusal as a screen, or as a sentence for a program."""
    known = status if status in TITLES else 500 if status >= 500 else 422
    if speaks_json(visit.request):
        said = f"{visit.tongue.text(TITLES[known])}. {visit.tongue.text(ADVICE[known])}"
        return JSONResponse({"error": TAG.sub("", said)}, status_code=status)
    response = visit.page("refusal.html", status=status, code=status, title=TITLES[known], advice=ADVICE[known])
    if visit.by_htmx:
        response.headers.update(WHOLE_SCREEN)
    return response


def sentence(fault: Any) -> str:
    """One fault of a request: where, and what was expected there."""
    return f"{'.'.join(str(part) for part in fault['loc'] if part != 'body') or 'body'}: {fault['msg']}"


def to_login(visit: Visit) -> Response:
    """Ask for a login, then come back to what was wanted, if that was only a look."""
    address = visit.request.url
    back = f"{address.path}?{address.query}" if address.query else address.path
    wanted = back if visit.request.method == "GET" and not visit.by_htmx else "/"
    return visit.redirect("/login" if wanted == "/" else f"/login?next={quote(wanted, safe='/')}")


def visit_of(request: Request) -> Visit:
    """The visit as far as it got; without a session when it did not get that far."""
    visit = getattr(request.state, "visit", None)
    return visit if isinstance(visit, Visit) else begin(request, None)
