"""The description of this interface: OpenAPI for programs, and the same as a plain page for people."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import copy
from html import escape
from typing import Any

from fastapi import APIRouter
from fastapi.openapi.utils import get_openapi
from starlette.responses import Response

from kronika import __version__
from kronika.serve.api.admit import Public
from kronika.serve.api.answers import sent
from kronika.serve.api.call import Call
from kronika.serve.gate.rights import Right, rights_of

ABOUT = (
    "Articles, search, trends, corpora; what the language of articles tells; watched pages, their changes, groups and "
    "digests; facts of many sites. "
    "Errors are problem+json (RFC 9457) with a sentence. Reads carry an ETag. "
    "Programs send “Authorization: Bearer TOKEN”, made by “kronika user token add NAME --scope read|write”."
)
WORDS = {Right.PUBLIC: "anyone", Right.READER: "read", Right.EDITOR: "write"}
PROBLEM = {
    "type": "object",
    "properties": {
        "type": {"type": "string"},
        "title": {"type": "string"},
        "status": {"type": "integer"},
        "detail": {"type": "string"},
    },
}

router = APIRouter(prefix="/api/v1", tags=["description"])


@router.get("/openapi.json", response_class=Response)
def openapi(call: Public) -> Response:
    """This interface in OpenAPI."""
    return sent(call, json.dumps(description(call), ensure_ascii=False).encode(), "application/json")


@router.get("", response_class=Response, include_in_schema=False)
@router.get("/", response_class=Response)
def page(call: Public) -> Response:
    """This interface as a page."""
    return sent(call, page_of(description(call)).encode(), "text/html; charset=utf-8")


def description(call: Call) -> dict[str, Any]:
    """The OpenAPI document; each operation says which right it needs, and that its errors are problems."""
    app = call.request.app
    if app.openapi_schema is None:
        routes = [without_head(route) for route in app.routes]
        made = get_openapi(title="Kronika", version=__version__, description=ABOUT, routes=routes)
        made.setdefault("components", {})["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
        made["components"].setdefault("schemas", {})["Problem"] = PROBLEM
        for route in app.routes:
            for operation in operations(made, route):
                dress(operation, rights_of(route)[0])
        app.openapi_schema = made
    found: dict[str, Any] = app.openapi_schema
    return found


def without_head(route: Any) -> Any:
    """A route as it is described: HEAD goes with GET and needs no words of its own."""
    described = copy(route)
    described.methods = route.methods - {"HEAD"}
    return described


def operations(made: dict[str, Any], route: Any) -> Iterator[dict[str, Any]]:
    """The operations of a route."""
    known = made["paths"].get(route.path_format, {})
    for method in route.methods:
        if method.lower() in known:
            yield known[method.lower()]


def dress(operation: dict[str, Any], right: Right) -> None:
    """Say what every operation has in common."""
    problem = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    operation["responses"].pop("422", None)
    operation["responses"]["default"] = {"description": "A problem, with a sentence.", "content": problem}
    operation["x-right"] = WORDS[right]
    operation["security"] = [] if right is Right.PUBLIC else [{"token": []}]


def page_of(made: dict[str, Any]) -> str:
    """The list of operations in plain HTML."""
    rows = "".join(
        f"<tr><td><code>{method.upper()}</code></td><td><code>{escape(path)}</code></td>"
        f"<td>{escape(operation.get('description', '').partition(chr(10))[0])}</td><td>{escape(operation['x-right'])}</td></tr>"
        for path, known in made["paths"].items()
        for method, operation in known.items()
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kronika: interface for programs</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/static/kronika.css"></head>'
        f'<body><main class="wrap"><h1>Interface for programs</h1><p>{escape(ABOUT)}</p>'
        '<p><a href="/api/v1/openapi.json">OpenAPI</a></p>'
        '<div class="scroll" role="region" aria-label="Operations" tabindex="0">'
        '<table><thead><tr><th scope="col">Method</th><th scope="col">Address</th><th scope="col">What it does</th>'
        '<th scope="col">Who may</th></tr></thead>'
        f"<tbody>{rows}</tbody></table></div></main></body></html>"
    )
