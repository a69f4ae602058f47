"""The three cookies: who you are, which form is yours, which language you read."""

from __future__ import annotations

import hashlib
import re
import secrets

from starlette.requests import Request
from starlette.responses import Response

SESSION = "kronika_session"
FORM = "kronika_form"
LANGUAGE = "kronika_ui"

YEAR = 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """256 random bits, safe in a cookie and in a form."""
    return secrets.token_urlsafe(32)


def fingerprint(token: str) -> str:
    """What the store keeps of a token: enough to recognise it, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def read_token(request: Request, name: str) -> str | None:
    """A token cookie, if it has the shape of ours."""
    value = request.cookies.get(name, "")
    return value if TOKEN.fullmatch(value) else None


def put(request: Request, response: Response, name: str, value: str, *, seconds: int | None = None) -> None:
    """Set a cookie no script can read and no foreign form can send."""
    response.set_cookie(
        name, value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=request.url.scheme == "https"
    )


def drop(request: Request, response: Response, name: str) -> None:
    """Take a cookie back."""
    response.delete_cookie(name, path="/", httponly=True, samesite="lax", secure=request.url.scheme == "https")
