"""What a site of the sample web must tell: how it answers, how it may be collected, and the truth about its pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from kronika.model.article import PageClass
from kronika.model.source import SourceKind

HTML = "text/html; charset=utf-8"


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """What a visitor asks for. Header names are lower case; `count` is how often this path was asked for before."""

    method: str
    host: str  # without port and without ".localhost"
    path: str
    query: Mapping[str, str]
    headers: Mapping[str, str]
    base: str  # "http://name.localhost:8801": for absolute links
    count: int = 0
    body: bytes = b""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What the visitor gets. The server adds an ETag and answers 304 by itself unless `fixed` is False.

    A Content-Length header above the real length makes the server hang up in the middle of the page.
    """

    body: bytes = b""
    status: int = 200
    headers: tuple[tuple[str, str], ...] = (("Content-Type", HTML),)
    wait: float = 0.0  # seconds before the first byte
    drip: float = 0.0  # seconds between two pieces of 64 bytes: a server that never finishes
    fixed: bool = True  # False: the page differs at every visit and carries no ETag


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One line of a parish's true schedule; `day`, `season`, `place`, `note` as in the fact kind's vocabulary."""

    time: str  # "08:00"
    day: str  # sunday_holiday, weekday, saturday_vigil, first_friday, days:pn-sr …
    season: str = ""
    place: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Truth:
    """What is true of one page, so that tests can ask. Paths start with "/" and may carry a query."""

    path: str
    page_class: PageClass
    lang: str
    title: str = ""
    lead: str = ""
    body: tuple[str, ...] = ()  # paragraphs and sub-headings in order, without the lead
    more: tuple[str, ...] = ()  # the rest of the body, on the following pages
    further: tuple[str, ...] = ()  # the paths of those pages
    published: datetime | None = None
    authors: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    section: str | None = None
    unwanted: tuple[str, ...] = ()  # texts on the page that no extractor may return: captions, teasers, comments, ads
    schedule: tuple[Slot, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """How a user would add this site as a source."""

    kind: SourceKind
    path: str = "/"
    options: Mapping[str, str] = field(default_factory=dict)


class Site(Protocol):
    """One site. `host` is a DNS label; the site lives at http://HOST.localhost:PORT/."""

    host: str
    name: str
    lang: str
    about: str  # one sentence: what this site is here to show
    entry: Entry | None  # None: not collected as a source (an API, a host that only exists to be linked to)

    def answer(self, request: Request, now: datetime) -> Answer:
        """The page as it is at that moment."""
        ...

    def truths(self, now: datetime) -> Iterator[Truth]:
        """Every page that a full collection must reach at that moment, newest first where that means something."""
        ...


NOT_FOUND = Answer(status=404, body=b"<!DOCTYPE html><title>404</title><h1>404</h1>")


def redirect(to: str, status: int = 302) -> Answer:
    """An answer that sends the visitor elsewhere."""
    return Answer(status=status, headers=(("Content-Type", HTML), ("Location", to)))


def page(text: str, charset: str = "utf-8", declared: str | None = None) -> Answer:
    """A page of text in a charset; `declared` (default: the same, "" for none) is what the header claims."""
    claim = charset if declared is None else declared
    kind = f"text/html; charset={claim}" if claim else "text/html"
    return Answer(body=text.encode(charset, "xmlcharrefreplace"), headers=(("Content-Type", kind),))
