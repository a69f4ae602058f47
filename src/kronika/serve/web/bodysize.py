"""No form of ours is large: a request body above the limit is cut off while it arrives."""

from __future__ import annotations

from fastapi import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BYTES = 64 * 1024


class BodyLimit:
    """Counts the bytes of a body as they come, whatever Content-Length says."""

    def __init__(self, app: ASGIApp, *, most: int = MOST_BYTES) -> None:
        self.app = app
        self.most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > self.most:
                raise HTTPException(413)
            return message

        await self.app(scope, counted if scope["type"] == "http" else receive, send)
