"""Every route declares its right through its doorkeeper; a route without one is found before anybody can ask it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.routing import BaseRoute

NUL = "\x00"
SAFE_METHODS = frozenset({"GET", "HEAD"})


class Right(StrEnum):
    """What a visitor must be allowed to do."""

    PUBLIC = "public"  # anyone: login, style, health
    READER = "reader"  # see the chronicle
    EDITOR = "editor"  # change it


class Doorkeeper:
    """What stands before a route: the doors differ in how they know a visitor, not in that they declare a right."""

    def __init__(self, right: Right) -> None:
        self.right = right

    def __call__(self, request: Request) -> Any:
        """Let the visitor in, or refuse."""
        raise NotImplementedError


def rights_of(route: BaseRoute) -> list[Right]:
    """The rights a route declares; exactly one is right."""
    if not isinstance(route, APIRoute):
        return []
    return [found.call.right for found in route.dependant.dependencies if isinstance(found.call, Doorkeeper)]


def undeclared(routes: Iterable[BaseRoute]) -> list[str]:
    """Routes that declare no right, or several."""
    return [str(getattr(route, "path", route)) for route in routes if len(rights_of(route)) != 1]


def answer_head(routes: Iterable[BaseRoute]) -> None:
    """Whatever can be read can be asked about: HEAD is GET without the body, which the server leaves out."""
    for route in routes:
        if isinstance(route, APIRoute) and route.methods and "GET" in route.methods:
            route.methods.add("HEAD")


def same_origin(request: Request) -> bool:
    """Does the browser say that this came from our own page? Programs say nothing."""
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = request.headers.get("origin")
    return origin is None or origin.partition("://")[2].lower() == request.headers.get("host", "").lower()
