"""Every route declares its right by the type of its visit: Public, Reader or Editor; nobody gets in without one."""

from __future__ import annotations

import hmac
from dataclasses import replace
from typing import Annotated

from fastapi import Depends, HTTPException
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request

from kronika.serve.gate.premises import session_of
from kronika.serve.gate.rights import NUL, SAFE_METHODS, Doorkeeper, Right, same_origin
from kronika.serve.web.shell import Shell
from kronika.serve.web.visit import Visit, begin


class Admit(Doorkeeper):
    """The doorkeeper of one right: knows the visitor, checks the form, hands out the visit."""

    def __init__(self, right: Right, *, by_secret: bool = False) -> None:
        super().__init__(right)
        self.by_secret = by_secret  # the address itself holds a secret, and forms may come from anywhere

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
        session = session_of(request, shell.store, shell.clock())
        visit = begin(request, session)
        request.state.visit = visit
        if self.right is not Right.PUBLIC:
            if session is None and shell.login_required():
                raise HTTPException(401)
            visit = replace(visit, admitted=True)
            request.state.visit = visit
        if token is not None and not self.by_secret and not is_ours(request, token, visit):
            raise HTTPException(403)
        return visit


def is_ours(request: Request, token: str, visit: Visit) -> bool:
    """Does the form come from our own page, with the token that page was given?"""
    return same_origin(request) and hmac.compare_digest(token.encode(), visit.csrf.encode())


Public = Annotated[Visit, Depends(Admit(Right.PUBLIC))]
Reader = Annotated[Visit, Depends(Admit(Right.READER))]
Editor = Annotated[Visit, Depends(Admit(Right.EDITOR))]
Bearer = Annotated[Visit, Depends(Admit(Right.PUBLIC, by_secret=True))]  # whoever holds the secret of the address
