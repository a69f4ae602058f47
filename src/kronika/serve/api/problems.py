"""Problems: what went wrong as problem+json (RFC 9457), always with a sentence the caller can act on."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException as AnyHTTPException
from starlette.requests import Request
from starlette.responses import Response

from kronika.model.errors import (
    BadQuery,
    FetchError,
    InputError,
    KronikaError,
    NotifyError,
    PartMissing,
    StoreError,
    UnknownName,
)
from kronika.serve.api.headers import DEFAULTS

MEDIA_TYPE = "application/problem+json"
TITLES = {
    400: "The request cannot be read",
    401: "A token is needed",
    403: "This is not allowed",
    404: "There is no such thing",
    405: "This address does not work that way",
    409: "This is there already",
    412: "It was changed meanwhile",
    413: "That is too much at once",
    415: "The body is of the wrong kind",
    422: "Something in the request is wrong",
    429: "Too often",
    500: "Something went wrong in Kronika",
    502: "The page could not be had",
    503: "Not now",
}
SENTENCES = {
    400: "The body cannot be read; send JSON.",
    404: "There is nothing at this address; /api/v1/ lists what there is.",
    405: "The header Allow says which methods this address knows.",
    413: "Send less at once.",
    500: "The fault was written to the log. What is stored is safe; try again.",
}
MOST_ERRORS = 20

log = logging.getLogger(__name__)


class Problem(Exception):
    """A refusal with its status and sentence."""

    def __init__(self, status: int, sentence: str, *, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.headers = dict(headers or {})


def install(app: FastAPI) -> None:
    """Give the application its problems."""
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(AnyHTTPException, on_http)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(KronikaError, on_kronika)
    app.add_exception_handler(Exception, on_fault)


def on_problem(request: Request, error: Exception) -> Response:
    """A refusal of ours."""
    assert isinstance(error, Problem)
    return told(error.status, str(error), headers=error.headers)


def on_http(request: Request, error: Exception) -> Response:
    """A refusal by number."""
    assert isinstance(error, AnyHTTPException)
    status = error.status_code
    sentence = SENTENCES.get(status) or f"{TITLES.get(status, 'It cannot be done')}."
    return told(status, sentence, headers=dict(error.headers or {}))


def on_invalid(request: Request, error: Exception) -> Response:
    """Values that are not of their type, each named; a part of the address that is wrong names nothing we have."""
    assert isinstance(error, RequestValidationError)
    faults = error.errors()[:MOST_ERRORS]
    if any(fault["loc"][:1] == ("path",) for fault in faults):
        return told(404, SENTENCES[404])
    if any(fault["type"] == "json_invalid" for fault in faults):
        return told(400, "The body is no JSON.")
    errors = [{"where": ".".join(map(str, fault["loc"])), "sentence": f"{fault['msg']}."} for fault in faults]
    sentence = f"{errors[0]['where']}: {errors[0]['sentence']}" if errors else TITLES[422]
    return told(422, sentence, more={"errors": errors})


def on_kronika(request: Request, error: Exception) -> Response:
    """An error of ours: its sentence is written for people."""
    if isinstance(error, StoreError):
        log.error("The store failed: %s", error)
    return told(status_of(error), str(error), more=place_of(error))


def place_of(error: Exception) -> dict[str, Any]:
    """Where in a query the fault is: characters before it, and how many it takes."""
    if not isinstance(error, BadQuery):
        return {}
    return {"query": error.text, "position": error.position, "length": error.length}


def status_of(error: Exception) -> int:
    """The number that fits an error."""
    numbers: tuple[tuple[type[Exception], int], ...] = (
        (UnknownName, 404),
        (InputError, 422),
        (StoreError, 503),
        (FetchError, 502),
        (NotifyError, 502),
        (PartMissing, 503),
    )
    return next((number for kind, number in numbers if isinstance(error, kind)), 500)


def on_fault(request: Request, error: Exception) -> Response:
    """A fault of ours. It is outside the middleware, so the safe headers are put on here."""
    log.error("A call failed: %s %s", request.method, request.url.path, exc_info=error)
    return told(500, SENTENCES[500], headers=DEFAULTS)


def told(
    status: int, sentence: str, *, headers: Mapping[str, str] | None = None, more: Mapping[str, Any] | None = None
) -> Response:
    """The problem as an answer."""
    body = {"type": "about:blank", "title": TITLES.get(status, "Error"), "status": status, "detail": sentence}
    text = json.dumps({**body, **(more or {})}, ensure_ascii=False)
    return Response(text.encode("utf-8", "replace"), status, media_type=MEDIA_TYPE, headers=dict(headers or {}))
