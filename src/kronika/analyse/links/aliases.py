"""What a table of labels must tell: which things go by a label in a language, and what is known of a thing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from kronika.model.analysis import EntityType

NUMBERED = "Q"


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing:
    """Something that has a number in Wikidata, or at least a page in DBpedia."""

    id: str  # "Q142", or the address of a page in DBpedia
    types: frozenset[EntityType]
    labels: Mapping[str, str] = field(default_factory=dict)  # by language
    pages: Mapping[str, str] = field(default_factory=dict)  # title of its article in Wikipedia, by language
    near: tuple[str, ...] = ()  # things it has to do with: the country of a city, of a person, of a party


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A thing that goes by a label. Without a thing: somebody too little known to be linked to, but a rival all the same."""

    thing: Thing | None
    types: frozenset[EntityType]
    weight: int = 1  # how well known it is: the number of Wikipedias that have an article
    doubtful: bool = False  # the label may well mean something that is in no table; it takes evidence


class AliasTable(Protocol):
    """Labels and the things that go by them."""

    def candidates(self, key: str, lang: str) -> Sequence[Candidate]:
        """The things that go by a label, given as `labels.key_of` makes it."""
        ...

    def plain_candidates(self, key: str, lang: str) -> Sequence[Candidate]:
        """The same for a key without accents (`labels.plain`): things whose label has some."""
        ...

    def thing(self, link: str) -> Thing | None:
        """What is known of a thing."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Tables:
    """Several tables as one: what any of them knows. The first that knows a thing tells of it."""

    tables: tuple[AliasTable, ...]

    def candidates(self, key: str, lang: str) -> Sequence[Candidate]:
        """The things of all tables, each once."""
        return once([found for table in self.tables for found in table.candidates(key, lang)])

    def plain_candidates(self, key: str, lang: str) -> Sequence[Candidate]:
        """The things of all tables, each once."""
        return once([found for table in self.tables for found in table.plain_candidates(key, lang)])

    def thing(self, link: str) -> Thing | None:
        """What the first table that knows it tells."""
        return next((found for table in self.tables if (found := table.thing(link)) is not None), None)


def once(found: Sequence[Candidate]) -> list[Candidate]:
    """Each thing once, at its greatest weight; it is doubtful when any table doubts it."""
    kept: list[Candidate] = []
    for one in found:
        at = next((place for place, other in enumerate(kept) if is_same(one.thing, other.thing)), None)
        if at is None:
            kept.append(one)
        else:
            kept[at] = both(kept[at], one)
    return kept


def is_same(one: Thing | None, other: Thing | None) -> bool:
    """Whether two tables tell of one thing: by its number, or by its article where either has no number for it."""
    if one is None or other is None:
        return False
    numbered = one.id.startswith(NUMBERED) and other.id.startswith(NUMBERED)
    return one.id == other.id or (not numbered and bool(one.pages.items() & other.pages.items()))


def both(one: Candidate, other: Candidate) -> Candidate:
    """What two tables tell of a thing; the one that has a number for it names it."""
    numbered = [found.thing for found in (one, other) if found.thing and found.thing.id.startswith(NUMBERED)]
    return Candidate(
        thing=numbered[0] if numbered else one.thing,
        types=one.types | other.types,
        weight=max(one.weight, other.weight),
        doubtful=one.doubtful or other.doubtful,
    )
