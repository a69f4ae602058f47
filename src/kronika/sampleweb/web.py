"""The sample web as one ASGI application: virtual hosts, counters, a log, and a host that controls the clock."""

from __future__ import annotations

import json
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from html import escape
from typing import Any, Protocol, runtime_checkable
from urllib.parse import parse_qsl

from kronika.sampleweb.clock import SampleClock
from kronika.sampleweb.delivery import Parcel, Receive, Send, deliver, parcel, status_for
from kronika.sampleweb.site import Answer, Request, Site
from kronika.sampleweb.world import base

CONTROL = "control"
FRONT = frozenset({"localhost", "127.0.0.1", "[::1]"})
LOG_LENGTH = 50_000
KEPT_PARCELS = 3_000
LARGEST_BODY = 1_000_000
SEEN_BY_SITES = ("user-agent", "cookie", "accept-language", "authorization")  # headers a page may depend on
JSON = (("Content-Type", "application/json"),)

Scope = Mapping[str, Any]


@runtime_checkable
class Resettable(Protocol):
    """A site that remembers something and can forget it."""

    def reset(self) -> None:
        """Forget everything."""
        ...


@runtime_checkable
class Guarded(Protocol):
    """A site that may turn a visitor away before it looks at the page."""

    def refuse(self, request: Request, at: float) -> Answer | None:
        """The refusal this visitor gets at this moment (seconds of a clock that never stands), if any."""
        ...


class SampleWeb:
    """Answers every request to every host; what is fixed is rendered once for each moment of the clock."""

    def __init__(self, sites: Mapping[str, Site], clock: SampleClock) -> None:
        self.sites = sites
        self.clock = clock
        self.counts: Counter[tuple[str, str]] = Counter()
        self.log: deque[dict[str, Any]] = deque(maxlen=LOG_LENGTH)
        self.asked = 0  # requests since the start or the last reset, also those the log no longer holds
        self.parcels: OrderedDict[tuple[Any, ...], Parcel] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            raise RuntimeError(f"The sample web speaks http, not {scope['type']}.")
        request = await read(scope, receive)
        site = self.sites.get(request.host)
        ready = self._site(site, request, scope) if site else parcel(self._own(request, scope["server"][1]))
        if request.host != CONTROL:
            self._note(request, scope, status_for(ready, request))
        await deliver(ready, request, self.clock(), receive, send, scope["method"] == "HEAD")

    def _site(self, site: Site, request: Request, scope: Scope) -> Parcel:
        key = (request.host, scope["raw_path"], scope["query_string"], *map(request.headers.get, SEEN_BY_SITES))
        count = self.counts[request.host, request.path]
        self.counts[request.host, request.path] += 1
        refusal = site.refuse(request, time.monotonic()) if isinstance(site, Guarded) else None
        if refusal is not None:
            return parcel(refusal)
        if request.method == "GET" and key in self.parcels:
            self.parcels.move_to_end(key)
            return self.parcels[key]
        ready = parcel(site.answer(counted(request, count), self.clock()))
        if ready.answer.fixed and request.method == "GET":
            self.parcels[key] = ready
            if len(self.parcels) > KEPT_PARCELS:
                self.parcels.popitem(last=False)
        return ready

    def _own(self, request: Request, port: int) -> Answer:
        if request.host == CONTROL:
            return self._control(request)
        if request.host in FRONT:
            return Answer(body=front_page(self.sites, port, self.clock()).encode(), fixed=False)
        known = ", ".join(sorted(self.sites))
        text = f"There is no site “{request.host}” in the sample web; known: {known}.\n"
        return Answer(status=421, body=text.encode(), headers=(("Content-Type", "text/plain; charset=utf-8"),))

    def _control(self, request: Request) -> Answer:
        match request.method, request.path:
            case "GET", "/clock" | "/asked":
                return as_json({"now": self.clock().isoformat(), "requests": self.asked})
            case "PUT", "/clock":
                return self._set_clock(request.body.decode("utf-8", "replace"))
            case "GET", "/log":
                return as_json(list(self.log))
            case "POST", "/reset":
                return self._reset()
            case "GET", "/truth" if request.query.get("host") in self.sites:
                return as_json([asdict(truth) for truth in self.sites[request.query["host"]].truths(self.clock())])
            case _:
                ways = "GET or PUT /clock, GET /log, GET /asked, POST /reset, GET /truth?host=NAME"
                return as_json({"error": f"The control host knows {ways}."}, status=404)

    def _set_clock(self, text: str) -> Answer:
        try:
            now = datetime.fromisoformat(text.strip().strip('"'))
        except ValueError:
            return as_json({"error": "The body must be a moment like 2026-03-31T18:00:00+00:00."}, status=400)
        self.clock.now = now if now.tzinfo else now.replace(tzinfo=UTC)
        self.parcels.clear()
        return as_json({"now": self.clock().isoformat()})

    def _reset(self) -> Answer:
        self.counts.clear()
        self.log.clear()
        self.asked = 0
        self.parcels.clear()
        for site in self.sites.values():
            if isinstance(site, Resettable):
                site.reset()
        return as_json({"reset": True})

    def _note(self, request: Request, scope: Scope, status: int) -> None:
        self.asked += 1
        self.log.append(
            {
                "host": request.host,
                "method": scope["method"],
                "path": scope["raw_path"].decode("latin-1"),
                "query": scope["query_string"].decode("latin-1"),
                "status": status,
                "at": time.monotonic(),
                "user_agent": request.headers.get("user-agent"),
                "if_none_match": request.headers.get("if-none-match"),
            }
        )


