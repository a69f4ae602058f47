"""The site of watched pages: /DESIGN as it was set, /DESIGN/CASE where a case happens from the second look on.

PUT /~set with a JSON object moves the time of these pages: {"look": 2} for all, and for the pages without a case also
{"noises": ["ad"], "edit": "added", "fate": "login", "design": "wiki"}. A query (?look=2&noises=ad,ago&edit=link&seed=5)
says it for one request.
"""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Any

from kronika.sampleweb.site import HTML, NOT_FOUND, Answer, Entry, Request, Truth, redirect
from kronika.sampleweb.watched.case import CASES
from kronika.sampleweb.watched.charsets import CHARSET_CASES, charset_page
from kronika.sampleweb.watched.pages import designs, printed
from kronika.sampleweb.watched.scene import Edit, Fate, Noise, Scene
from kronika.sampleweb.watched.troubles import challenge, failed, home, login
from kronika.sampleweb.watched.validators import dated

BORN = timedelta(days=30)  # how old pages are at the first look
PICTURE = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#9ab"/></svg>'
)
STATUSES = {Fate.GONE: 404, Fate.REFUSED: 403, Fate.BROKEN: 500}


class WatchedSite:
    """All designs on one host; the bench gives each design a host of its own by another mapping."""

    host = "watched"
    name = "Watched pages"
    lang = "en"
    about = "Pages of many designs that change when told to, with noise, real edits and troubles."
    entry: Entry | None = None

    def __init__(self) -> None:
        self.settings: dict[str, dict[str, Any]] = {}
        self.moved: datetime | None = None  # when time went on last: pages that differ by it are dated so

    def reset(self) -> None:
        """Everything as at the first look."""
        self.settings = {}
        self.moved = None

    def truths(self, now: datetime) -> tuple[Truth, ...]:
        """Nothing here is collected."""
        return ()

    def answer(self, request: Request, now: datetime) -> Answer:
        """The page as it is at that moment."""
        if request.path == "/~set" and request.method == "PUT":
            return self._set(request, now)
        first, _, rest = request.path.strip("/").partition("/")
        if first in designs():
            return self._page(first, rest, request, now)
        if first == "charset" and rest in CHARSET_CASES:
            return charset_page(rest, self._look(request))
        if first == "pictures":
            return Answer(body=PICTURE, headers=(("Content-Type", "image/svg+xml"),))
        return aside(first, request)

    def _page(self, name: str, rest: str, request: Request, now: datetime) -> Answer:
        case, _, elsewhere = rest.partition("/")
        if case == "detail" or (case and case not in CASES):
            return NOT_FOUND
        scene = self._scene(name, case, request, now)
        if scene.fate is Fate.ELSEWHERE and elsewhere:
            scene = replace(scene, fate=None)
        if scene.fate in {None, Fate.SOFT_404, Fate.EMPTIED}:
            return self._printed(scene, request, now)
        return trouble(scene, request)

    def _printed(self, scene: Scene, request: Request, now: datetime) -> Answer:
        charset = designs()[scene.design].charset
        kind = HTML if charset == "utf-8" else f"text/html; charset={charset}"
        made = Answer(body=printed(scene), headers=(("Content-Type", kind),))
        first = replace(scene, look=1, edit=None, fate=None)
        still = scene.look == 1 or printed(first) == made.body
        moved = (self.moved or now).replace(microsecond=0)
        since = moved - BORN if still else moved
        return dated(made, request, designs()[scene.design].dating, since, now)

    def _scene(self, name: str, case: str, request: Request, now: datetime) -> Scene:
        seed = int(request.query.get("seed", "1"))
        if case:
            return CASES[case].scene(name, seed, self._look(request), now)
        told: dict[str, Any] = {**self.settings.get("", {}), **self.settings.get(name, {}), **request.query}
        noises = told.get("noises", ())
        named = noises.split(",") if isinstance(noises, str) else noises
        return Scene(
            design=name,
            seed=seed,
            look=int(told.get("look", 1)),
            noises=frozenset(Noise(one) for one in named if one),
            edit=Edit(told["edit"]) if told.get("edit") else None,
            fate=Fate(told["fate"]) if told.get("fate") else None,
            now=now,
        )

    def _look(self, request: Request) -> int:
        return int(request.query.get("look", self.settings.get("", {}).get("look", 1)))

    def _set(self, request: Request, now: datetime) -> Answer:
        told = json.loads(request.body)
        self.moved = now
        design = told.pop("design", "")
        self.settings[design] = {**self.settings.get(design, {}), **told}
        return Answer(
            body=json.dumps(self.settings).encode(), headers=(("Content-Type", "application/json"),), fixed=False
        )


def trouble(scene: Scene, request: Request) -> Answer:
    """What a page in trouble answers."""
    if scene.fate is Fate.CHALLENGE:
        ray = blake2b(f"{scene.design}/{request.count}".encode(), digest_size=8).hexdigest()
        return replace(challenge(request.host, ray), fixed=False)
    if scene.fate is Fate.LOGIN:
        return replace(redirect(f"/login?lang={designs()[scene.design].lang}&next={request.path}"), fixed=False)
    if scene.fate is Fate.HOME:
        return replace(redirect(f"/?lang={designs()[scene.design].lang}"), fixed=False)
    if scene.fate is Fate.ELSEWHERE:
        return replace(redirect(f"{request.path}/new", status=301), fixed=False)
    return failed(designs()[scene.design].lang, STATUSES[scene.fate or Fate.GONE])


def aside(first: str, request: Request) -> Answer:
    """The pages that are not watched: home, login, what is not there."""
    lang = request.query.get("lang", "en")
    if first == "":
        return home(lang)
    if first == "login":
        token = blake2b(f"login/{request.count}".encode(), digest_size=12).hexdigest()
        return replace(login(lang, token, request.query.get("next", "/")), fixed=False)
    return NOT_FOUND
