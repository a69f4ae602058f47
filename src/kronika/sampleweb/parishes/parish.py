"""A parish: where it is, how its site looks, and the texts that are its own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from kronika.registry import kinds

FOLDER = "kronika.sampleweb.parishes.records"


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where a parish is, as the directory tells it."""

    town: str
    town_in: str  # "w Olszynach"
    street: str
    postcode: str
    deanery: str  # "dekanat olszyński"
    diocese: str
    voivodeship: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Parish:
    """One parish with a web site. Texts are marked text (see marked.py)."""

    key: str  # the site lives at parafia-KEY.localhost
    patron: str  # in the genitive: "św. Marcina"
    place: Place
    phone: str
    look: str  # a layout of layouts.py
    hour: str  # how hours are written in passing: "{h}.{m:02}"
    masses_title: str
    masses: str  # the schedule
    welcome: str  # the start page
    history: str
    verse: str  # stands beside every page, with its chapter and verse
    masses_menu: str = "Msze święte"
    news: tuple[str, ...] = ()  # announcements of its own
    pages: tuple[str, ...] = ()  # further pages, by their name in common_pages.py
    charset: str = "utf-8"
    declared: str | None = None  # what the header says; None: the charset, "": nothing
    address: str = "/{slug}.html"  # how page addresses are made

    @property
    def name(self) -> str:
        """Its full name."""
        return f"Parafia {self.patron} {self.place.town_in}"

    @property
    def host(self) -> str:
        """The host of its site."""
        return f"parafia-{self.key}"

    def at(self, hour: int, minute: int = 0) -> str:
        """An hour as this parish writes it."""
        return self.hour.format(h=hour, m=minute)


@cache
def parishes() -> tuple[Parish, ...]:
    """Every parish that has a web site, by key."""
    return tuple(sorted(kinds(FOLDER).values(), key=lambda parish: parish.key))
