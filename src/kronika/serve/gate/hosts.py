"""Which hosts are our own: loopback addresses, and the names a request may call us by."""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})


def is_loopback(host: str) -> bool:
    """Does this listening address reach only this machine? A name we cannot judge does not."""
    if host.lower() == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def name_of(host_header: str) -> str:
    """The host of a Host header without its port, in lower case."""
    host = host_header.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if ":" in host else host


class HostCheck:
    """Refuses foreign Host headers on loopback, so that a web page elsewhere cannot rebind its name to us."""

    def __init__(self, app: ASGIApp, *, bound: str, names: Collection[str] = (), keyed: Collection[str] = ()) -> None:
        self.app = app
        self.keyed = tuple(keyed)  # beginnings of paths that hold a secret: whoever knows it may come by any name
        own = {name_of(f"[{bound}]" if ":" in bound else bound), *map(str.lower, names)}
        self.names = LOOPBACK_NAMES | own if is_loopback(bound) else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self.let_in(scope):
            refusal = PlainTextResponse(
                "This Kronika answers only on localhost and the names in [serve] names.\n", status_code=421
            )
            await refusal(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def let_in(self, scope: Scope) -> bool:
        """Is it asked by one of our names, or for what only a secret opens?"""
        path = str(scope.get("path", ""))
        return path.startswith(self.keyed) or self.known(Headers(scope=scope).getlist("host"))

    def known(self, headers: list[str]) -> bool:
        """One Host header, and on loopback one of our names. A public address asks for a login instead."""
        return len(headers) == 1 and (self.names is None or name_of(headers[0]) in self.names)
