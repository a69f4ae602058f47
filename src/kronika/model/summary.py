"""How things stand: per source and for the whole chronicle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

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
    waiting_jobs: int
    stored_bytes: int  # compressed
    page_bytes: int  # before compression
    newest_page: datetime | None
    per_day: tuple[int, ...] = ()
