"""What makes one generated site: its shape, its language, its size, its fault and its trap."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Shape(StrEnum):
    """How the site wants to be collected."""

    SITE = "site"  # pages that link to each other
    FEED = "feed"
    SITEMAP = "sitemap"
    ARCHIVE = "archive"  # dated listings, by page number or by month
    LISTING = "listing"  # a start page with links to older ones


class Fault(StrEnum):
    """What is wrong with the site as a server."""

    NONE = ""
    SLOW = "slow"  # every answer takes a while
    BUSY = "busy"  # 503 with Retry-After at first
    LIMITED = "limited"  # 429 above so many requests a second
    PATIENT = "patient"  # robots.txt asks for a pause between requests
    ROBOTS_DOWN = "robots-down"  # robots.txt answers 503 at first
    HANGS_UP = "hangs-up"  # breaks off in the middle of a page the first time
    SILENT = "silent"  # takes the request and never answers
    MOVED = "moved"  # everything redirects to the same host with www
    BROKEN = "broken"  # every page answers 500


class Trap(StrEnum):
    """What would keep a naive collector busy for ever, or make it store a page many times."""

    NONE = ""
    CALENDAR = "calendar"  # months without end
    SESSION = "session"  # every link carries a new session id
    FILTERS = "filters"  # endless combinations of parameters
    SOFT_404 = "soft-404"  # every unknown address answers 200, and leads to more
    DEEP = "deep"  # a relative link that makes paths longer and longer
    MIRROR = "mirror"  # www and the bare host answer alike, and link to each other
    SLASH = "slash"  # every address with and without a slash at its end
    PRINT = "print"  # a print version of every article
    CANONICAL = "canonical"  # many addresses, but each page names its right one
    NEAR = "near"  # one article under many addresses, nearly the same each time


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """One generated site before it is built."""

    host: str
    number: int
    shape: Shape
    lang: str
    articles: int
    look: int  # which of the layouts and address styles
    depth: int = 3  # links from the start page that are worth following
    fault: Fault = Fault.NONE
    trap: Trap = Trap.NONE
    rate: float = 5.0  # requests a second that a limited site bears
    crawl_delay: float = 0.5  # seconds a patient site asks for
    latency: float = 0.3  # seconds a slow site takes

    @property
    def home(self) -> str:
        """The host under which its pages really live."""
        return f"www.{self.host}" if self.fault is Fault.MOVED else self.host

    @property
    def hosts(self) -> tuple[str, ...]:
        """Every host it answers to."""
        doubled = self.fault is Fault.MOVED or self.trap is Trap.MIRROR
        return (self.host, f"www.{self.host}") if doubled else (self.host,)
