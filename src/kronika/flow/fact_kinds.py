"""Fact kinds by the names people write: mass-times is the folder mass_times."""

from __future__ import annotations

from kronika.facts.kind import FOLDER, FactKind
from kronika.registry import kind, names


def kind_names() -> list[str]:
    """The names of all kinds, without loading any."""
    return [name.replace("_", "-") for name in names(FOLDER)]


def fact_kind(name: str) -> FactKind:
    """One kind by name, or a sentence that lists the ones there are."""
    found: FactKind = kind(FOLDER, name.strip().lower().replace("-", "_"))
    return found
