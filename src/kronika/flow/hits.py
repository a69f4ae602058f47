"""Which places to ask for, and what to think of those that were found: right, or right with a doubt."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from kronika.fetch.finders.finder import Hit
from kronika.flow.doubtful_hosts import is_shared
from kronika.html.address import check_url, host_of
from kronika.model.entity import Entity
from kronika.model.errors import BadUrl

TOWN = ("town", "city", "village", "place")
STREET = ("street", "address")
LONGEST = 300  # characters of a question
TURNED = str.maketrans("łŁ", "lL")  # the one letter of our languages that does not come apart


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What came of asking."""

    sentence: str
    website: str | None = None
    doubt: str | None = None
    where: tuple[float, float] | None = None  # latitude and longitude of the place, where it is believed


def queries(entity: Entity) -> list[str]:
    """The questions for an entity, the most exact first."""
    town, street = given(entity, TOWN), given(entity, STREET)
    exact = " ".join(filter(None, (entity.name, town, street)))[:LONGEST]
    return list(dict.fromkeys([exact, " ".join(filter(None, (entity.name, town)))[:LONGEST]]))


def given(entity: Entity, names: Sequence[str]) -> str:
    """The first attribute of these that the directory gives."""
    return next((entity.attributes[name] for name in names if entity.attributes.get(name)), "")


def judged(entity: Entity, hits: Sequence[Hit], asked: str, label: str) -> Verdict:
    """The first hit counts; where it names no web address, one further down that lies in the same town and does."""
    town = given(entity, TOWN)
    near = [hit for hit in hits[1:] if hit.website and town and names_town(hit.address, town)]
    hit = hits[0] if hits[0].website or not near else near[0]
    place = f"{label} found “{hit.name}” ({hit.address}) for “{asked}”"
    where = hit.where if town and names_town(hit.address, town) else None  # a place in another town is another place
    if not hit.website:
        return Verdict(sentence=f"{place}, but knows no web address.", where=where)
    try:
        website = check_url(hit.website if "://" in hit.website else f"http://{hit.website}")
    except BadUrl:
        return Verdict(sentence=f"{place}, but its web address is none: {hit.website[:100]}.", where=where)
    return Verdict(sentence=f"{place}.", website=website, doubt=doubt_of(hit, website, town), where=where)


def doubt_of(hit: Hit, website: str, town: str) -> str | None:
    """Why a hit may be wrong."""
    if is_shared(host_of(website)):
        return f"{host_of(website)} is a site shared by many, not one of its own."
    if not town:
        return "The directory names no town to compare with."
    if not names_town(hit.address, town):
        return f"The place found is in “{hit.address}”, not in {town}."
    return None


def names_town(address: str, town: str) -> bool:
    """Whether an address holds every word of a town's name, whatever their accents and case."""
    return words(town) <= words(address)


def words(text: str) -> set[str]:
    """Words in small letters without accents."""
    plain = unicodedata.normalize("NFD", text.translate(TURNED).casefold())
    return set(re.findall(r"\w+", "".join(letter for letter in plain if not unicodedata.combining(letter))))
