"""Offers made of feeds and sitemaps: those that are announced, else those at the usual places."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from kronika.flow.exploring import usual_places
from kronika.flow.exploring.announced import announced_feeds
from kronika.flow.exploring.nature import Nature, nature_of
from kronika.flow.exploring.offer import Offer
from kronika.flow.exploring.probe import Probe
from kronika.flow.exploring.robots_sitemaps import named_sitemaps
from kronika.flow.exploring.tasting import further_files, tasted
from kronika.html.address import join
from kronika.html.document import Document
from kronika.model.page import Fetched
from kronika.model.source import SourceKind
from kronika.sources.discovery import kind_names

TASTED = 3  # feeds of one page; the others are only named
SITEMAPS = 2
ARTICLES = re.compile(r"news|post|article|clan|zprav|artyk|wiadom|novost", re.IGNORECASE)
UNTASTED = "Not looked at: a page may announce many feeds, and the first {count} are enough for a look."


def feed_offers(document: Document, lang: str | None, now: datetime, probe: Probe) -> Iterator[Offer]:
    """Every feed that a page announces, the first few tasted."""
    for number, (url, title) in enumerate(announced_feeds(document)):
        offer = Offer(kind=SourceKind.FEED, url=url, how="announced by the page", title=title)
        if number >= TASTED:
            yield replace(offer, fault=UNTASTED.format(count=TASTED))
            continue
        fetched = probe.get(url)
        if fetched is not None:
            yield tasted(offer, fetched, lang, now)
        else:
            yield replace(offer, fault=probe.fault_of(url))


def usual_feed(home: str, lang: str | None, now: datetime, probe: Probe) -> Iterator[Offer]:
    """The first feed at one of the usual places."""
    for place in usual_places.FEEDS:
        fetched = probe.get(join(home, place), maybe=True)
        if fetched is not None and nature_of(fetched.body, fetched.final_url) is Nature.FEED:
            offer = Offer(kind=SourceKind.FEED, url=fetched.final_url, how="found at a usual place")
            yield tasted(offer, fetched, lang, now)
            return


def sitemap_offers(home: str, lang: str | None, now: datetime, probe: Probe) -> Iterator[Offer]:
    """The sitemaps that robots.txt names, else the first at a usual place."""
    if SourceKind.SITEMAP not in kind_names():
        return
    robots = probe.get(join(home, usual_places.ROBOTS), maybe=True)
    named = named_sitemaps(robots.body, home) if robots else []
    tried = [(url, "named in robots.txt") for url in named[:SITEMAPS]]
    tried = tried or [(join(home, place), "found at a usual place") for place in usual_places.SITEMAPS]
    for url, how in tried:
        fetched = probe.get(url, maybe=not named)
        if fetched is not None and nature_of(fetched.body, fetched.final_url) is Nature.SITEMAP:
            yield sitemap_tasted(Offer(kind=SourceKind.SITEMAP, url=url, how=how), fetched, (lang, now), probe)
            if not named:
                return


def sitemap_tasted(offer: Offer, fetched: Fetched, seen: tuple[str | None, datetime], probe: Probe) -> Offer:
    """A sitemap, and of an index its newest-looking file too: an index itself names no pages."""
    found = tasted(offer, fetched, *seen)
    files = further_files(offer, fetched, *seen) if not found.items and not found.fault else []
    first = probe.get(promising(files)) if files else None
    if first is None:
        return found
    inside = tasted(replace(offer, url=first.url), first, *seen)
    return replace(inside, url=offer.url, title=f"{len(files)} files")


def promising(files: list[str]) -> str:
    """The file of an index to look into: of news or articles, else the first."""
    return next((url for url in files if ARTICLES.search(url)), files[0])
