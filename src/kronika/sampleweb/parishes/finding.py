"""What map services know about parishes: not all of them, not always the street, and one web address is wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from random import Random

from kronika.sampleweb.parishes.directory import Listing, listings

UNKNOWN_STREET = frozenset({"Wierzbno Stare", "Grabów Nadrzeczny", "Sosnówka Wielka", "Brzezie Małe"})
UNKNOWN_AT_ALL = frozenset({"Krzywa Rzeka", "Przełęcz", "Hałdy", "Mierzejka", "Komora Celna"})
WRONG_SITE = {"Lipowiec Górny": "parafia-kamionka"}  # >90 % are right: one is not
WITHOUT_ADDRESS = frozenset({"parafia-zalesie"})  # known, but nobody entered its web address
MIDDLES = {
    "podkarpackie": (50.05, 21.9),
    "małopolskie": (49.75, 20.4),
    "dolnośląskie": (50.8, 16.3),
    "śląskie": (49.85, 18.8),
    "kujawsko-pomorskie": (53.2, 18.2),
    "wielkopolskie": (51.95, 18.0),
    "lubelskie": (51.75, 22.4),
    "pomorskie": (54.4, 18.2),
    "mazowieckie": (52.0, 21.0),
    "podlaskie": (53.1, 23.0),
}
COMMON_WORDS = frozenset({"parafia", "ul", "w", "i", "na"})


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownPlace:
    """A parish as a map knows it; `host` is its web site, maybe the wrong one."""

    id: str
    listing: Listing
    host: str | None

    @property
    def address(self) -> str:
        """The postal address in one line."""
        place = self.listing.place
        return f"{place.street}, {place.postcode} {place.town}, Polska"


@cache
def known_places() -> tuple[KnownPlace, ...]:
    """Every parish that the map knows."""
    return tuple(
        KnownPlace(id=place_id(one), listing=one, host=site_of(one))
        for one in listings()
        if one.place.town not in UNKNOWN_AT_ALL
    )


def find(query: str) -> list[KnownPlace]:
    """Places whose name and town are in the query; a street in it spoils the search where the map has none."""
    asked = terms(query)
    return [place for place in known_places() if fits(place.listing, asked)]


def fits(listing: Listing, asked: frozenset[str]) -> bool:
    """Whether a query can mean this parish."""
    named = terms(listing.patron) | terms(listing.place.town)
    extra = asked - named
    street_known = listing.place.town not in UNKNOWN_STREET
    return named <= asked and (not extra or (street_known and bool(extra & terms(listing.place.street))))


def spot(place: KnownPlace) -> tuple[float, float]:
    """Where a parish would lie: parishes of one deanery are neighbours."""
    where = place.listing.place
    middle = MIDDLES[where.voivodeship]
    far, near = Random(where.deanery), Random(place.id)
    return (
        round(middle[0] + far.uniform(-0.3, 0.3) + near.uniform(-0.08, 0.08), 6),
        round(middle[1] + far.uniform(-0.4, 0.4) + near.uniform(-0.12, 0.12), 6),
    )


def terms(text: str) -> frozenset[str]:
    """The words that count, in small letters."""
    return frozenset(re.findall(r"\w+", text.lower())) - COMMON_WORDS


def site_of(listing: Listing) -> str | None:
    """The web site that the map gives."""
    host = WRONG_SITE.get(listing.place.town, listing.host)
    return None if host in WITHOUT_ADDRESS else host


def place_id(listing: Listing) -> str:
    """An identifier like those of the real service."""
    return "ChIJ" + blake2b(f"{listing.number} {listing.place.town}".encode(), digest_size=9).hexdigest()
