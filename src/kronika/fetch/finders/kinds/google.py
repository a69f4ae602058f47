"""Google Places, the API called “New”: text search with a field mask, the key in a header, a day that ends at midnight Pacific."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

from kronika.fetch.finders.finder import Busy, DaySpent, Hit, Question, Reply, Terms, degrees
from kronika.model.errors import FetchError, SettingsError
from kronika.model.failure import FailureKind
from kronika.settings import PlacesSettings, Settings

LABEL = "Google Places"
ZONE = "America/Los_Angeles"
FOUND = ("places.id", "places.displayName", "places.formattedAddress", "places.location")
WEBSITE = "websiteUri"
MOST = 5  # places of one search
KEY_FAULTS = frozenset({"API_KEY_INVALID", "API_KEY_SERVICE_BLOCKED", "SERVICE_DISABLED", "BILLING_DISABLED"})
DAY = ("perday", "per day", "daily")  # how an error says that it is the day's allowance and not the minute's
LONGEST = 300


class GooglePlaces:
    """One call finds the place and its web address; with [places] google_details it takes a second."""

    def terms(self, settings: Settings) -> Terms:
        """A key is needed."""
        if not settings.places.google_key.get_secret_value():
            raise SettingsError(
                "Google Places needs a key: set [places] google_key or KRONIKA_PLACES__GOOGLE_KEY, or use --with nominatim."
            )
        return Terms(label=LABEL, zone=ZONE, daily=settings.places.google_quota, pause=0.0)

    def search(self, text: str, settings: Settings) -> Question:
        """A text search that asks for no more than is used: what is asked for decides the price."""
        places = settings.places
        wanted = FOUND if places.google_details else (*FOUND, f"places.{WEBSITE}")
        asked: dict[str, Any] = {"textQuery": text, "pageSize": MOST}
        asked |= {"languageCode": places.lang} if places.lang else {}
        asked |= {"regionCode": places.region.upper()} if places.region else {}
        return Question(
            url=f"{places.google_url.rstrip('/')}/v1/places:searchText",
            cost=places.google_search_cost,
            headers=headers(places, ",".join(wanted)) | {"Content-Type": "application/json"},
            body=json.dumps(asked).encode(),
            secret=places.google_key.get_secret_value(),
        )

    def hits(self, reply: Reply) -> list[Hit]:
        """An object without places means that nothing was found."""
        places = checked(reply).get("places", [])
        return [hit for place in places if (hit := hit_of(place))] if isinstance(places, list) else []

    def details(self, hit: Hit, settings: Settings) -> Question | None:
        """The web address alone, by the place's number."""
        places = settings.places
        if not places.google_details or hit.website:
            return None
        lang = f"?languageCode={quote(places.lang)}" if places.lang else ""
        return Question(
            url=f"{places.google_url.rstrip('/')}/v1/places/{quote(hit.id, safe='')}{lang}",
            cost=places.google_details_cost,
            headers=headers(places, WEBSITE),
            secret=places.google_key.get_secret_value(),
        )

    def website(self, reply: Reply) -> str | None:
        """The address in the details."""
        return text(checked(reply).get(WEBSITE)) or None


def headers(places: PlacesSettings, mask: str) -> dict[str, str]:
    """Key and mask."""
    return {
        "X-Goog-Api-Key": places.google_key.get_secret_value(),
        "X-Goog-FieldMask": mask,
        "Accept": "application/json",
    }


def checked(reply: Reply) -> dict[str, Any]:
    """The object of a good answer; every refusal is an error of ours."""
    told = reply.told if isinstance(reply.told, dict) else {}
    if reply.status == 200 and "error" not in told:
        return told
    error = told.get("error")
    raise refusal(reply.status, error if isinstance(error, dict) else {})


def refusal(status: int, error: dict[str, Any]) -> FetchError | SettingsError:
    """What an error in Google's shape means for us."""
    said = text(error.get("message"))[:LONGEST].rstrip(".") or f"status {status}"
    reasons = [one for one in error.get("details", []) if isinstance(one, dict)]
    reason = next((text(one.get("reason")) for one in reasons if one.get("reason")), "")
    if reason in KEY_FAULTS or status in (401, 403):
        return SettingsError(
            f"Google Places refuses the key: {said}. Check [places] google_key and what the key may be used for."
        )
    if status == 429:
        limits = " ".join([said, *(json.dumps(one.get("metadata", {})) for one in reasons)]).lower()
        if any(word in limits for word in DAY):
            return DaySpent(f"Google Places says that the day's allowance is used up: {said}.")
        return Busy(f"Google Places asks us to slow down: {said}.")
    if status >= 500:
        return Busy(f"Google Places is in trouble: {said}.", FailureKind.SERVER)
    kind = FailureKind.NOT_FOUND if status == 404 else FailureKind.CLIENT
    return FetchError(f"Google Places refuses the question: {said}.", kind=kind)


def hit_of(place: object) -> Hit | None:
    """A place as the answer tells it; None for what is none."""
    if not isinstance(place, dict) or not text(place.get("id")):
        return None
    name, spot = place.get("displayName"), place.get("location")
    return Hit(
        id=text(place["id"]),
        name=text(name.get("text")) if isinstance(name, dict) else "",
        address=text(place.get("formattedAddress")),
        website=text(place.get(WEBSITE)) or None,
        where=degrees(spot.get("latitude"), spot.get("longitude")) if isinstance(spot, dict) else None,
    )


def text(value: object) -> str:
    """A text, whatever was sent in its place."""
    return " ".join(value.split()) if isinstance(value, str) else ""


KIND = GooglePlaces()
