"""Where on a page readers speak: parts that are named so, and what stands below a heading such as "Diskuse (12)"."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import lru_cache
from typing import TYPE_CHECKING

from kronika.extract.classes.evidence import Evidence
from kronika.extract.comments import below_heading
from kronika.extract.furniture import named_kind
from kronika.extract.marks import STEM_LISTS

if TYPE_CHECKING:
    from kronika.html.blocks import Outline

STEM = re.compile("|".join(STEM_LISTS["comment"]), re.IGNORECASE)
# "Latest comments" in a side column are no comments on this text.
ELSEWHERE = re.compile(
    r"sidebar|aside|footer|related|recent|latest|teaser|najnow|ostatni|nejnov|posledn", re.IGNORECASE
)
ASIDE = frozenset({"nav", "footer", "aside"})


def where_readers_speak(evidence: Evidence) -> tuple[int, ...]:
    """The blocks below the beginning of the text that may be comments, in order."""
    headline = evidence.headline.index
    first = min(evidence.body.indexes, default=-1 if headline is None else headline)
    outline = evidence.view.outline
    found = {index for index in below_heading(evidence.view, headline) if index > first}
    covered = first + 1
    start = bisect_right(outline.firsts, first)  # what begins before the text holds it, and is no comment
    for number in range(start, len(outline.holders)):
        if outline.ends[number] > covered and is_named(outline, number):
            found.update(range(max(covered, outline.firsts[number]), outline.ends[number]))
            covered = outline.ends[number]
    return tuple(sorted(found))


def is_named(outline: Outline, number: int) -> bool:
    """The part is named as comments, and nothing around it as something else."""
    names = names_of(outline, number)
    if not may_be_comments(names) or named_kind(names) != "comment":
        return False
    while number:
        number = outline.parents[number]
        if outline.holders[number].tag in ASIDE or is_elsewhere(names_of(outline, number)):
            return False
    return True


def names_of(outline: Outline, number: int) -> str:
    """The class and the id of a part."""
    element = outline.holders[number]
    return f"{element.get('class') or ''} {element.get('id') or ''}"


@lru_cache(maxsize=16_384)
def may_be_comments(names: str) -> bool:
    """A quick look before the thorough one: one of the stems stands somewhere in the names."""
    return STEM.search(names) is not None


@lru_cache(maxsize=16_384)
def is_elsewhere(names: str) -> bool:
    """A side column, a footer, a list of the latest."""
    return ELSEWHERE.search(names) is not None
