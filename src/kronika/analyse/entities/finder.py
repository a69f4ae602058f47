"""What a finder of names must do: one verb, and say who it is."""

from __future__ import annotations

from typing import Protocol

from kronika.analyse.text import Name, Text


class Finder(Protocol):
    """Finds names in texts of the languages it knows."""

    name: str
    version: str
    licence: str
    languages: tuple[str, ...]

    def missing(self) -> str | None:
        """What is wanting, as a sentence; None when it can be used."""
        ...

    def find(self, text: Text) -> tuple[Name, ...]:
        """The names of a text in order, none over another."""
        ...
