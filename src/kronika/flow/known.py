"""Known sites as sources: which way a site is collected, and how a name becomes a source that is followed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kronika.flow.chronicle import Chronicle
from kronika.html.address import canonical
from kronika.model.errors import InputError, UnknownName
from kronika.model.source import Source
from kronika.sites.collection import Collection, Way
from kronika.sites.known import told
from kronika.sites.naming import key
from kronika.sites.site import Site


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """The sources that names stand for, and which of them are followed only since now."""

    names: tuple[str, ...]
    added: tuple[Source, ...]


def choose_sources(chronicle: Chronicle, names: Sequence[str], section: str | None = None) -> Chosen:
    """The sources that people mean; a known site that is not followed yet is followed from now on."""
    wanted = [
        named(chronicle, name, section) for name in dict.fromkeys(names)
    ]  # all or none: no slip adds half of them
    added = [
        chronicle.store.sources.add(source, chronicle.clock())
        for source in {source.name: source for source in wanted if not source.id}.values()
    ]
    return Chosen(names=tuple(dict.fromkeys(source.name for source in wanted)), added=tuple(added))


def named(chronicle: Chronicle, name: str, section: str | None) -> Source:
    """The source of that name, else that of the known site of that name; it has no number while it is not followed."""
    followed = {source.name: source for source in chronicle.store.sources.all()}
    site = chronicle.known.find(name)
    if name in followed:
        return followed[name]
    if site is None:
        return unknown(chronicle, name)
    source = source_of(site, section=section)
    return followed.get(source.name, source)


def unknown(chronicle: Chronicle, name: str) -> Source:
    """Neither a source nor a known site: a sentence with the names that look alike."""
    near = chronicle.known.near(name)
    try:
        return chronicle.store.sources.get(name)
    except UnknownName as error:
        if not near:
            raise
        known = " or ".join(f"“{title}”" for title in near)
        raise UnknownName(f"{error} Known sites of a like name: {known}.") from error


def source_of(
    site: Site, *, section: str | None = None, kind: str | None = None, name: str | None = None, only: bool = False
) -> Source:
    """The source a known site makes: its first way, or the first that leads to the section or is of the kind.

    `only`: the source is for that section alone, and not for all that the way leads to.
    """
    collection = told(site)
    way = way_to(collection, section, kind)
    alone = way.section and f"{collection.title} {way.section}"
    return Source(
        name=name or alone or collection.title,
        url=canonical(way.url),
        kind=way.kind,
        lang=collection.lang,
        section=section if only and way.sections else way.section or None,
        options=way.source_options,
    )


def way_to(collection: Collection, section: str | None, kind: str | None) -> Way:
    """The best way there is; a sentence that lists the others when there is none."""
    ways = [way for way in collection.ways if kind in (None, way.kind)]
    if not ways:
        kinds = ", ".join(dict.fromkeys(way.kind for way in collection.ways))
        raise InputError(
            f"{collection.title} is known as {kinds}, not as {kind}; give its address instead of its name."
        )
    if section is None:
        return next((way for way in ways if not way.section), ways[0])
    for way in ways:
        if key(section) in map(key, (way.section, *way.sections, *way.sections.values())):
            return way
    known = ", ".join(collection.sections) or "none"
    raise UnknownName(f"{collection.title} has no section “{section}” that is known; it has: {known}.")
