"""OpenStreetMap's Nominatim: free text search with tags, by its usage policy: once a second, and we say who asks."""

from __future__ import annotations

from urllib.parse import urlencode

from kronika.fetch.finders.finder import Busy, Hit, Question, Reply, Terms, degrees
from kronika.html.address import host_of
from kronika.model.errors import FetchError, SettingsError
from kronika.model.failure import FailureKind
from kronika.settings import Settings

LABEL = "Nominatim"
PUBLIC = "nominatim.openstreetmap.org"
SLOWEST_PUBLIC = 1.0  # seconds between two requests that the usage policy asks for
SITE_TAGS = ("website", "contact:website", "url")
MOST = 5
LONGEST = 300


class Nominatim:
    """Asks /search with tags and address parts."""

    def terms(self, settings: Settings) -> Terms:
        """The public server wants to know whom to write to, and to be asked no more than once a second."""
        public = host_of(settings.places.nominatim_url) == PUBLIC
        if public and not settings.fetch.contact:
            raise SettingsError(
                "The public Nominatim server asks who you are: set [fetch] contact to your mail or web address first."
            )
        pause = max(settings.places.nominatim_pause, SLOWEST_PUBLIC if public else 0.0)
        return Terms(label=LABEL, zone="UTC", daily=settings.places.nominatim_quota, pause=pause)

    def search(self, text: str, settings: Settings) -> Question:
        """A free-form search."""
        places = settings.places
        asked = {"q": text, "format": "jsonv2", "extratags": "1", "addressdetails": "1", "limit": str(MOST)}
        asked |= {"countrycodes": places.region.lower()} if places.region else {}
        asked |= {"accept-language": places.lang} if places.lang else {}
        return Question(
            url=f"{places.nominatim_url.rstrip('/')}/search?{urlencode(asked)}",
            cost=1,
            headers={"Accept": "application/json"},
        )

    def hits(self, reply: Reply) -> list[Hit]:
        """A list of places; an empty one means that nothing was found."""
        if reply.status != 200 or not isinstance(reply.told, list):
            raise refusal(reply)
        return [hit for place in reply.told if (hit := hit_of(place))]

    def details(self, hit: Hit, settings: Settings) -> Question | None:
        """The tags came with the search."""
        return None

    def website(self, reply: Reply) -> str | None:
        """Never asked for."""
        return None


def refusal(reply: Reply) -> FetchError:
    """What an error means for us."""
    error = reply.told.get("error") if isinstance(reply.told, dict) else None
    said = text(error.get("message") if isinstance(error, dict) else error)[:LONGEST].rstrip(".")
    why = said or f"status {reply.status}"
    if reply.status == 429:
        return Busy(f"Nominatim asks us to slow down: {why}.")
    if reply.status >= 500:
        return Busy(f"Nominatim is in trouble: {why}.", FailureKind.SERVER)
    if reply.status in (401, 403):
        return FetchError(
            f"Nominatim does not let us in: {why}. Read its usage policy, or set [places] nominatim_url to a server of your own.",
            kind=FailureKind.DENIED,
        )
    return FetchError(f"Nominatim refuses the question: {why}.", kind=FailureKind.CLIENT)


def hit_of(place: object) -> Hit | None:
    """A place as the answer tells it; None for what is none."""
    if not isinstance(place, dict):
        return None
    tags = place.get("extratags")
    named = tags if isinstance(tags, dict) else {}
    address = text(place.get("display_name"))
    return Hit(
        id=f"{text(place.get('osm_type'))}/{place.get('osm_id')}",
        name=text(place.get("name")) or address.partition(",")[0],
        address=address,
        website=next((site for tag in SITE_TAGS if (site := first(text(named.get(tag))))), None),
        where=degrees(place.get("lat"), place.get("lon")),
    )


def first(value: str) -> str:
    """The first of several values, as OpenStreetMap parts them."""
    return value.partition(";")[0].strip()


def text(value: object) -> str:
    """A text, whatever was sent in its place."""
    return " ".join(value.split()) if isinstance(value, str) else ""


KIND = Nominatim()
