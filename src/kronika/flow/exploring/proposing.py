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
    for because, fits in RULES:
        for number, offer in enumerate(offers):
            if fits(offer, now):
                return number, because
    return None, ""


def is_listing(offer: Offer) -> bool:
    """A listing with enough articles on it."""
    return offer.kind == SourceKind.LISTING and offer.items >= FULL


def is_fresh(offer: Offer, now: datetime) -> bool:
    """Enough items, the newest of this month; a feed without any dates is taken at its word."""
    return alive(offer) and offer.items >= FULL and (offer.newest is None or now - offer.newest <= FRESH)


def is_known(offer: Offer) -> bool:
    """It comes from what is known of the site."""
    return bool(offer.certainty)


def alive(offer: Offer) -> bool:
    """It was tasted and leads somewhere."""
    return not offer.fault and offer.items > 0


# From the best to the last resort.
RULES: tuple[tuple[str, Callable[[Offer, datetime], bool]], ...] = (
    ("that is what the address is", lambda offer, now: offer.how == POINTED_AT and offer.kind in ALREADY),
    ("this site is known, and the way to its articles works", lambda offer, now: is_known(offer) and alive(offer)),
    ("a recipe reads this directory", lambda offer, now: offer.kind == SourceKind.DIRECTORY and alive(offer)),
    ("that is what the address is", lambda offer, now: offer.how == POINTED_AT),
    ("its feed is fresh and full", lambda offer, now: offer.kind == SourceKind.FEED and is_fresh(offer, now)),
    ("its archive leads from new to old", lambda offer, now: offer.kind == SourceKind.ARCHIVE and offer.items >= FULL),
    ("its sections list articles", lambda offer, now: is_listing(offer) and "sections" in offer.options),
    ("the page lists articles", lambda offer, now: is_listing(offer)),
    ("it has a feed, though not a fresh one", lambda offer, now: offer.kind == SourceKind.FEED and alive(offer)),
    ("its sitemap names its pages", lambda offer, now: offer.kind == SourceKind.SITEMAP and alive(offer)),
    ("it looks like a small site", lambda offer, now: offer.kind == SourceKind.SITE and not offer.fault),
    ("this site is known, though nothing could be read of it now", lambda offer, now: is_known(offer)),
    ("nothing more was found", lambda offer, now: not offer.fault),
)
REASONS = frozenset(because for because, _ in RULES)
