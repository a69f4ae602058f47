"""Where a linked thing can be read about: Wikidata by its number, DBpedia by the title of its article in a language."""

from __future__ import annotations

import re
from urllib.parse import quote

from kronika.analyse.links.aliases import AliasTable

NUMBER = re.compile(r"Q[1-9][0-9]*")
WIKIDATA = "http://www.wikidata.org/entity/"
ENGLISH = "en"
KEPT = "_-.,:;!*()'&=+$@/~"  # what DBpedia does not escape, as in Wikipedia's own titles


def address_of(link: str, lang: str, aliases: AliasTable) -> str | None:
    """The page of a thing in the DBpedia of a language, as people write it (letters are not escaped); None where unknown."""
    thing = aliases.thing(link)
    title = thing.pages.get(lang) if thing is not None else None
    if title:
        return resource(title, lang)
    return link if link.startswith(("http://", "https://")) else None


def resource(title: str, lang: str) -> str:
    """The DBpedia address of an article: http://cs.dbpedia.org/resource/Edvard_Beneš."""
    host = "dbpedia.org" if lang == ENGLISH else f"{lang}.dbpedia.org"
    name = "".join(
        letter if letter.isalnum() or letter in KEPT else quote(letter) for letter in title.strip().replace(" ", "_")
    )
    return f"http://{host}/resource/{name}"


def wikidata_address(link: str) -> str | None:
    """The address of a thing in Wikidata; None for what has no number there."""
    return WIKIDATA + link if NUMBER.fullmatch(link) else None
