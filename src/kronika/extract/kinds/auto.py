"""Our own engine, the default."""

from __future__ import annotations

from dataclasses import dataclass

from kronika.extract.engine import Ask
from kronika.extract.reading import read
from kronika.model.article import Article


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """It has none: what it knows is in its model."""


class Auto:
    """Reads any page."""

    options = Options

    def article(self, ask: Ask) -> Article:
        """The article of a page."""
        return read(ask)


KIND = Auto()
