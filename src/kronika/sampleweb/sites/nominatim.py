"""A look-alike of Nominatim: free search over places with their tags, some of which name a web site."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from random import Random
from typing import Any

from kronika.sampleweb.parishes.finding import KnownPlace, known_places, terms
from kronika.sampleweb.site import NOT_FOUND, Answer, Entry, Request, Truth

JSON = (("Content-Type", "application/json; charset=utf-8"),)
TAGS = ("website", "contact:website", None)  # volunteers use both, or forget
FORMATS = {"json", "jsonv2"}
MOST = 10


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
        if request.query.get("format") not in FORMATS or not request.query.get("q", "").strip():
            return sent({"error": {"code": 400, "message": "Give q and format=jsonv2."}}, 400)
        asked = terms(request.query["q"])
        found = [place for place in known_places() if asked <= terms(display_name(place))]
        with_tags = request.query.get("extratags") == "1"
        return sent([facts(place, request.base, with_tags) for place in found[:MOST]])

    def truths(self, now: datetime) -> Iterator[Truth]:
        """An API has no pages."""
        return iter(())


def facts(place: KnownPlace, base: str, with_tags: bool) -> dict[str, Any]:
    """One place as the service tells it."""
    dice = Random(place.id)
    told: dict[str, Any] = {
        "place_id": place.listing.number,
        "licence": "Invented data of the sample web",
        "osm_type": "way",
        "osm_id": 900_000_000 + place.listing.number,
        "lat": f"{dice.uniform(49.5, 54.5):.6f}",
        "lon": f"{dice.uniform(15.0, 23.5):.6f}",
        "category": "amenity",
        "type": "place_of_worship",
        "name": place.listing.name,
        "display_name": display_name(place),
    }
    return told | ({"extratags": tags(place, base, dice)} if with_tags else {})


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
