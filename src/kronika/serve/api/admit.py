"""The doorkeeper for programs: a token, or the session of a browser, or an open door; every route declares its right."""

from __future__ import annotations

import hmac
from typing import Annotated

from fastapi import Depends
from starlette.requests import Request

from kronika.serve.api.call import Call, Desk
from kronika.serve.api.problems import Problem
from kronika.serve.api.scopes import Scope, allows
from kronika.serve.gate import cookies
from kronika.serve.gate.premises import is_locked, session_of
from kronika.serve.gate.rights import NUL, SAFE_METHODS, Doorkeeper, Right, same_origin

CSRF = "x-csrf-token"
ASK = {"WWW-Authenticate": 'Bearer realm="Kronika"'}
NO_TOKEN = "This needs a token: send “Authorization: Bearer TOKEN”; “kronika user token add NAME” makes one."
BAD_TOKEN = "This token is not known; it may have been revoked. “kronika user token add NAME” makes a new one."
TOO_OFTEN = "Too many calls with tokens that are not known; try again later."
TOO_LITTLE = "This token may read only; make one with “kronika user token add NAME --scope {scope}”."
FOREIGN = "This call comes from another site; call from a program with a token, or from our own pages."
NO_FORM_TOKEN = "A browser's session may change something only with the header X-CSRF-Token; programs use a token."


class AdmitCall(Doorkeeper):
    """The doorkeeper of one right."""

    def __call__(self, request: Request) -> Call:
        """The call, or a refusal: 401 asks for a token, 403 says that this one may not."""
        desk: Desk = request.app.state.desk
        if NUL in request.url.path or any(NUL in value for value in request.query_params.values()):
            raise Problem(404, "There is nothing at this address.")
        token = bearer(request)
        person = self.by_token(request, desk, token) if token is not None else self.by_browser(request, desk)
        return Call(request=request, desk=desk, person=person)

    def by_token(self, request: Request, desk: Desk, token: str) -> str:
        """Whose token it is. Right ones are never held up by wrong ones from the same address."""
        found = desk.store.tokens.by_hash(cookies.fingerprint(token), desk.clock()) if token else None
        if found is None:
            address = request.client.host if request.client else ""
            name = f"token from {address}"
            if wait := desk.attempts.wait(name, name):
                raise Problem(429, TOO_OFTEN, headers={"Retry-After": str(wait)})
            desk.attempts.note(name, name)
            raise Problem(401, BAD_TOKEN, headers=ASK)
        if not allows(found.scope, self.right):
            needed = Scope.WRITE if self.right is Right.EDITOR else Scope.READ
            raise Problem(403, TOO_LITTLE.format(scope=needed))
        return found.user.name

    def by_browser(self, request: Request, desk: Desk) -> str:
        """Whose session it is; nobody's where the door is open. Other sites' pages are never obeyed."""
        session = session_of(request, desk.store, desk.clock())
        if session is None and self.right is not Right.PUBLIC and is_locked(desk.store, desk.settings):
            raise Problem(401, NO_TOKEN, headers=ASK)
        if request.method not in SAFE_METHODS:
            if not same_origin(request):
                raise Problem(403, FOREIGN)
            sent = request.headers.get(CSRF, "")
            if session is not None and not hmac.compare_digest(sent.encode(), session.csrf.encode()):
                raise Problem(403, NO_FORM_TOKEN)
        return session.user.name if session else ""


def bearer(request: Request) -> str | None:
    """The token of the Authorization header; None where there is no such header, empty where it is of another kind."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    kind, _, token = header.partition(" ")
    return token.strip() if kind.lower() == "bearer" and cookies.TOKEN.fullmatch(token.strip()) else ""


Public = Annotated[Call, Depends(AdmitCall(Right.PUBLIC))]
Reader = Annotated[Call, Depends(AdmitCall(Right.READER))]
Editor = Annotated[Call, Depends(AdmitCall(Right.EDITOR))]
