"""What a dump tells of one thing, whatever the dump."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kronika.model.analysis import EntityType

MOST_NAMED = 5  # damaged lines that are told of one by one


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A thing of a dump and all that it is called."""

    id: str
    types: frozenset[EntityType]
    labels: Mapping[str, str]  # by language
    aliases: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    pages: Mapping[str, str] = field(default_factory=dict)  # titles in Wikipedia, by language
    near: tuple[str, ...] = ()
    weight: int = 1


@dataclass(slots=True, kw_only=True)
class Count:
    """What was met on the way."""

    lines: int = 0
    things: int = 0  # kept
    little_known: int = 0  # kept only as rivals of others
    other: int = 0  # of no type we know, or without a label in our languages
    damaged: int = 0
    damage: list[str] = field(default_factory=list)  # the first few damaged lines, as sentences

    def damaged_line(self, number: int, why: str) -> None:
        """Count a line that cannot be read, and name it while there are few."""
        self.damaged += 1
        if len(self.damage) < MOST_NAMED:
            self.damage.append(f"line {number}: {why}")
