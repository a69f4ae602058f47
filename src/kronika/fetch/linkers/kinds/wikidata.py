"""Wikidata's query service: the things that have exactly this label or alias in a language, and what they are instances of."""

from __future__ import annotations

from kronika.fetch.finders.finder import Question, Reply, Terms
from kronika.fetch.linkers.linker import bindings, gathered, literal, public_terms, sparql
from kronika.model.found_thing import FoundThing
from kronika.settings import Settings

LABEL = "Wikidata"
PUBLIC = "query.wikidata.org"
ENTITY = "http://www.wikidata.org/entity/"
MOST = 300  # rows; a thing has one for each of its classes

QUERY = """
SELECT ?item ?class ?links ?title WHERE {{
  {{ ?item rdfs:label {label} }} UNION {{ ?item skos:altLabel {label} }}
  ?item wdt:P31 ?class ; wikibase:sitelinks ?links .
  OPTIONAL {{ ?page schema:about ?item ; schema:isPartOf <https://{lang}.wikipedia.org/> ; schema:name ?title }}
}} ORDER BY DESC(?links) LIMIT {most}
"""


class Wikidata:
    """Asks in SPARQL: one question a label."""

    def terms(self, settings: Settings) -> Terms:
        """The public service wants to know who asks."""
        return public_terms(LABEL, settings.analyse.wikidata_url, PUBLIC, settings)

    def search(self, label: str, lang: str, settings: Settings) -> Question:
        """All things with this label or alias."""
        query = QUERY.format(label=literal(label, lang), lang=lang, most=MOST)
        return sparql(settings.analyse.wikidata_url, query)

    def found(self, reply: Reply) -> list[FoundThing]:
        """The things; how well known one is tells the number of its articles."""
        rows = [row for row in bindings(reply, LABEL) if row.get("item", "").startswith(ENTITY + "Q")]
        return gathered(rows, told)


def told(row: dict[str, str]) -> FoundThing:
    """What one row tells of its thing."""
    links = row.get("links", "")
    return FoundThing(
        id=row["item"].removeprefix(ENTITY),
        classes=(row.get("class", "").removeprefix(ENTITY),),
        weight=int(links) if links.isdigit() else 0,
        page=row.get("title"),
    )


KIND = Wikidata()
