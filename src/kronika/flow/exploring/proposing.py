"""Which of the offers to take, and why, in words that may follow “because”."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from kronika.flow.exploring.offer import Offer
from kronika.model.source import SourceKind

FRESH = timedelta(days=30)
FULL = 5  # items that a feed or a listing should have
POINTED_AT = "the address itself"
ALREADY = (SourceKind.FEED, SourceKind.SITEMAP)


def propose(offers: Sequence[Offer], now: datetime) -> tuple[int | None, str]:
    """The number of the best offer: what the user pointed at comes first, then what brings the newest articles."""
    rules: tuple[tuple[Callable[[Offer], bool], str], ...] = (
        (lambda offer: offer.how == POINTED_AT and offer.kind in ALREADY, "that is what the address is"),
        (lambda offer: bool(offer.certainty) and alive(offer), "this site is known, and the way to its articles works"),
        (lambda offer: offer.how == POINTED_AT, "that is what the address is"),
        (lambda offer: offer.kind == SourceKind.FEED and is_fresh(offer, now), "its feed is fresh and full"),
        (lambda offer: offer.kind == SourceKind.ARCHIVE and offer.items >= FULL, "its archive leads from new to old"),
        (lambda offer: is_listing(offer) and "sections" in offer.options, "its sections list articles"),
        (lambda offer: is_listing(offer), "the page lists articles"),
        (lambda offer: offer.kind == SourceKind.FEED and alive(offer), "it has a feed, though not a fresh one"),
        (lambda offer: offer.kind == SourceKind.SITEMAP and alive(offer), "its sitemap names its pages"),
        (lambda offer: offer.kind == SourceKind.SITE and not offer.fault, "it looks like a small site"),
        (lambda offer: bool(offer.certainty), "this site is known, though nothing could be read of it now"),
        (lambda offer: not offer.fault, "nothing more was found"),
    )
    for fits, because in rules:
        for number, offer in enumerate(offers):
            if fits(offer):
                return number, because
    return None, ""


def is_listing(offer: Offer) -> bool:
    """A listing with enough articles on it."""
    return offer.kind == SourceKind.LISTING and offer.items >= FULL


def is_fresh(offer: Offer, now: datetime) -> bool:
    """Enough items, the newest of this month; a feed without any dates is taken at its word."""
    return alive(offer) and offer.items >= FULL and (offer.newest is None or now - offer.newest <= FRESH)


def alive(offer: Offer) -> bool:
    """It was tasted and leads somewhere."""
    return not offer.fault and offer.items > 0
