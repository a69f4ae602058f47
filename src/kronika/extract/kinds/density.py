"""The engine of the parser of Czech news of 2016: by link density and neighbours."""

from __future__ import annotations

from kronika.extract.density.options import Options
from kronika.extract.density.reading import read
from kronika.extract.engine import Ask
from kronika.extract.options import read_options
from kronika.model.article import Article


class Density:
    """Takes away what is links, ads or the end of the page."""

    options = Options

    def article(self, ask: Ask) -> Article:
        """The article of a page."""
        return read(ask, read_options(Options, ask.options, engine="density"))


KIND = Density()
