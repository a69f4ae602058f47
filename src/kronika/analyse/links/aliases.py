"""What a table of labels must tell: which things go by a label in a language, and what is known of a thing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from kronika.model.analysis import EntityType


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
    kept: dict[str, Candidate] = {}
    rivals: list[Candidate] = []
    for one in found:
        if one.thing is None:
            rivals.append(one)
            continue
        before = kept.get(one.thing.id)
        if before is None:
            kept[one.thing.id] = one
            continue
        kept[one.thing.id] = Candidate(
            thing=before.thing,
            types=before.types | one.types,
            weight=max(before.weight, one.weight),
            doubtful=before.doubtful or one.doubtful,
        )
    return [*kept.values(), *rivals]
