"""Guests: whoever the annotator is open to, without a login; their script may also speak JSON, from our own pages only."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

from fastapi import Depends, HTTPException
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from kronika.serve.gate.rights import Right, same_origin
from kronika.serve.web.admit import Admit
from kronika.serve.web.visit import Visit

JSON = "application/json"


class AdmitGuest(Admit):
    """Lets anybody in while [annotate] open is on; else only who may read the chronicle."""

    def __init__(self) -> None:
        super().__init__(Right.PUBLIC)

    def admit(self, request: Request, token: str | None) -> Visit:
        """The visit of a guest, or a request to log in."""
        visit = super().admit(request, token)
        shell = visit.shell
        if not shell.settings.annotate.open and visit.session is None and shell.login_required():
            raise HTTPException(401)
        return visit


class AdmitScript(AdmitGuest):
    """For requests of our own script.

    They need no form token: one kept offline would be outdated when the connection is back. A page of another site
    cannot send JSON without asking first, which nobody answers, and browsers say where a request comes from.
    """

    async def __call__(self, request: Request) -> Visit:
        request.state.began = perf_counter()
        if not speaks_json(request):
            raise HTTPException(415)
        if not same_origin(request):
            raise HTTPException(403)
        return await run_in_threadpool(self.admit, request, None)


def speaks_json(request: Request) -> bool:
    """Did a program ask, which cannot read a screen?"""
    return request.headers.get("content-type", "").partition(";")[0].strip().lower() == JSON


def timed(visit: Visit, response: Response) -> Response:
    """The answer with the time the server took, in milliseconds."""
    took = (perf_counter() - visit.request.state.began) * 1000
    response.headers["Server-Timing"] = f"answer;dur={took:.2f}"
    return response


Guest = Annotated[Visit, Depends(AdmitGuest())]
Script = Annotated[Visit, Depends(AdmitScript())]
