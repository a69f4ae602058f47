"""DBpedia: the articles with exactly this title in a language, their classes, and their numbers in Wikidata."""

from __future__ import annotations

from urllib.parse import unquote

from kronika.fetch.finders.finder import Question, Reply, Terms
from kronika.fetch.linkers.linker import bindings, gathered, literal, public_terms, sparql
from kronika.model.found_thing import FoundThing
from kronika.settings import Settings

LABEL = "DBpedia"
PUBLIC = "dbpedia.org"
ENTITY = "http://www.wikidata.org/entity/"
RESOURCE = "http://dbpedia.org/resource/"
MOST = 300

QUERY = """
SELECT ?item ?class ?same WHERE {{
  ?item <http://www.w3.org/2000/01/rdf-schema#label> {label} ; a ?class .
  FILTER(STRSTARTS(STR(?class), "http://dbpedia.org/ontology/"))
  OPTIONAL {{ ?item <http://www.w3.org/2002/07/owl#sameAs> ?same . FILTER(STRSTARTS(STR(?same), "{entity}")) }}
}} LIMIT {most}
"""


class DBpedia:
    """Asks in SPARQL: one question a label."""

    def terms(self, settings: Settings) -> Terms:
        """The public service is asked as slowly as Wikidata's."""
        return public_terms(LABEL, settings.analyse.dbpedia_url, PUBLIC, settings)

    def search(self, label: str, lang: str, settings: Settings) -> Question:
        """All articles with this title; a title in brackets is another one, and that is right."""
        query = QUERY.format(label=literal(label, lang), entity=ENTITY, most=MOST)
        return sparql(settings.analyse.dbpedia_url, query)

    def found(self, reply: Reply) -> list[FoundThing]:
        """The things, by their numbers in Wikidata where DBpedia knows them."""
        return gathered([row for row in bindings(reply, LABEL) if row.get("item") and row.get("class")], told)


def told(row: dict[str, str]) -> FoundThing:
    """What one row tells of its thing."""
    same = row.get("same", "")
    item = row["item"]
    page = unquote(item.removeprefix(RESOURCE)).replace("_", " ") if item.startswith(RESOURCE) else None
    return FoundThing(id=same.removeprefix(ENTITY) or item, classes=(row["class"],), page=page)


KIND = DBpedia()
