"""A page: as it came over the network (Fetched), and as the store keeps it (Page)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

Headers = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Validators:
    """What a server gave us to ask "has it changed?" with."""

    etag: str | None = None
    last_modified: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fetched:
    """One answer from the web. The body has its transfer encoding removed and is otherwise untouched."""

    url: str  # the address asked for
    final_url: str  # the address that answered
    status: int  # 304 means: as before, the body is empty
    headers: Headers
    body: bytes
    at: datetime
    redirects: tuple[str, ...] = ()  # every address on the way, the asked one first, without the final one
    elapsed: float = 0.0  # seconds

    def header(self, name: str) -> str | None:
        """The first header of that name, whatever its case."""
        return find_header(self.headers, name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One stored version of a page; the body is read apart, by `id`."""

    id: int
    url: str
    final_url: str
    status: int
    headers: Headers
    redirects: tuple[str, ...]
    fetched_at: datetime  # when this version was first seen
    seen_at: datetime  # when it was last confirmed unchanged
    version: int  # 1, 2, 3 … of this address
    source_id: int
    via: str | None
    link_text: str | None
    content_hash: str
    size: int  # bytes before compression

    def header(self, name: str) -> str | None:
        """The first header of that name, whatever its case."""
        return find_header(self.headers, name)


def find_header(headers: Headers, name: str) -> str | None:
    """The first header of that name, whatever its case."""
    wanted = name.lower()
    return next((value for key, value in headers if key.lower() == wanted), None)
