"""From a directory's entities to sources: the site of every entity with a web address is followed, three links deep (C3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

from kronika.flow.chronicle import Chronicle
from kronika.flow.fact_option import with_kinds
from kronika.flow.hits import TOWN, given
from kronika.model.entity import Entity
from kronika.model.errors import InputError
from kronika.model.source import Source, SourceKind
from kronika.store.sources import LONGEST_NAME

OPTION = "entity"  # of a source: the number of the entity whose site it is
DEPTH = 3


class Step(StrEnum):
    """What became of an entity."""

    FOLLOWED = "followed"
    ALREADY = "already"  # its site is a source
    DOUBTFUL = "doubtful"  # its address may be wrong, and nobody asked to follow it all the same
    FAILED = "failed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """How sites are to be followed."""

    depth: int = DEPTH
    every: timedelta | None = None
    doubtful: bool = False  # follow doubtful addresses too
    dry_run: bool = False  # only say what would be done
    facts: tuple[str, ...] = ()  # kinds of facts their pages are to be read for


@dataclass(frozen=True, slots=True, kw_only=True)
class Followed:
    """One entity with an address, and what became of it."""

    entity: Entity
    step: Step
    source: str | None = None  # the source's name
    sentence: str | None = None


def follow_entities(chronicle: Chronicle, directory: Source, manner: Manner) -> Iterator[Followed]:
    """A source for every entity of a directory that has a web address; those already followed are left alone."""
    known = chronicle.store.sources.all()
    entities = {source.options.get(OPTION, ""): source.name for source in known}
    addresses = {source.url: source.name for source in known}
    names = {source.name for source in known}
    for entity in chronicle.store.entities.listing(directory.id, with_site=True):
        website = entity.website or ""
        before = entities.get(str(entity.id)) or addresses.get(website)
        if before is not None:
            read_for(chronicle, before, manner)
            yield Followed(entity=entity, step=Step.ALREADY, source=before)
        elif entity.doubt and not manner.doubtful:
            yield Followed(entity=entity, step=Step.DOUBTFUL, sentence=entity.doubt)
        else:
            made = follow_one(chronicle, source_for(entity, directory, manner, names), entity, manner)
            if made.source is not None:
                names.add(made.source)
                addresses[website] = made.source
            yield made


def read_for(chronicle: Chronicle, name: str, manner: Manner) -> None:
    """A site that is followed already is read for these kinds of facts as well from now on."""
    source = chronicle.store.sources.get(name)
    wanted = with_kinds(source, manner.facts)
    if wanted is not source and not manner.dry_run:
        chronicle.store.sources.update(wanted)


def follow_one(chronicle: Chronicle, source: Source, entity: Entity, manner: Manner) -> Followed:
    """Add one source; a name that another program has just taken is no reason to stop."""
    if manner.dry_run:
        return Followed(entity=entity, step=Step.FOLLOWED, source=source.name)
    try:
        added = chronicle.store.sources.add(source, chronicle.clock())
    except InputError as error:
        return Followed(entity=entity, step=Step.FAILED, sentence=str(error))
    return Followed(entity=entity, step=Step.FOLLOWED, source=added.name)


def source_for(entity: Entity, directory: Source, manner: Manner, taken: set[str]) -> Source:
    """The site of an entity as a source that remembers the entity."""
    source = Source(
        name=free_name(entity, taken),
        url=entity.website or "",
        kind=SourceKind.SITE,
        lang=directory.lang,
        every=manner.every,
        options={"depth": str(manner.depth), OPTION: str(entity.id)},
    )
    return with_kinds(source, manner.facts)


def free_name(entity: Entity, taken: set[str]) -> str:
    """Name and town, with the entity's number where that is taken: the same whoever asks, so that nothing is added twice."""
    town = given(entity, TOWN)
    name = entity.name if not town or town in entity.name else f"{entity.name}, {town}"
    plain = "".join(letter if letter.isprintable() else " " for letter in name)[: LONGEST_NAME - 20].strip() or "?"
    return plain if plain not in taken else f"{plain} ({entity.id})"
