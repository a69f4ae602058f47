"""Which sources are followed for which facts: their option `facts` names the kinds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kronika.flow.chronicle import Chronicle
from kronika.flow.fact_kinds import kind_names
from kronika.flow.fact_option import OPTION, kinds_of
from kronika.model.errors import InputError, UnknownName
from kronika.model.source import Source


def check_kinds(names: Iterable[str]) -> list[str]:
    """Kinds that there are, or a sentence that lists them."""
    known = kind_names()
    wanted = [name.strip().lower().replace("_", "-") for name in names]
    for name in wanted:
        if name not in known:
            raise UnknownName(f"There is no fact kind called “{name}”; known: {', '.join(known)}.")
    return wanted


def followed_for(chronicle: Chronicle, kind: str) -> list[Source]:
    """All sources followed for a kind."""
    return [source for source in chronicle.store.sources.all() if kind in kinds_of(source)]


def chosen_sources(chronicle: Chronicle, kind: str, names: Sequence[str]) -> list[Source]:
    """The sources named, or all that are followed for a kind; a sentence when there are none."""
    if names:
        return [chronicle.store.sources.get(name) for name in dict.fromkeys(names)]
    found = followed_for(chronicle, kind)
    if not found:
        raise InputError(
            f"No source is followed for {kind}; name some, or say so for good: "
            f"kronika source set NAME --option {OPTION}={kind}"
        )
    return found


def chosen_kinds(chronicle: Chronicle, kind: str | None) -> list[str]:
    """The kind named, or every kind that some source is followed for."""
    if kind is not None:
        return check_kinds([kind])
    found = {name for source in chronicle.store.sources.all() for name in kinds_of(source)}
    if not found:
        raise InputError(
            "No source is followed for any facts; name a kind and sources: kronika facts run mass-times NAME …"
        )
    return check_kinds(sorted(found))
