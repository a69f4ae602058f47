"""Login and logout: a new session for the right name and password, slow for guessers."""

from __future__ import annotations

from datetime import timedelta
from typing import Annotated

from fastapi import APIRouter, Form
from starlette.responses import Response

from kronika.model.user import User
from kronika.serve.gate import cookies
from kronika.serve.web.addresses import inside
from kronika.serve.web.admit import Public, Reader
from kronika.serve.web.passwords import hash_password, outdated, verify_password
from kronika.serve.web.shell import Shell
from kronika.serve.web.visit import Visit

LASTS = timedelta(days=14)
LONGEST_NAME = 200

router = APIRouter()


@router.get("/login")
def ask(visit: Public, next: str = "/") -> Response:
    """The form; who is in already, or needs no login, goes on."""
    if visit.session or not visit.shell.login_required():
        return visit.redirect(inside(next))
    return visit.page("login.html", next=inside(next), name="", fault="")


@router.post("/login")
def login(
    visit: Public,
    name: Annotated[str, Form()] = "",
    password: Annotated[str, Form()] = "",
    next: Annotated[str, Form()] = "/",
) -> Response:
    """Check name and password; only then is there a new session."""
    shell, address = visit.shell, visit.request.client.host if visit.request.client else ""
    name = name.strip()[:LONGEST_NAME]
    if wait := shell.attempts.wait(name, address):
        return too_many(visit, name, next, wait)
    user = identify(shell, name, password)
    if user is None:
        shell.attempts.note(name, address)
        fault = visit.tongue.text("Name or password is wrong.")
        return visit.page("login.html", status=422, next=inside(next), name=name, fault=fault)
    shell.attempts.clear(name)
    return enter(visit, user, inside(next))


@router.post("/logout")
def logout(visit: Reader) -> Response:
    """End the session here and in the store."""
    close(visit)
    response = visit.redirect("/login")
    cookies.drop(visit.request, response, cookies.SESSION)
    return response


def identify(shell: Shell, name: str, password: str) -> User | None:
    """The user, if the password is right; an old hash is made anew on the way."""
    user = shell.store.users.find(name)
    if not verify_password(password, user.password_hash if user else None) or user is None:
        return None
    if outdated(user.password_hash):
        shell.store.users.set_password(user.name, hash_password(password))
    return user


def enter(visit: Visit, user: User, path: str) -> Response:
    """A fresh session: the token of before, whoever set it, is worth nothing now."""
    close(visit)
    token = cookies.new_token()
    expires = visit.shell.clock() + LASTS
    visit.shell.store.users.open_session(user, cookies.fingerprint(token), cookies.new_token(), expires)
    response = visit.redirect(path)
    cookies.put(visit.request, response, cookies.SESSION, token, seconds=int(LASTS.total_seconds()))
    cookies.drop(visit.request, response, cookies.FORM)
    return response


def close(visit: Visit) -> None:
    """End the session this browser came with."""
    if token := cookies.read_token(visit.request, cookies.SESSION):
        visit.shell.store.users.close_session(cookies.fingerprint(token))


def too_many(visit: Visit, name: str, next: str, wait: int) -> Response:
    """Not now: too many wrong passwords."""
    minutes = -(-wait // 60)
    fault = visit.tongue.plural(
        "Too many wrong passwords; try again in %(n)s minute.",
        "Too many wrong passwords; try again in %(n)s minutes.",
        minutes,
    )
    response = visit.page("login.html", status=429, next=inside(next), name=name, fault=fault)
    response.headers["Retry-After"] = str(wait)
    return response
