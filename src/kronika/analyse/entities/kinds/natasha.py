"""natasha for Russian: a small neural network of somebody else's, where its package is installed."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from functools import cache
from typing import Any

from kronika.analyse.entities.installed import installed_version
from kronika.analyse.text import Name, Text
from kronika.model.analysis import EntityType
from kronika.model.errors import PartMissing

MISSING = "natasha is not installed; install it with: pip install 'kronika[natasha]'"
TYPES = {"PER": EntityType.PERSON, "LOC": EntityType.PLACE, "ORG": EntityType.ORGANISATION}


class Natasha:
    """Finds persons, places and organisations; products and events it does not know."""

    name = "natasha"
    version = installed_version("natasha")
    languages = ("ru",)
    licence = "MIT"

    def missing(self) -> str | None:
        """What is wanting, as a sentence; None when it can be used."""
        from importlib.util import find_spec

        return None if find_spec("natasha") else MISSING

    def find(self, text: Text) -> tuple[Name, ...]:
        """The names of a text; its words are cut by natasha itself and brought back to ours."""
        if not text.tokens:
            return ()
        starts = [token.start for token in text.tokens]
        ends = [token.end for token in text.tokens]
        names = []
        last = 0
        for span in tagger()(text.text).spans:
            first = max(bisect_right(ends, span.start), last)
            after = bisect_left(starts, span.stop)
            if span.type in TYPES and first < after:
                names.append(Name(first=first, last=after, type=TYPES[span.type].value))
                last = after
        return tuple(names)


@cache
def tagger() -> Any:
    """The network, loaded once; it takes some seconds."""
    try:
        from natasha import NewsEmbedding, NewsNERTagger
    except ImportError as error:
        raise PartMissing(MISSING) from error
    return NewsNERTagger(NewsEmbedding())


KIND = Natasha()
