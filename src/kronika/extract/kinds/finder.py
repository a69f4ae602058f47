"""The engine of a watcher of pages: finds the text and the class of any page, or reads a given tag."""

from __future__ import annotations

from kronika.extract.engine import Ask
from kronika.extract.finder.options import Options
from kronika.extract.finder.reading import read
from kronika.extract.options import read_options
from kronika.model.article import Article


class Finder:
    """Joins long texts under a common tag."""

    options = Options

    def article(self, ask: Ask) -> Article:
        """The text of a page."""
        return read(ask, read_options(Options, ask.options, engine="finder"))


KIND = Finder()
