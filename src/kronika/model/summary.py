"""How things stand: per source and for the whole chronicle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from kronika.model.health import Episode
from kronika.model.round import Round
from kronika.model.source import Source


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceSummary:
    """One source at a glance."""

    source: Source
    pages: int
    articles: int
    failures: int
    open_leads: int
    last_round: datetime | None  # when the newest round began
    last_success: datetime | None  # when a page was last had
    newest_article: datetime | None
    per_day: tuple[int, ...] = ()  # articles on each of the last 30 days by publication, oldest first
    running: bool = False  # by its schedule, at this moment
    recent: tuple[Round, ...] = ()  # the last rounds, newest first
    errors: Mapping[str, int] = field(default_factory=dict)  # by kind, in the last 30 days
    unread: bool = False  # it has no articles yet, but pages that wait to be read
    cut_off: int = 0  # addresses that are not fetched, or not yet, because of what they look like
    quarantined: int = 0  # articles set aside because their text is wrong
    episode: Episode | None = None  # the one it is in, of any verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class CutOff:
    """Addresses of one source that were not fetched: of a pattern that says little new, or for a reason."""

    pattern: str  # addresses alike, /kalendar/N/N; empty when they were cut for a reason
    reason: str  # why they were cut; empty when they wait
    count: int
    example: str
    fetched: int = 0  # pages of the pattern that were had
    alike: int = 0  # … of which so many said again what others had said
    source_id: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Overview:
    """The whole chronicle at a glance."""

    sources: int
    sites: int  # distinct hosts with at least one page
    pages: int  # addresses
    versions: int
    articles: int
    failures: Mapping[str, int]  # by kind
    open_leads: int
    waiting_jobs: int  # pages to extract
    stored_bytes: int  # compressed
    page_bytes: int  # before compression
    newest_page: datetime | None
    per_day: tuple[int, ...] = ()
    watched: int = 0  # pages that are watched
    troubled: int = 0  # … that cannot be compared now: gone, blocked, unreachable …
    changes_today: int = 0  # changes of content found since the day began in UTC
    waiting_analyses: int = 0  # articles to analyse
    changes_open: int = 0  # entries of the inbox that nobody has acknowledged
