"""Which thing a name means: by label and type, with what else the text names where a label is shared; else none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kronika.analyse.links.aliases import AliasTable, Candidate
from kronika.analyse.links.labels import keys_of, plain
from kronika.model.analysis import EntityType

DOMINANT = 4  # times better known than all others together: then a shared label means that thing
CLEARLY = 2  # times more evidence than for the next
DIRECT, SHARED = 2, 1  # evidence: the text names what the thing has to do with; … something with the same


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """A group of names of a text that wants a link."""

    base: str
    type: EntityType
    also: tuple[str, ...] = ()  # what else the text calls it: an abbreviation, a longer name


def link(base: str, type: EntityType, lang: str, aliases: AliasTable) -> str | None:
    """The link of one name by itself, where its label leaves no doubt."""
    return link_all([Wanted(base=base, type=type)], lang, aliases)[0]


def link_all(wanted: Sequence[Wanted], lang: str, aliases: AliasTable) -> tuple[str | None, ...]:
    """The links of all groups of a text, in order: first those without doubt, then the others by what those tell."""
    choices = [options(one, lang, aliases) for one in wanted]
    links = [certain(found) for found in choices]
    known = {found: aliases.thing(found) for found in links if found is not None}
    near = {number: frozenset(thing.near) if thing else frozenset() for number, thing in known.items()}
    return tuple(
        found if found is not None or not choice else told(choice, near)
        for found, choice in zip(links, choices, strict=True)
    )


def options(one: Wanted, lang: str, aliases: AliasTable) -> list[Candidate]:
    """The things a group may be: those of its base, else those of another of its names, of the right type."""
    for name in (one.base, *one.also):
        found = [candidate for candidate in named(name, lang, aliases) if one.type in candidate.types]
        if found:
            return found
    return []


def named(name: str, lang: str, aliases: AliasTable) -> Sequence[Candidate]:
    """The things that go by a name; one written without any accents also finds labels that have some."""
    keys = keys_of(name)
    for key in keys:
        if found := aliases.candidates(key, lang):
            return found
    return aliases.plain_candidates(keys[-1], lang) if plain(keys[-1]) == keys[-1] else ()


def certain(found: Sequence[Candidate]) -> str | None:
    """The thing that is meant whatever the text is about: the only one, or by far the best known."""
    best = max(found, key=lambda one: one.weight, default=None)
    if best is None or best.thing is None or best.doubtful:
        return None
    others = sum(one.weight for one in found) - best.weight
    return best.thing.id if best.weight >= DOMINANT * others else None


def told(found: Sequence[Candidate], near: dict[str, frozenset[str]]) -> str | None:
    """The thing the rest of the text speaks for, if it speaks for it far more than for any other."""
    ranked = sorted(((evidence(one, near), one) for one in found), key=lambda pair: -pair[0])
    (most, best), *rest = ranked
    if best.thing is None or most == 0 or (rest and most < CLEARLY * rest[0][0]):
        return None
    return best.thing.id


def evidence(one: Candidate, near: dict[str, frozenset[str]]) -> int:
    """How much of what the text names has to do with a thing."""
    thing = one.thing
    if thing is None:
        return 0
    mine = frozenset(thing.near)
    points = 0
    for number, its in near.items():
        if number == thing.id:
            continue
        points += DIRECT * (number in mine or thing.id in its) + SHARED * bool(mine & its)
    return points
