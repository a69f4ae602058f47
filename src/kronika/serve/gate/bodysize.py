"""No form of ours is large: a request body above the limit of its address is cut off while it arrives."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BYTES = 64 * 1024
MOST_FILE_BYTES = 8 * 1024 * 1024  # a list of pages, somebody's whole backup


class BodyLimit:
    """Counts the bytes of a body as they come, whatever Content-Length says; `files` names the paths that take files."""

    def __init__(self, app: ASGIApp, *, most: int = MOST_BYTES, files: Mapping[str, int] | None = None) -> None:
        self.app = app
        self.most = most
        self.files = dict(files or {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        most = self.files.get(str(scope.get("path", "")), self.most)
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > most:
                raise HTTPException(413)
            return message

        await self.app(scope, counted if scope["type"] == "http" else receive, send)
