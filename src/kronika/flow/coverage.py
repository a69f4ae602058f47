"""Whether a source would fetch an address, and what decides it: its kind, its depth, its patterns, its traps."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from html import escape

from kronika.html.address import canonical
from kronika.model.errors import KronikaError
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.source import Scope, Source, SourceKind
from kronika.sources.discovery import strategy_of
from kronika.sources.strategy import Task
from kronika.sources.territory import bare_host

LISTED = {
    SourceKind.FEED: "fetches what its feed lists, and the feed did not list this address when it was read",
    SourceKind.SITEMAP: "fetches what the sitemap lists, and the sitemap did not list this address when it was read",
    SourceKind.ARCHIVE: "fetches articles that its archive pages link to, and none of those it has read links here",
    SourceKind.LISTING: "fetches articles that its listing links to, and none of the pages it has read links here",
    SourceKind.PAGE: "follows one page only, and this is not it",
    SourceKind.DIRECTORY: "fetches what its directory lists, and this address is not among that",
    SourceKind.IMPORT: "fetches nothing; it holds pages that were fetched elsewhere, and this is not among them",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Coverage:
    """What one source would do with an address it has not met."""

    source: str
    would_fetch: bool
    sentence: str
    as_url: str | None = None  # the address under which it would be fetched, when it is another one


def may_know(source: Source, url: str) -> bool:
    """Whether it is worth asking a source about an address."""
    wide = source.options.get("hosts") or source.options.get("subdomains")
    return bare_host(source.url) == bare_host(url) or bool(wide and source.kind == SourceKind.SITE)


def coverage(source: Source, url: str, now: datetime) -> Coverage | None:
    """What a source would do with an address; None when it lies outside of what it follows."""
    if canonical(source.url) == url:
        return Coverage(source=source.name, would_fetch=True, sentence=f"It is where {source.name} begins.")
    if source.kind == SourceKind.SITE:
        return on_site(source, url, now)
    if source.kind not in LISTED:
        return None
    said = f"{source.name} {LISTED[SourceKind(source.kind)]}."
    return Coverage(source=source.name, would_fetch=False, sentence=said)


def on_site(source: Source, url: str, now: datetime) -> Coverage | None:
    """Show the site's own strategy a page that links to the address, and see what it makes of it."""
    depth = source.options.get("depth", "3")
    start = Lead(url=source.url, source_id=source.id, role=Role.PAGE)
    try:
        found = strategy_of(source).discover(
            Task(source=source, scope=Scope(), now=now), start, linking_page(source.url, url, now)
        )
    except KronikaError as error:
        return Coverage(source=source.name, would_fetch=False, sentence=f"{source.name} cannot begin: {error}")
    if depth.strip() == "0":
        return Coverage(source=source.name, would_fetch=False, sentence=f"{source.name} follows no links (depth=0).")
    if not found:
        return None
    lead = found[0]
    other = lead.url if lead.url != url else None
    if lead.cut:
        return Coverage(source=source.name, would_fetch=False, sentence=f"{source.name} leaves it out: {lead.cut}.")
    return Coverage(
        source=source.name,
        would_fetch=True,
        as_url=other,
        sentence=f"{source.name} would fetch it{f' as {other}' if other else ''} if a page less than {depth} links from "
        "its start page linked to it; no page that was read did.",
    )


def linking_page(home: str, url: str, now: datetime) -> Fetched:
    """A page of the site whose only link is to the address."""
    body = f'<!doctype html><title>-</title><p>-</p><a href="{escape(url)}">-</a>'
    return Fetched(
        url=home,
        final_url=home,
        status=200,
        headers=(("Content-Type", "text/html; charset=utf-8"),),
        body=body.encode(),
        at=now,
    )
