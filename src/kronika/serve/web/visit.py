"""A visit: one request as a screen sees it, with the visitor's session, language and form token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kronika.model.change import ChangeFilter
from kronika.model.errors import StoreError
from kronika.model.user import Session
from kronika.serve.gate import cookies
from kronika.serve.web.catalogue import LANGUAGES
from kronika.serve.web.negotiate import choose
from kronika.serve.web.shell import Shell
from kronika.serve.web.tongue import Tongue

UNREAD = ChangeFilter(unread=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Visit:
    """One request, its visitor and the shell."""

    request: Request
    shell: Shell
    tongue: Tongue
    session: Session | None
    csrf: str  # goes into every form
    admitted: bool = False  # past the door, with or without a name

    @property
    def by_htmx(self) -> bool:
        """Did our own script ask, and wants only a part of the screen?"""
        return self.request.headers.get("hx-request") == "true"

    @property
    def person(self) -> str:
        """Who acts; nobody's name when the door is open to the one person at this machine."""
        return self.session.user.name if self.session else ""

    def page(self, template: str, *, status: int = 200, **values: Any) -> Response:
        """A screen in the visitor's language."""
        html = self.shell.templates.get_template(template).render(self.words() | values)
        response = HTMLResponse(html, status_code=status, headers={"Vary": "Accept-Language, Cookie, HX-Request"})
        self.remember(response)
        return response

    def redirect(self, path: str) -> Response:
        """Go elsewhere after a form (303: the next request is a GET)."""
        if self.by_htmx:
            return Response(status_code=204, headers={"HX-Redirect": path})
        return RedirectResponse(path, status_code=303)

    def words(self) -> dict[str, Any]:
        """What every template may use."""
        return {
            "_": self.tongue.text,
            "ngettext": self.tongue.plural,
            "tongue": self.tongue,
            "now": self.shell.now(),
            "session": self.session,
            "csrf": self.csrf,
            "path": self.request.url.path,
            "unread": self.unread,
            "language_links": {code: self.in_language(code) for code in LANGUAGES},
        }

    def unread(self) -> int:
        """Changes of watched pages that this person has not seen; nobody is told before the door is passed."""
        if self.session is None and not self.admitted:
            return 0
        try:
            return self.shell.store.changes.count(UNREAD, self.person)
        except StoreError:  # the screen that says so has a masthead too
            return 0

    def in_language(self, code: str) -> str:
        """This address in another language; a form's answer has no address of its own, so it goes home."""
        if self.request.method not in ("GET", "HEAD"):
            return f"/?ui={code}"
        kept = [(key, value) for key, value in self.request.query_params.multi_items() if key != "ui"]
        return f"?{urlencode([*kept, ('ui', code)])}"

    def remember(self, response: Response) -> None:
        """Keep the form token and a chosen language in cookies."""
        if self.session is None and cookies.read_token(self.request, cookies.FORM) != self.csrf:
            cookies.put(self.request, response, cookies.FORM, self.csrf)
        if self.request.query_params.get("ui") in LANGUAGES:
            cookies.put(self.request, response, cookies.LANGUAGE, self.tongue.code, seconds=cookies.YEAR)


def begin(request: Request, session: Session | None) -> Visit:
    """The visit of a request, once it is known who asks."""
    shell: Shell = request.app.state.shell
    code = choose(
        request.query_params.get("ui"),
        request.cookies.get(cookies.LANGUAGE),
        shell.settings.serve.lang,
        request.headers.get("accept-language", ""),
    )
    csrf = session.csrf if session else cookies.read_token(request, cookies.FORM) or cookies.new_token()
    return Visit(request=request, shell=shell, tongue=shell.tongues[code], session=session, csrf=csrf)
