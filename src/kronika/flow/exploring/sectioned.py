"""Offers made of listings: the sections of a menu walked page by page, a monthly archive, or one page that lists articles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime

from kronika.flow.exploring.menu import HERE, Menu
from kronika.flow.exploring.months import month_archive
from kronika.flow.exploring.offer import Offer
from kronika.flow.exploring.probe import Probe
from kronika.flow.exploring.shapes import article_pattern, path_of
from kronika.flow.exploring.tasting import first_lead, tasted
from kronika.flow.exploring.turning import turning_of
from kronika.html.address import join
from kronika.html.document import Document
from kronika.html.links import links
from kronika.model.page import Fetched
from kronika.model.source import SourceKind
from kronika.sources.reading import document_of

FEWEST = 3  # articles that a listing must show to be one …
MANY = 10  # … and links in lists, where their addresses have no shape in common


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A page that was looked at, and what is known of it."""

    fetched: Fetched
    document: Document
    menu: Menu | None
    lang: str | None
    now: datetime

    @property
    def home(self) -> str:
        """The start of the site."""
        return join(self.fetched.final_url, "/")


def listing_offers(place: Place, probe: Probe) -> Iterator[Offer]:
    """What can be walked, the best first; nothing where no articles are listed."""
    section = section_page(place, probe)
    document = document_of(section) if section else None
    found = sections_offer(place, section, document) if section and document else None
    if found is None:
        alone = tasted(page_offer(place, ""), place.fetched, place.lang, place.now)
        found = alone if alone.items >= FEWEST and alone.options.get("article") else None
    if found is None:
        return
    yield found
    yield from monthly(place, document, found, probe)


def section_page(place: Place, probe: Probe) -> Fetched | None:
    """The page of one section: the one looked at, when it is one, else the first of the menu."""
    if place.menu is None:
        return None
    urls = [section.url for section in place.menu.sections]
    return place.fetched if place.fetched.final_url in urls else probe.get(urls[0])


def sections_offer(place: Place, section: Fetched, document: Document) -> Offer | None:
    """All sections of the menu; None when the page of a section lists no articles."""
    assert place.menu is not None
    article = pattern_of(place, document)
    turning = turning_of(document)
    named = ",".join(f"{name}={slug}" for name, slug in place.menu.slugs)
    options = {
        "listing": place.menu.template,
        "sections": named,
        **({"article": article} if article else {}),
        **turning,
    }
    offer = Offer(
        kind=SourceKind.ARCHIVE if turning else SourceKind.LISTING,
        url=place.home,
        how=f"{len(place.menu.slugs)} sections in the menu" + (", turned page by page" if turning else ""),
        title=", ".join(name for name, _ in place.menu.slugs),
        options={**({"strategy": "pages"} if turning else {}), **options},
    )
    found = tasted(offer, section, place.lang, place.now)
    return found if found.items >= (FEWEST if article else MANY) else None


def pattern_of(place: Place, document: Document) -> str:
    """The pattern of article addresses: from the page itself, which has articles of all sections, else from a section."""
    assert place.menu is not None
    listings = [section.url for section in place.menu.sections]
    slugs = [slug for _, slug in place.menu.slugs]
    found = article_pattern(place.document, listings, slugs)
    if found and any(re.search(found, path) for path in paths_in(document, listings)):
        return found
    return article_pattern(document, listings, slugs)


def paths_in(document: Document, listings: list[str]) -> list[str]:
    """Where a page leads, but for the listings."""
    return [path_of(link.url) for link in links(document) if link.url not in listings]


def page_offer(place: Place, title: str) -> Offer:
    """The page itself as a listing."""
    pattern = article_pattern(place.document, [section.url for section in place.menu.sections] if place.menu else ())
    options = {**({"article": pattern} if pattern else {}), **turning_of(place.document)}
    return Offer(
        kind=SourceKind.LISTING,
        url=place.fetched.final_url,
        how="the page lists articles",
        title=title,
        options=options,
    )


def monthly(place: Place, section: Document | None, walked: Offer, probe: Probe) -> Iterator[Offer]:
    """The archive of whole months, where a link leads to this month's."""
    slugs = [slug for _, slug in place.menu.slugs] if place.menu else []
    templates = (month_archive(page, slugs, place.now) for page in (place.document, section) if page is not None)
    template = next(filter(None, templates), "")
    if not template:
        return
    kept = ("article", "sections") if HERE in template else ("article",)
    options = {name: walked.options[name] for name in kept if name in walked.options}
    offer = Offer(
        kind=SourceKind.ARCHIVE,
        url=place.home,
        how="a link to this month's archive",
        title=walked.title if HERE in template else "",
        options={"strategy": "month", "listing": template, **options},
    )
    fetched = probe.get(first_lead(offer, place.lang, place.now).url)
    if fetched is not None:
        found = tasted(offer, fetched, place.lang, place.now)
        if found.items >= FEWEST:
            document = document_of(fetched)
            turning = turning_of(document) if document else {}
            yield replace(found, options={**found.options, **turning})
