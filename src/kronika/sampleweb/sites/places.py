"""A look-alike of the Places API (new): text search and details, field masks, keys, a daily quota, and its way of saying no."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import date, datetime
from typing import Any

from kronika.sampleweb.parishes.finding import KnownPlace, find, known_places
from kronika.sampleweb.site import Answer, Entry, Request, Truth

SEARCH = "/v1/places:searchText"
DETAILS = "/v1/places/"
QUOTA = "/quota"  # ours, for tests: PUT {"units": 25}
SEARCH_UNITS = 10
DETAILS_UNITS = 1
DAILY_UNITS = 150_000
MOST = 20
JSON = (("Content-Type", "application/json; charset=UTF-8"),)
STATUS = {400: "INVALID_ARGUMENT", 403: "PERMISSION_DENIED", 404: "NOT_FOUND", 429: "RESOURCE_EXHAUSTED"}


class Places:
    """Finds parishes by text; asks for a key and a field mask as the real one does."""

    host = "places"
    name = "Places API"
    lang = "pl"
    about = "A look-alike of the Places API: text search and details for the parishes, with quota and errors."
    entry: Entry | None = None

    def __init__(self) -> None:
        self.spent: Counter[date] = Counter()
        self.daily = DAILY_UNITS

    def reset(self) -> None:
        """A new day with the usual quota."""
        self.spent.clear()
        self.daily = DAILY_UNITS

    def answer(self, request: Request, now: datetime) -> Answer:
        """A search, the details of a place, or an error in the service's own shape."""
        if (request.method, request.path) == ("PUT", QUOTA):
            return self._set_quota(request)
        if (request.method, request.path) == ("POST", SEARCH):
            return self._guarded(request, now, SEARCH_UNITS) or search(request)
        if request.method == "GET" and request.path.startswith(DETAILS):
            return self._guarded(request, now, DETAILS_UNITS) or details(request)
        return error(404, "The requested URL was not found on this server.")

    def truths(self, now: datetime) -> Iterator[Truth]:
        """An API has no pages."""
        return iter(())

    def _guarded(self, request: Request, now: datetime, units: int) -> Answer | None:
        if not request.headers.get("x-goog-api-key"):
            return error(403, "Method doesn't allow unregistered callers. Please use an API key.")
        if not request.headers.get("x-goog-fieldmask"):
            return error(400, "FieldMask is a required parameter. Send it in the header X-Goog-FieldMask.")
        if self.spent[now.date()] + units > self.daily:
            return error(429, "Quota exceeded for the daily units of this project.")
        self.spent[now.date()] += units
        return None

    def _set_quota(self, request: Request) -> Answer:
        wanted = read(request.body).get("units")
        if not isinstance(wanted, int) or wanted < 0:
            return error(400, 'The body must be {"units": NUMBER}.')
        self.daily = wanted
        return sent({"units": wanted})


def search(request: Request) -> Answer:
    """Places for a text; an empty object where there are none."""
    query = read(request.body).get("textQuery")
    if not isinstance(query, str) or not query.strip():
        return error(400, "Empty text_query.")
    found = [masked(facts(place, request.base), request, "places.") for place in find(query)[:MOST]]
    return sent({"places": found} if found else {})


def details(request: Request) -> Answer:
    """What is known of one place."""
    asked = request.path.removeprefix(DETAILS)
    place = next((one for one in known_places() if one.id == asked), None)
    if place is None:
        return error(404, f"The Place ID is no longer valid: {asked}.")
    return sent(masked(facts(place, request.base), request, ""))


def facts(place: KnownPlace, base: str) -> dict[str, Any]:
    """Everything the service could tell."""
    told: dict[str, Any] = {
        "id": place.id,
        "displayName": {"text": place.listing.name, "languageCode": "pl"},
        "formattedAddress": place.address,
    }
    return told | ({"websiteUri": base.replace("//places.", f"//{place.host}.") + "/"} if place.host else {})


def masked(told: Mapping[str, Any], request: Request, prefix: str) -> dict[str, Any]:
    """Only the fields that were asked for."""
    wanted = {field.strip() for field in request.headers["x-goog-fieldmask"].split(",")}
    return {name: value for name, value in told.items() if {"*", prefix + name, prefix.rstrip(".") or "*"} & wanted}


def read(body: bytes) -> dict[str, Any]:
    """A JSON object, or nothing."""
    try:
        found = json.loads(body)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def error(code: int, message: str) -> Answer:
    """An error in the service's own shape."""
    return sent({"error": {"code": code, "message": message, "status": STATUS[code]}}, code)


def sent(value: Mapping[str, Any], status: int = 200) -> Answer:
    """JSON that is never kept: each request counts."""
    return Answer(
        status=status, body=json.dumps(value, ensure_ascii=False, indent=2).encode(), headers=JSON, fixed=False
    )


KIND = Places()
