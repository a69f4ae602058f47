"""A look-alike of Nominatim: free search over places with their tags, some of which name a web site."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from random import Random
from typing import Any

from kronika.sampleweb.parishes.finding import KnownPlace, known_places, spot, terms
from kronika.sampleweb.site import NOT_FOUND, Answer, Entry, Request, Truth

JSON = (("Content-Type", "application/json; charset=utf-8"),)
TAGS = ("website", "contact:website", None)  # volunteers use both, or forget
FORMATS = {"json", "jsonv2"}
USUAL, MOST = 10, 40  # results: without a limit, and at the most


class Nominatim:
    """Answers /search as the real one does; whoever does not say who asks is refused."""

    host = "nominatim"
    name = "Nominatim"
    lang = "pl"
    about = "A look-alike of Nominatim: free-text search with tags, some of them a web address."
    entry: Entry | None = None

    def answer(self, request: Request, now: datetime) -> Answer:
        """Places that hold every word of the question."""
        if request.path != "/search":
            return NOT_FOUND
        if not request.headers.get("user-agent"):
            return sent({"error": {"code": 403, "message": "Access denied: say who you are in User-Agent."}}, 403)
        if fault := wrong(request):
            return sent({"error": {"code": 400, "message": fault}}, 400)
        asked = terms(request.query["q"])
        found = [place for place in known_places() if asked <= terms(display_name(place))]
        most = min(int(request.query.get("limit", USUAL)), MOST)
        return sent([facts(place, request) for place in found[:most]])

    def truths(self, now: datetime) -> Iterator[Truth]:
        """An API has no pages."""
        return iter(())


def wrong(request: Request) -> str:
    """What is wrong with the parameters; empty when nothing is."""
    limit = request.query.get("limit", "1")
    if request.query.get("format", "jsonv2") not in FORMATS:
        return "Parameter 'format' must be one of: json, jsonv2"
    if not request.query.get("q", "").strip():
        return "Nothing to search for."
    return "" if limit.isdigit() and int(limit) else "Parameter 'limit' must be a number above zero."


def facts(place: KnownPlace, request: Request) -> dict[str, Any]:
    """One place as the service tells it; the older format calls the category class."""
    dice = Random(place.id)
    dice.random(), dice.random()  # two throws that are no longer needed; the tags keep theirs
    latitude, longitude = spot(place)
    newer = request.query.get("format", "jsonv2") == "jsonv2"
    told: dict[str, Any] = {
        "place_id": place.listing.number,
        "licence": "Invented data of the sample web",
        "osm_type": "way",
        "osm_id": 900_000_000 + place.listing.number,
        "lat": str(latitude),
        "lon": str(longitude),
        "category" if newer else "class": "amenity",
        "type": "place_of_worship",
        "place_rank": 30,
        "importance": 0.1,
        "addresstype": "amenity",
        "name": place.listing.name,
        "display_name": display_name(place),
    }
    if request.query.get("addressdetails") == "1":
        told["address"] = address(place)
    if request.query.get("extratags") == "1":
        told["extratags"] = tags(place, request.base, dice)
    return told


def address(place: KnownPlace) -> dict[str, str]:
    """The address in its parts."""
    where = place.listing.place
    road, _, number = where.street.rpartition(" ")
    return {
        "amenity": place.listing.name,
        "house_number": number,
        "road": road,
        "village": where.town,
        "state": f"województwo {where.voivodeship}",
        "postcode": where.postcode,
        "country": "Polska",
        "country_code": "pl",
    }


def tags(place: KnownPlace, base: str, dice: Random) -> dict[str, str]:
    """The place's tags."""
    name = dice.choice(TAGS)
    site = {name: base.replace("//nominatim.", f"//{place.host}.") + "/"} if name and place.host else {}
    return {"religion": "christian", "denomination": "catholic", **site}


def display_name(place: KnownPlace) -> str:
    """Name and address in one line."""
    where = place.listing.place
    return (
        f"{place.listing.name}, {where.street}, {where.town}, województwo {where.voivodeship}, {where.postcode}, Polska"
    )


def sent(value: Any, status: int = 200) -> Answer:
    """A JSON answer."""
    return Answer(status=status, body=json.dumps(value, ensure_ascii=False).encode(), headers=JSON)


KIND = Nominatim()
