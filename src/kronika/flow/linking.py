"""The tables of links of a chronicle, and what services answered: groups of an analysis that want a link get it here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from kronika.analyse.links.aliases import AliasTable, Candidate, Tables, Thing
from kronika.analyse.links.built import BuiltTable
from kronika.analyse.links.classes import types_of
from kronika.analyse.links.labels import key_of
from kronika.analyse.links.linking import Wanted, link_all
from kronika.analyse.links.shipped import LANGUAGES, MemoryTable, shipped
from kronika.flow.model_places import links_file
from kronika.model.analysis import Analysis
from kronika.model.found_thing import FoundThing, WantedLabel
from kronika.settings import Settings
from kronika.store.store import Store

SHORTEST = 3  # letters of a label worth asking for


def alias_tables(settings: Settings) -> AliasTable:
    """What ships, and the table built from a dump where there is one. Cheap, in every process of its own."""
    built = links_file(settings)
    return tables_with(str(built) if built is not None else None)


@cache
def tables_with(built: str | None) -> AliasTable:
    """The tables, opened once."""
    return shipped() if built is None else Tables(tables=(shipped(), BuiltTable(Path(built))))


@dataclass(frozen=True, slots=True, kw_only=True)
class AnsweredLabels:
    """What services answered, as a table beside the others."""

    store: Store
    tables: AliasTable

    def complete(self, analysis: Analysis) -> Analysis:
        """The same analysis with links that the services' answers give; labels nobody knows are noted to be asked for.

        Nothing is asked here: whoever has no network loses no time.
        """
        lang = analysis.lang
        open_ones = [group for group in analysis.groups if group.link is None]
        if lang not in LANGUAGES or not open_ones:
            return analysis
        keys = {key_of(group.base): group.base for group in open_ones if len(group.base) >= SHORTEST}
        known = self.store.link_answers.known(lang, list(keys))
        new = [WantedLabel(lang=lang, key=key, label=base) for key, base in keys.items() if key not in known]
        self.store.link_answers.want(new)
        table = Tables(tables=(self.tables, answered_table(lang, known)))
        wanted = [Wanted(base=group.base, type=group.type) for group in analysis.groups]
        return with_links(analysis, link_all(wanted, lang, table)) if any(known.values()) else analysis


def with_links(analysis: Analysis, links: Sequence[str | None]) -> Analysis:
    """The analysis with these links where it had none, in its groups and in their names."""
    groups = tuple(replace(group, link=group.link or link) for group, link in zip(analysis.groups, links, strict=True))
    by_key = {group.key: group.link for group in groups}
    entities = tuple(
        replace(name, link=name.link or by_key.get(name.group)) if name.group else name for name in analysis.entities
    )
    return replace(analysis, groups=groups, entities=entities)


def answered_table(lang: str, known: dict[str, tuple[FoundThing, ...]]) -> MemoryTable:
    """Answers as a table; what is of no type we know takes no part."""
    labels: dict[tuple[str, str], tuple[Candidate, ...]] = {}
    things: dict[str, Thing] = {}
    for key, found in known.items():
        candidates = []
        for one in found:
            types = types_of(one.classes)
            if types:
                pages = {lang: one.page} if one.page else {}
                things[one.id] = Thing(id=one.id, types=types, labels={}, pages=pages)
                candidates.append(Candidate(thing=things[one.id], types=types, weight=max(one.weight, 1)))
        labels[(lang, key)] = tuple(candidates)
    return MemoryTable(things=things, labels=labels, plains={})
