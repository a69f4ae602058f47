"""Small pages for exploring, in a few words."""

from __future__ import annotations

from datetime import UTC, datetime

from kronika.html.document import Document, parse
from kronika.model.page import Fetched

NOW = datetime(2026, 3, 31, 18, 0, tzinfo=UTC)
HOME = "http://paper.example/"


def document(body: str, url: str = HOME) -> Document:
    return parse(body.encode(), url=url, content_type="text/html; charset=utf-8")


def fetched(body: str | bytes, url: str = HOME, kind: str = "text/html; charset=utf-8", **headers: str) -> Fetched:
    raw = body.encode() if isinstance(body, str) else body
    named = (("Content-Type", kind), *((name.replace("_", "-"), value) for name, value in headers.items()))
    return Fetched(url=url, final_url=url, status=200, headers=named, body=raw, at=NOW)
