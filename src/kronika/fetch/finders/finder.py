"""What a service that knows places must tell: how it is asked, what a question costs, and what its answers mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

from kronika import registry
from kronika.model.errors import FetchError
from kronika.model.failure import FailureKind
from kronika.settings import Settings

FOLDER = "kronika.fetch.finders.kinds"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One request to a service."""

    url: str
    cost: int  # units of the day's allowance
    headers: Mapping[str, str] = field(default_factory=dict)
    body: bytes | None = None  # None: a GET
    secret: str = ""  # what must not appear in any sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What a service answered: a status and JSON."""

    status: int
    told: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Hit:
    """One place that was found. `website` is None when the service knows none."""

    id: str
    name: str
    address: str
    website: str | None = None
    where: tuple[float, float] | None = None  # latitude and longitude in degrees


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The terms on which a service is used."""

    label: str  # as sentences call it
    zone: str  # where its days begin
    daily: int  # units a day
    pause: float  # seconds between two questions, whoever asks


class Finder(Protocol):
    """One service; each module in finders/kinds sets KIND to one of these."""

    def terms(self, settings: Settings) -> Terms:
        """On which terms it is used; SettingsError when something is missing for that."""
        ...

    def search(self, text: str, settings: Settings) -> Question:
        """The question for places that fit a text."""
        ...

    def hits(self, reply: Reply) -> list[Hit]:
        """The places an answer tells of, best first; a FetchError or SettingsError for a refusal, DaySpent for a spent allowance."""
        ...

    def details(self, hit: Hit, settings: Settings) -> Question | None:
        """The question for the web address of a place, where the search did not tell it."""
        ...

    def website(self, reply: Reply) -> str | None:
        """The web address in the answer to that question."""
        ...


class DaySpent(FetchError):
    """The service says that the day's allowance is used up."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, kind=FailureKind.RATE_LIMITED)


class Busy(FetchError):
    """The service asks us to come back in a moment."""

    def __init__(self, sentence: str, kind: FailureKind = FailureKind.RATE_LIMITED) -> None:
        super().__init__(sentence, kind=kind)


def degrees(latitude: object, longitude: object) -> tuple[float, float] | None:
    """A place on earth, however a service writes it; None for what is none."""
    try:
        found = float(str(latitude)), float(str(longitude))
    except ValueError:
        return None
    return found if abs(found[0]) <= 90 and abs(found[1]) <= 180 else None


def finder_names() -> list[str]:
    """The services there are."""
    return registry.names(FOLDER)


def finder_of(name: str) -> Finder:
    """A service by name, or a sentence that lists the ones there are."""
    return cast("Finder", registry.kind(FOLDER, name))
