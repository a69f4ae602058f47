"""Sources, leads, pages and articles for the store's tests."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from kronika.model.article import Article, PageClass
from kronika.model.failure import FailureKind
from kronika.model.frontier import Frontier, Kept, Lease, Missed
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.source import Source, SourceKind

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
HTML = (("Content-Type", "text/html"),)


class Wall:
    """Seconds since 1970 that pass only when told."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def __call__(self) -> float:
        return self.seconds

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        self.seconds += seconds


def a_source(name: str = "listy", host: str | None = None, **more: Any) -> Source:
    """A source that is not stored yet."""
    return Source(name=name, url=f"http://{host or name + '.localhost'}/", kind=SourceKind.SITE, **more)


def entry(source: Source, url: str | None = None) -> Lead:
    """A seed."""
    return Lead(url=url or source.url, source_id=source.id, role=Role.ENTRY)


def lead(source: Source, path: str, role: Role = Role.ARTICLE, **more: Any) -> Lead:
    """A lead on the source's host, or anywhere when `path` is a whole address."""
    url = path if path.startswith("http") else source.url + path
    return Lead(url=url, source_id=source.id, role=role, **more)


def take(frontier: Frontier, limit: int = 100, **more: Any) -> list[Lease]:
    """Lease what is there."""
    return frontier.lease(**{"worker": "tester", "limit": limit, "per_host": 100, "seconds": 60.0, **more})


def fetched(lease: Lease, body: bytes = b"<p>text</p>", **more: Any) -> Fetched:
    """An answer for a lease."""
    url = lease.lead.url
    return Fetched(**{"url": url, "final_url": url, "status": 200, "headers": HTML, "body": body, "at": NOW, **more})


def kept(lease: Lease, body: bytes = b"<p>text</p>", found: tuple[Lead, ...] = (), **more: Any) -> Kept:
    """A page that was had."""
    return Kept(lease=lease, fetched=fetched(lease, body, **more), found=found)


def missed(lease: Lease, retry_in: float | None = None, kind: FailureKind = FailureKind.SERVER) -> Missed:
    """A page that was not had."""
    return Missed(lease=lease, at=NOW, kind=kind, sentence="The server is ill.", retry_in=retry_in)


def an_article(title: str = "Titulek", **more: Any) -> Article:
    """An article."""
    values: dict[str, Any] = {
        "url": None,
        "title": title,
        "lead": "Úvod.",
        "body": "Text článku.",
        "page_class": PageClass.ARTICLE,
        "confidence": 0.9,
        "engine": "finder",
    }
    return Article(**values | more)
