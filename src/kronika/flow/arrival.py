"""A page that arrives from another crawl: what its file tells of it, before it has a place here."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from kronika.model.lead import Role
from kronika.model.page import Headers

HTML_TEXT: Headers = (("Content-Type", "text/html; charset=utf-8"),)  # of HTML that came as text and is kept as UTF-8


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival:
    """One page of a file. Without a body it was, at that moment, as before, or as the page at `same_as`."""

    url: str  # the address asked for
    body: bytes | None
    headers: Headers = ()
    status: int = 200
    at: datetime | None = None
    final_url: str | None = None  # when another address answered
    redirects: tuple[str, ...] = ()
    via: str | None = None
    link_text: str | None = None
    start_url: str | None = None
    source: str | None = None  # the source it belonged to
    role: Role | None = None
    same_as: str | None = None
    read: int = 0  # bytes of the file up to here


@dataclass(frozen=True, slots=True, kw_only=True)
class Broken:
    """A place of a file that gives no page, in one sentence."""

    sentence: str
    read: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """Something whole that is no page: an error answer, a picture."""

    read: int = 0


Arrived = Arrival | Broken | Passed
