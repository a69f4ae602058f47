"""A web server on loopback for tests: handlers by path, every request remembered."""

from __future__ import annotations

import asyncio
import ssl
import threading
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(slots=True)
class Asked:
    path: str
    host: str
    headers: dict[str, str]
    at: float = field(default_factory=time.monotonic)


@dataclass(slots=True)
class LocalSite:
    """Serves in a thread until closed; a path without a handler is 404."""

    handlers: dict[str, Handler] = field(default_factory=dict)
    asked: list[Asked] = field(default_factory=list)
    port: int = 0
    fallback: Handler | None = None
    tls: ssl.SSLContext | None = None
    most: int = 0  # requests under way at once, at the most
    _now: int = 0
    _loop: asyncio.AbstractEventLoop | None = None
    _thread: threading.Thread | None = None

    def url(self, path: str = "/", host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.port}{path}"

    def page(self, path: str, body: bytes = b"<p>page</p>", status: int = 200, **headers: str) -> None:
        async def answer(request: web.Request) -> web.StreamResponse:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            named.setdefault("Content-Type", "text/html")
            return web.Response(body=body, status=status, headers=named)

        self.handlers[path] = answer

    def on(self, path: str) -> Callable[[Handler], Handler]:
        def keep(handler: Handler) -> Handler:
            self.handlers[path] = handler
            return handler

        return keep

    def paths(self) -> list[str]:
        return [asked.path for asked in self.asked]

    def start(self) -> LocalSite:
        ready = threading.Event()

        def serve() -> None:
            self._loop = asyncio.new_event_loop()
            self._loop.run_until_complete(self._open())
            ready.set()
            self._loop.run_forever()
            self._loop.run_until_complete(self._runner.cleanup())
            self._loop.close()

        self._thread = threading.Thread(target=serve, daemon=True)
        self._thread.start()
        ready.wait(10)
        return self

    def close(self) -> None:
        assert self._loop and self._thread
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    _runner: web.AppRunner = None  # type: ignore[assignment]

    async def _open(self) -> None:
        self._runner = web.ServerRunner(web.Server(self._answer, access_log=None), shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0, ssl_context=self.tls)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        self.asked.append(Asked(request.path_qs, request.host, dict(request.headers)))
        handler = self.handlers.get(request.path_qs) or self.handlers.get(request.path) or self.fallback
        if handler is None:
            return web.Response(status=404, text="no such page")
        self._now += 1
        self.most = max(self.most, self._now)
        try:
            return await handler(request)
        finally:
            self._now -= 1
