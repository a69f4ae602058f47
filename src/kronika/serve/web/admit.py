"""Every route declares its right by the type of its visit: Public, Reader or Editor; nobody gets in without one."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated

from fastapi import Depends, HTTPException
from fastapi.routing import APIRoute
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.routing import BaseRoute

from kronika.model.user import Session
from kronika.serve.web import cookies
from kronika.serve.web.shell import Shell
from kronika.serve.web.visit import Visit, begin

NUL = "\x00"
SAFE_METHODS = frozenset({"GET", "HEAD"})


class Right(StrEnum):
    """What a visitor must be allowed to do."""

    PUBLIC = "public"  # anyone: login, style, health
    READER = "reader"  # see the chronicle
    EDITOR = "editor"  # change it


class Admit:
    """The doorkeeper of one right: knows the visitor, checks the form, hands out the visit."""

    def __init__(self, right: Right) -> None:
        self.right = right

    async def __call__(self, request: Request) -> Visit:
        form = None if request.method in SAFE_METHODS else await request.form()
        if any(
            NUL in str(value) for value in (request.url.path, *request.query_params.values(), *(form or {}).values())
        ):
            raise HTTPException(404)  # no name, word or number holds one, and not every database takes one
        token = None if form is None else str(form.get("csrf", ""))
        return await run_in_threadpool(self.admit, request, token)

    def admit(self, request: Request, token: str | None) -> Visit:
        """The visit, or a refusal: 401 asks for a login, 403 is a forged or outdated form."""
        shell: Shell = request.app.state.shell
        session = session_of(request, shell)
        visit = begin(request, session)
        request.state.visit = visit
        if self.right is not Right.PUBLIC and session is None and shell.login_required():
            raise HTTPException(401)
        if token is not None and not (
            same_origin(request) and hmac.compare_digest(token.encode(), visit.csrf.encode())
        ):
            raise HTTPException(403)
        return visit


Public = Annotated[Visit, Depends(Admit(Right.PUBLIC))]
Reader = Annotated[Visit, Depends(Admit(Right.READER))]
Editor = Annotated[Visit, Depends(Admit(Right.EDITOR))]


def rights_of(route: BaseRoute) -> list[Right]:
    """The rights a route declares; exactly one is right."""
    if not isinstance(route, APIRoute):
        return []
    return [found.call.right for found in route.dependant.dependencies if isinstance(found.call, Admit)]


def undeclared(routes: Iterable[BaseRoute]) -> list[str]:
    """Routes that declare no right, or several."""
    return [str(getattr(route, "path", route)) for route in routes if len(rights_of(route)) != 1]


def session_of(request: Request, shell: Shell) -> Session | None:
    """The session of the cookie, if it is one and still lasts."""
    token = cookies.read_token(request, cookies.SESSION)
    return shell.store.users.session(cookies.fingerprint(token), shell.clock()) if token else None


def same_origin(request: Request) -> bool:
    """Does the browser say that the form came from our own page? Programs that say nothing still need the token."""
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = request.headers.get("origin")
    return origin is None or origin.partition("://")[2].lower() == request.headers.get("host", "").lower()
