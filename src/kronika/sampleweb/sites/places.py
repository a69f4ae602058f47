"""A look-alike of the Places API (new): text search and details, field masks, keys, a daily quota, and its way of saying no."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import date, datetime
from typing import Any
from zoneinfo import ZoneInfo

from kronika.sampleweb.parishes.finding import KnownPlace, find, known_places, spot
from kronika.sampleweb.site import Answer, Entry, Request, Truth

SEARCH = "/v1/places:searchText"
DETAILS = "/v1/places/"
QUOTA = "/quota"  # ours, for tests: PUT {"units": 25}
SEARCH_UNITS = 10
DETAILS_UNITS = 1
DAILY_UNITS = 150_000
MOST = 20
ZONE = ZoneInfo("America/Los_Angeles")  # where its days begin and end
UNKNOWN_KEY = "nieznany"  # any other key is taken
FIELDS = frozenset({"name", "id", "types", "displayName", "formattedAddress", "location", "websiteUri"})
PARTS = frozenset({"displayName.text", "displayName.languageCode"})
JSON = (("Content-Type", "application/json; charset=UTF-8"),)
STATUS = {400: "INVALID_ARGUMENT", 403: "PERMISSION_DENIED", 404: "NOT_FOUND", 429: "RESOURCE_EXHAUSTED"}
REASON = "type.googleapis.com/google.rpc.ErrorInfo"


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
            return refused(request, "places.") or self._spend(now, SEARCH_UNITS) or search(request)
        if request.method == "GET" and request.path.startswith(DETAILS):
            return refused(request, "") or self._spend(now, DETAILS_UNITS) or details(request)
        return error(404, "The requested URL was not found on this server.")

    def truths(self, now: datetime) -> Iterator[Truth]:
        """An API has no pages."""
        return iter(())

    def _spend(self, now: datetime, units: int) -> Answer | None:
        today = now.astimezone(ZONE).date()
        if self.spent[today] + units > self.daily:
            limit = {"quota_limit": "SearchTextRequestPerDayPerProject", "service": "places.googleapis.com"}
            return error(429, "Quota exceeded for the limit “requests per day”.", "RATE_LIMIT_EXCEEDED", limit)
        self.spent[today] += units
        return None

    def _set_quota(self, request: Request) -> Answer:
        wanted = read(request.body).get("units")
        if not isinstance(wanted, int) or wanted < 0:
            return error(400, 'The body must be {"units": NUMBER}.')
        self.daily = wanted
        return sent({"units": wanted})


def refused(request: Request, prefix: str) -> Answer | None:
    """Why a request is not even looked at: no key, a wrong one, no mask, a field that is none."""
    key = request.headers.get("x-goog-api-key") or request.query.get("key")
    if not key:
        return error(403, "Method doesn't allow unregistered callers. Please use an API key.")
    if key == UNKNOWN_KEY:
        return error(400, "API key not valid. Please pass a valid API key.", "API_KEY_INVALID")
    if not mask_of(request):
        return error(400, "FieldMask is a required parameter. Send it in the header X-Goog-FieldMask.")
    known = {"*", "places", "nextPageToken", *(prefix + name for name in FIELDS | PARTS)}
    for path in mask_of(request):
        if path not in known or (path in ("places", "nextPageToken") and not prefix):
            return error(400, f"Cannot find matching fields for path '{path}'.")
    return None


def search(request: Request) -> Answer:
    """Places for a text; an empty object where there are none."""
    asked = read(request.body)
    query, most = asked.get("textQuery"), asked.get("pageSize", asked.get("maxResultCount", 0))
    if not isinstance(query, str) or not query.strip():
        return error(400, "Empty text_query.")
    if not isinstance(most, int) or most < 0:
        return error(400, "page_size must not be negative.")
    hits = find(query)[: min(most or MOST, MOST)]
    found = [masked(facts(place, request.base), mask_of(request), "places.") for place in hits]
    return sent({"places": found} if found else {})


def details(request: Request) -> Answer:
    """What is known of one place."""
    asked = request.path.removeprefix(DETAILS)
    if not asked.startswith("ChIJ"):
        return error(400, f"Not a valid Place ID: {asked}")
    place = next((one for one in known_places() if one.id == asked), None)
    if place is None:
        return error(404, f"The Place ID is no longer valid: {asked}.")
    return sent(masked(facts(place, request.base), mask_of(request), ""))


def facts(place: KnownPlace, base: str) -> dict[str, Any]:
    """Everything the service could tell."""
    told: dict[str, Any] = {
        "name": f"places/{place.id}",
        "id": place.id,
        "types": ["church", "place_of_worship", "point_of_interest", "establishment"],
        "displayName": {"text": place.listing.name, "languageCode": "pl"},
        "formattedAddress": place.address,
        "location": dict(zip(("latitude", "longitude"), spot(place), strict=True)),
    }
    return told | ({"websiteUri": base.replace("//places.", f"//{place.host}.") + "/"} if place.host else {})


def mask_of(request: Request) -> frozenset[str]:
    """The fields asked for, in the header or in the address; spaces belong to them, as with the real service."""
    given = request.headers.get("x-goog-fieldmask") or request.query.get("$fields") or request.query.get("fields", "")
    return frozenset(given.split(",")) if given else frozenset()


def masked(told: Mapping[str, Any], wanted: frozenset[str], prefix: str) -> dict[str, Any]:
    """Only the fields that were asked for; of displayName its parts too."""
    top = {path.removeprefix(prefix).partition(".")[0] for path in wanted}
    every = bool({"*", "places"} & wanted)
    return {name: value for name, value in told.items() if every or name in top}


def read(body: bytes) -> dict[str, Any]:
    """A JSON object, or nothing."""
    try:
        found = json.loads(body)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def error(code: int, message: str, reason: str = "", more: Mapping[str, str] | None = None) -> Answer:
    """An error in the service's own shape; with a reason it carries particulars."""
    told: dict[str, Any] = {"code": code, "message": message, "status": STATUS[code]}
    if reason:
        told["details"] = [
            {"@type": REASON, "reason": reason, "domain": "googleapis.com", "metadata": dict(more or {})}
        ]
    return sent({"error": told}, code)


def sent(value: Mapping[str, Any], status: int = 200) -> Answer:
    """JSON that is never kept: each request counts."""
    return Answer(
        status=status, body=json.dumps(value, ensure_ascii=False, indent=2).encode(), headers=JSON, fixed=False
    )


KIND = Places()
