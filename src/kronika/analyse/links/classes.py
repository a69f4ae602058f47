"""Which type of name the instances of a class have: common classes of Wikidata and of DBpedia's ontology."""

from __future__ import annotations

from collections.abc import Iterable

from kronika.model.analysis import EntityType

# Classes that things are instances of most often. A class that is not here gives no type, and so no link.
WIKIDATA = {
    EntityType.PERSON: "Q5",
    EntityType.PLACE: """
        Q6256 Q3624078 Q7275 Q515 Q1549591 Q5119 Q1637706 Q200250 Q3957 Q532 Q486972 Q15284 Q747074 Q484170 Q5153359
        Q15334 Q548611 Q262166 Q1093829 Q127448 Q123705 Q5107 Q82794 Q10864048 Q13220204 Q35657 Q43263 Q149621 Q150093
        Q247073 Q484215 Q835714 Q1221156 Q261543 Q23058 Q107390 Q161243 Q133442 Q2514025 Q7930989 Q4022 Q23397 Q165 Q9430
        Q8502 Q46831 Q23442 Q33837 Q34763 Q8514 Q39816 Q55488 Q1248784 Q12280 Q16970 Q23413 Q16560 Q41176 Q570116 Q174782
        Q79007 Q22698 Q46169 Q39614 Q483110
    """,
    EntityType.ORGANISATION: """
        Q43229 Q4830453 Q783794 Q6881511 Q891723 Q18388277 Q7278 Q3918 Q875538 Q38723 Q476028 Q12973014 Q847017 Q11032
        Q1110794 Q41298 Q484652 Q245065 Q327333 Q192350 Q192283 Q66344 Q22687 Q163740 Q79913 Q157031 Q1616075 Q14350
        Q15265344 Q2085381 Q7210356 Q1664720 Q31855 Q35749 Q11204 Q10553309 Q41487 Q176799 Q33506 Q16917 Q9826 Q46970
        Q2659904 Q4438121 Q215380 Q1530022 Q431603 Q748019 Q1194951 Q6979593
    """,
    EntityType.PRODUCT: """
        Q11424 Q5398426 Q571 Q7725634 Q8261 Q47461344 Q482994 Q7366 Q134556 Q7397 Q7889 Q166142 Q9143 Q620615 Q35127
        Q3231690 Q42889 Q22645 Q431289 Q167270 Q12876 Q2424752 Q17537576 Q3305213 Q860861 Q820655 Q131569 Q49371
    """,
    EntityType.EVENT: """
        Q198 Q178561 Q188055 Q1656682 Q1190554 Q40231 Q15275719 Q132241 Q868557 Q3839081 Q7944 Q8065 Q5389 Q82414 Q159821
        Q27020041 Q18608583 Q10931 Q124757 Q2223653 Q891854 Q45382 Q645883 Q2001676 Q43109 Q44512 Q3241045 Q625994 Q1261499
    """,
}

# Classes of http://dbpedia.org/ontology/
DBPEDIA = {
    EntityType.PERSON: "Person Politician Athlete Artist Writer Actor Scientist OfficeHolder Royalty Monarch Cleric",
    EntityType.PLACE: "Place Location PopulatedPlace Settlement City Town Village Country Region River Lake Mountain Island "
    "AdministrativeRegion NaturalPlace ArchitecturalStructure Building Continent",
    EntityType.ORGANISATION: "Organisation Company Bank PoliticalParty University School SportsTeam SoccerClub GovernmentAgency "
    "Newspaper Broadcaster Band MilitaryUnit Legislature NonProfitOrganisation Airline",
    EntityType.PRODUCT: "Work Film Book Album Song Software VideoGame TelevisionShow Automobile Aircraft Device Website Drug Ship",
    EntityType.EVENT: "Event Election MilitaryConflict SportsEvent Olympics FootballMatch MusicFestival NaturalEvent SocietalEvent",
}
ONTOLOGY = "http://dbpedia.org/ontology/"


def by_class(table: dict[EntityType, str], prefix: str = "") -> dict[str, EntityType]:
    """The type of each class."""
    return {prefix + name: kind for kind, names in table.items() for name in names.split()}


TYPES = by_class(WIKIDATA) | by_class(DBPEDIA, ONTOLOGY)


def types_of(classes: Iterable[str]) -> frozenset[EntityType]:
    """The types of an instance of these classes: numbers of Wikidata or addresses of the ontology."""
    return frozenset(kind for name in classes if (kind := TYPES.get(name)) is not None)
