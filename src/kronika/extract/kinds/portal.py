"""The engine PortalCrawler of 2010: Polish portals, by headline and longest block."""

from __future__ import annotations

from kronika.extract.engine import Ask
from kronika.extract.options import read_options
from kronika.extract.portal.options import Options
from kronika.extract.portal.reading import read
from kronika.model.article import Article


class Portal:
    """Finds the longest block below the headline."""

    options = Options

    def article(self, ask: Ask) -> Article:
        """The article of a page."""
        return read(ask, read_options(Options, ask.options, engine="portal"))


KIND = Portal()
