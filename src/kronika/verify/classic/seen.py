"""A document that was looked at: its place, its nine numbers, and the views in which it lies outside every box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kronika.verify.classic.model import Features


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """One document as the operative detector saw it."""

    index: int
    features: Features
    outside: tuple[bool, ...]  # by view

    @property
    def suspicious(self) -> bool:
        """Outside every box in any view: the strictest of the published rules."""
        return any(self.outside)

    def as_plain(self) -> list[Any]:
        """As JSON can keep it."""
        return [self.index, list(self.features), list(self.outside)]

    @classmethod
    def from_plain(cls, plain: list[Any]) -> Seen:
        """What as_plain gave."""
        index, features, outside = plain
        return cls(index=int(index), features=tuple(map(float, features)), outside=tuple(map(bool, outside)))


def suspects(documents: list[Seen]) -> list[Seen]:
    """Those that are suspicious."""
    return [document for document in documents if document.suspicious]