async def read(scope: Scope, receive: Receive) -> Request:
    """The request as sites see it: HEAD is GET to them."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    named = headers.get("host", "localhost").lower()
    host = named.rsplit(":", 1)[0] if not named.endswith("]") else named
    label = host.rstrip(".").removesuffix(".localhost")
    return Request(
        method="GET" if scope["method"] == "HEAD" else scope["method"],
        host=label,
        path=scope["path"],
        query=dict(parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)),
        headers=headers,
        base=base(label, scope["server"][1]),
        body=await read_body(receive) if scope["method"] in {"POST", "PUT"} else b"",
    )


async def read_body(receive: Receive) -> bytes:
    """The body, as far as it is reasonable."""
    body = b""
    while len(body) < LARGEST_BODY:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            break
    return body


def counted(request: Request, count: int) -> Request:
    """The same request, with how often its path was asked for before."""
    return Request(
        method=request.method,
        host=request.host,
        path=request.path,
        query=request.query,
        headers=request.headers,
        base=request.base,
        body=request.body,
        count=count,
    )


def as_json(value: Any, status: int = 200) -> Answer:
    """A JSON answer that is never cached."""
    text = json.dumps(value, ensure_ascii=False, default=plain)
    return Answer(status=status, body=text.encode(), headers=JSON, fixed=False)


def plain(value: Any) -> Any:
    """What JSON does not know: moments."""
    return value.isoformat() if isinstance(value, datetime) else str(value)


def front_page(sites: Mapping[str, Site], port: int, now: datetime) -> str:
    """The list of all sites, for people."""
    rows = "\n".join(
        f'<tr><td><a href="{base(site.host, port)}/">{escape(site.name)}</a><td>{site.lang}'
        f"<td>{site.entry.kind if site.entry else '–'}<td>{escape(site.about)}"
        for site in sites.values()
    )
    return (
        '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>The sample web</title>'
        "<style>body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
        "td,th{text-align:left;vertical-align:top;padding:.3rem .8rem .3rem 0;border-bottom:1px solid #ddd}</style>"
        f"<h1>The sample web</h1><p>{len(sites)} invented sites that live on this machine. "
        f"Their clock says {now:%Y-%m-%d %H:%M %Z}.</p>"
        f"<table><tr><th>Site<th>Language<th>Source kind<th>What it shows\n{rows}\n</table></html>"
    )
