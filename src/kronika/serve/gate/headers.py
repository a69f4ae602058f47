"""What every answer carries, whichever door gives it, so that browsers guess nothing and tell others nothing."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

EVERYWHERE = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # Not "no-referrer": with it browsers send "Origin: null", and the form check could not tell our forms from others'.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
    "X-DNS-Prefetch-Control": "off",
    "X-Robots-Tag": "noindex, nofollow",
    "Cache-Control": "no-store",
}


class SafeHeaders:
    """Adds the defaults to every answer that does not say otherwise itself."""

    def __init__(self, app: ASGIApp, *, defaults: Mapping[str, str]) -> None:
        self.app = app
        self.defaults = defaults

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.defaults.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, dressed if scope["type"] == "http" else send)
