"""Looks at an address: what it is, what it offers, and what we would follow; at most a dozen polite requests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from kronika.flow.exploring.cms import cms_of
from kronika.flow.exploring.fed import feed_offers, sitemap_offers, sitemap_tasted, usual_feed
from kronika.flow.exploring.listed import directory_offers
from kronika.flow.exploring.menu import menu_of
from kronika.flow.exploring.nature import Nature, nature_of
from kronika.flow.exploring.offer import Findings, Offer
from kronika.flow.exploring.probe import Probe
from kronika.flow.exploring.proposing import POINTED_AT, propose
from kronika.flow.exploring.scripts import needs_browser
from kronika.flow.exploring.sectioned import Place, listing_offers
from kronika.flow.exploring.single import is_article
from kronika.flow.exploring.tasting import first_lead, tasted
from kronika.html.address import check_url, host_of, join
from kronika.html.document import Document
from kronika.html.text import text_of
from kronika.lang.identify import identify
from kronika.model.failure import FailureKind
from kronika.model.page import Fetched
from kronika.model.source import SourceKind
from kronika.sites.known import KnownSites, told
from kronika.sites.site import Site
from kronika.sources.reading import document_of

NO_WAY_IN = frozenset({FailureKind.DNS, FailureKind.CONNECT, FailureKind.TLS, FailureKind.REFUSED_ADDRESS})
SAMPLE = 20_000  # characters are enough to tell a language
WAYS = 3  # of a known site that are tasted
BROWSER = (
    "The page has hardly any text, but scripts: follow it with --option browser=yes to have it opened in a browser."
)
CLOSED = "robots.txt closes this address to programs; ask the site for leave, and then set [fetch] robots = false."
OF_NATURE = {Nature.FEED: SourceKind.FEED, Nature.SITEMAP: SourceKind.SITEMAP}


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """One look: who asks, what is known, and when."""

    probe: Probe
    known: KnownSites
    now: datetime
    home: Path | None = None  # the folder of the chronicle, where people's own recipes are


def explore(url: str, look: Look) -> Findings:
    """Everything about an address. A site that cannot be reached at all is a FetchError; other failures are told."""
    checked = check_url(url)
    site = look.known.at_address(checked)
    fetched = look.probe.get(checked)
    if fetched is None and site is None and look.probe.failed and look.probe.failed.kind in NO_WAY_IN:
        raise look.probe.failed
    found = at_first_sight(checked, fetched, look)
    known = list(known_offers(site, look)) if site is not None else []
    offers = [*known, *found.offers]
    if not any(offer.how == POINTED_AT and offer.kind in OF_NATURE.values() for offer in offers):
        offers += around(checked, fetched, found, look, known=bool(known))
    return concluded(replace(found, offers=tuple(once(offers))), site, look)


def at_first_sight(url: str, fetched: Fetched | None, look: Look) -> Findings:
    """What the answer itself is."""
    found = Findings(url=url, name=host_of(url).removeprefix("www."))
    if fetched is None:
        closed = look.probe.failed is not None and look.probe.failed.kind is FailureKind.ROBOTS
        return replace(found, hints=(CLOSED,) if closed else ())
    nature = nature_of(fetched.body, fetched.final_url)
    document = document_of(fetched) if nature is Nature.PAGE else None
    if nature in OF_NATURE:
        offer = sitemap_tasted(
            Offer(kind=OF_NATURE[nature], url=url, how=POINTED_AT), fetched, (None, look.now), look.probe
        )
        return replace(found, offers=(offer,), lang=identify(" ".join(offer.samples)))
    if document is None:
        return replace(found, offers=(Offer(kind=SourceKind.PAGE, url=url, how=POINTED_AT, items=1),))
    menu = menu_of(document)
    return replace(
        found,
        title=document.title,
        lang=document.lang or identify(text_of(document.root)[:SAMPLE]),
        cms=cms_of(document, fetched),
        sections=menu.sections if menu else (),
        hints=(BROWSER,) if needs_browser(document) else (),
        offers=article_offer(url, document, fetched, look.now),
    )


def article_offer(url: str, document: Document, fetched: Fetched, now: datetime) -> tuple[Offer, ...]:
    """The page itself, when it is an article: somebody who points at one means that one."""
    if not is_article(document, fetched, now):
        return ()
    return (Offer(kind=SourceKind.PAGE, url=url, how=POINTED_AT, title=document.title, items=1),)


def known_offers(site: Site, look: Look) -> Iterator[Offer]:
    """The ways of a known site, the first few tasted."""
    collection = told(site)
    for way in [way for way in collection.ways if not way.section][:WAYS]:
        offer = Offer(
            kind=way.kind,
            url=way.url,
            how=f"a known way, {way.certainty}",
            title=", ".join(way.sections),
            options=way.source_options,
            certainty=way.certainty,
        )
        first = first_lead(offer, collection.lang, look.now).url
        fetched = look.probe.get(first)
        if fetched is None:
            yield replace(offer, fault=look.probe.fault_of(first))
        else:
            yield tasted(offer, fetched, collection.lang, look.now)


def around(url: str, fetched: Fetched | None, found: Findings, look: Look, *, known: bool) -> list[Offer]:
    """What lies around a page: its feeds, sections and sitemaps, its site, and the page alone."""
    home, probe, now = join(fetched.final_url if fetched else url, "/"), look.probe, look.now
    document = document_of(fetched) if fetched else None
    offers = list(feed_offers(document, found.lang, now, probe)) if document else []
    if fetched is not None and document is not None and not known:
        place = Place(fetched=fetched, document=document, menu=menu_of(document), lang=found.lang, now=now)
        offers += listing_offers(place, probe)
    if not known:
        offers += sitemap_offers(home, found.lang, now, probe)
        if not any(offer.kind == SourceKind.FEED for offer in offers):
            offers += usual_feed(home, found.lang, now, probe)
    if fetched is not None and document is not None:
        offers += directory_offers(url, fetched, look.home, now)
        offers.append(tasted(Offer(kind=SourceKind.SITE, url=home, how="its links"), fetched, found.lang, now))
        offers.append(Offer(kind=SourceKind.PAGE, url=url, how="the page alone", title=found.title, items=1))
    return offers


def once(offers: list[Offer]) -> Iterator[Offer]:
    """Each kind and address once, as it was found first."""
    seen: set[tuple[str, str, str]] = set()
    for offer in offers:
        mark = (offer.kind, offer.url, offer.options.get("listing", ""))
        if mark not in seen:
            seen.add(mark)
            yield offer


def concluded(found: Findings, site: Site | None, look: Look) -> Findings:
    """The findings with a proposal, and with what went wrong on the way."""
    proposed, because = propose(found.offers, look.now)
    title, lang = (told(site).title, told(site).lang) if site is not None else (found.name, found.lang)
    chosen = found.offers[proposed] if proposed is not None else None
    by_site = site is not None and chosen is not None and bool(chosen.certainty)
    return replace(
        found,
        known=told(site).title if site is not None else "",
        name=title if by_site else found.name,
        lang=lang,
        proposed=proposed,
        because=because,
        faults=tuple(dict.fromkeys(look.probe.faults)),
        requests=look.probe.requests,
    )
