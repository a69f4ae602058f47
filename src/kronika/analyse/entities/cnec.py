"""The types of the Czech Named Entity Corpus 2.0 in ours, and one name out of names within names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kronika.model.analysis import EntityType

PERSON_PARTS = frozenset({"pf", "ps", "pm"})  # given names, surnames, second names
TITLE = "pd"  # academic titles: part of the corpus's person, not of ours

TYPES = {
    EntityType.PERSON: "P pf ps pm pp p_",
    EntityType.PLACE: "gc gh gl gq gr gs gt gu g_",  # states, waters, nature, quarters, lands, streets, continents, towns
    EntityType.ORGANISATION: "ic if io i_ mn ms",  # institutions, firms, offices; periodicals and stations
    EntityType.PRODUCT: "oa op or o_",  # works, products, norms
    EntityType.EVENT: "ia tf",  # conferences and contests, feasts
}
TYPE_OF = {code: kind for kind, codes in TYPES.items() for code in codes.split()}


class Marked(NamedTuple):
    """What the recogniser marked: tokens of one sentence, and a type of the corpus."""

    start: int
    length: int
    type: str


def flat(marked: Sequence[Marked]) -> list[tuple[int, int, EntityType]]:
    """The outermost marks of a type we have, in order: first token, token after the last, type.

    A town inside an address is found although addresses are none of ours; a given name and a surname side by side that
    nothing holds together are one person; titles before a name are left out.
    """
    titled = {mark.start + step for mark in marked if mark.type == TITLE for step in range(mark.length)}
    chosen: list[tuple[int, int, str]] = []
    end = 0
    for mark in sorted(marked, key=lambda one: (one.start, -one.length)):
        if mark.start < end or mark.type not in TYPE_OF:
            continue
        end = mark.start + mark.length
        first = mark.start
        while mark.type == "P" and first in titled and first + 1 < end:
            first += 1
        if chosen and mark.type in PERSON_PARTS and chosen[-1][2] in PERSON_PARTS and chosen[-1][1] == first:
            first = chosen.pop()[0]
        chosen.append((first, end, mark.type))
    return [(first, last, TYPE_OF[kind]) for first, last, kind in chosen]
