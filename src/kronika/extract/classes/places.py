"""Where on a page readers speak: parts that are named so, and what stands below a heading such as "Diskuse (12)"."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import lru_cache

from kronika.extract.classes.evidence import Evidence
from kronika.extract.comments import below_heading
from kronika.extract.furniture import named_kind
from kronika.extract.scoring.sheet import Sheet
from kronika.html.blocks import Outline

# "Latest comments" in a side column are no comments on this text.
ELSEWHERE = re.compile(
    r"sidebar|aside|footer|related|recent|latest|teaser|najnow|ostatni|nejnov|posledn", re.IGNORECASE
)
ASIDE = frozenset({"nav", "footer", "aside"})


def where_readers_speak(evidence: Evidence) -> tuple[int, ...]:
    """The blocks below the beginning of the text that may be comments, in order."""
    headline = evidence.headline.index
    first = min(evidence.body.indexes, default=-1 if headline is None else headline)
    found = {index for index in below_heading(evidence.view, headline) if index > first}
    if evidence.view.sheet is not None:
        found.update(in_named_parts(evidence.view.sheet, evidence.view.outline, first))
    return tuple(sorted(found))


def in_named_parts(sheet: Sheet, outline: Outline, first: int) -> set[int]:
    """The blocks of parts below a place that are named as comments; most pages have none, and that is quickly seen."""
    start = bisect_right(outline.firsts, first)  # what begins before the text holds it, and is no comment
    spoken = {names for names in set(sheet.names[start:]) if named_kind(names) == "comment"}
    found: set[int] = set()
    covered = first + 1
    for number in range(start, len(sheet.names)) if spoken else ():
        if sheet.names[number] not in spoken:
            continue
        end = outline.ends[number]
        if end > covered and not is_elsewhere(sheet, outline, number):
            found.update(range(max(covered, outline.firsts[number]), end))
            covered = end
    return found


def is_elsewhere(sheet: Sheet, outline: Outline, number: int) -> bool:
    """Something around the part is a side column, a footer, a list of the latest."""
    while number:
        number = outline.parents[number]
        if sheet.holder_tags[number] in ASIDE or names_elsewhere(sheet.names[number]):
            return True
    return False


@lru_cache(maxsize=16_384)
def names_elsewhere(names: str) -> bool:
    """The names of a side column, a footer, a list of the latest."""
    return ELSEWHERE.search(names) is not None
