"""A page of our own that the test can change, and a chronicle that watches it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from aiohttp import web

from tests.fetch.local_site import LocalSite

TEXTS = (
    "The council met on Tuesday evening and spoke for three hours about the new bridge over the river.",
    "According to the mayor the work will begin in spring and should be finished within two years of that day.",
    "Several people from the lower town asked how they would get to the market while the old bridge is closed.",
    "The office promised a ferry that is to run every quarter of an hour from six in the morning until dusk.",
    "The next meeting is to take place in the school, because the hall is too small for all who want to come.",
)
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title></head><body>
<nav><a href="/">Home</a> <a href="/news">News</a> <a href="/contact">Contact</a></nav>
<main><article><h1>{title}</h1>{body}</article></main>{beside}
<footer><p>Town office</p></footer></body></html>"""


def page(texts: Sequence[str] = TEXTS, title: str = "The new bridge", beside: str = "") -> bytes:
    """An article of these paragraphs."""
    body = "".join(f"<p>{text}</p>" for text in texts)
    return PAGE.format(title=title, body=body, beside=beside).encode()


@dataclass(slots=True)
class Answer:
    """What an address answers now; tests change it."""

    body: bytes = b""
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    to: str = ""  # where it redirects to
    etag: bool = False  # the server gives one, and knows it again
    several: Sequence[bytes] = ()  # one after the other, again and again
    asked: int = 0
    full: int = 0  # answers with a body


@dataclass(slots=True)
class Town:
    """A small site whose pages change when told to."""

    site: LocalSite = field(default_factory=LocalSite)
    answers: dict[str, Answer] = field(default_factory=dict)

    def put(self, path: str, body: bytes | None = None, **how: object) -> Answer:
        """Let a page be there; what it is can be changed on the answer."""
        answer = Answer(body=page() if body is None else body, **how)  # type: ignore[arg-type]
        self.answers[path] = answer

        @self.site.on(path)
        async def handler(request: web.Request) -> web.StreamResponse:
            return reply(answer, request)

        return answer

    def url(self, path: str) -> str:
        """The whole address of a page."""
        return self.site.url(path)


def reply(answer: Answer, request: web.Request) -> web.StreamResponse:
    """The answer to one request, as a server would give it."""
    answer.asked += 1
    if answer.to:
        return web.Response(status=302, headers={"Location": answer.to})
    body = answer.several[(answer.asked - 1) % len(answer.several)] if answer.several else answer.body
    headers = {"Content-Type": "text/html; charset=utf-8", **answer.headers}
    if answer.etag:
        headers["ETag"] = f'"{sha256(body).hexdigest()[:16]}"'
        if request.headers.get("If-None-Match") == headers["ETag"]:
            return web.Response(status=304, headers={"ETag": headers["ETag"]})
    answer.full += 1
    return web.Response(body=body, status=answer.status, headers=headers)
