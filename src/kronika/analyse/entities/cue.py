"""What the cue words of a language must tell, as data: whom or what a name beside them stands for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from kronika.registry import kinds, names

FOLDER = "kronika.analyse.entities.cues"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cues:
    """Cue words of one language, as dictionary forms in lower case with spaces between.

    Endings are what may follow the stem of a name when it is inflected; the longest is taken off first.
    """

    person: str = ""  # president, minister, coach: a person's name follows
    kin: str = ""  # mother, brother, Mr
    people: str = ""  # fans, Germans: people without names
    organisation: str = ""  # company, ministry, party, club
    head: str = ""  # committee, court, council: words that stand inside the names of organisations
    place: str = ""  # town, river, island
    product: str = ""  # film, law, newspaper, vaccine
    event: str = ""  # festival, war, summit, cup
    say: str = ""  # said, announced
    at: str = ""  # prepositions of places
    legal: str = ""  # Ltd, a.s., GmbH without points
    month: str = ""  # months and weekdays: capitals that are no names
    endings: str = ""


NONE = Cues()
CLASSES = (
    "person",
    "kin",
    "people",
    "organisation",
    "head",
    "place",
    "product",
    "event",
    "say",
    "at",
    "legal",
    "month",
)


def cues(code: str) -> Cues:
    """The cue words of a language; none where nobody wrote them."""
    found: Cues = kinds(FOLDER)[code] if code in names(FOLDER) else NONE
    return found


@lru_cache
def endings(code: str) -> tuple[str, ...]:
    """Endings of a language, the longest first."""
    return tuple(sorted(cues(code).endings.split(), key=lambda ending: (-len(ending), ending)))
