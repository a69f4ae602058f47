"""Several applications behind one address: the beginning of the path says whose a request is."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.types import ASGIApp, Receive, Scope, Send


class ByPath:
    """Hands a request to the application whose beginning fits, or to the one for all others; paths stay whole."""

    def __init__(self, otherwise: ASGIApp, beside: Mapping[str, ASGIApp]) -> None:
        self.otherwise = otherwise
        self.beside = {beginning.rstrip("/"): app for beginning, app in beside.items()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.answering(scope)(scope, receive, send)

    def answering(self, scope: Scope) -> ASGIApp:
        """Whose request it is."""
        path = str(scope.get("path", ""))
        for beginning, app in self.beside.items():
            if path == beginning or path.startswith(f"{beginning}/"):
                return app
        return self.otherwise
