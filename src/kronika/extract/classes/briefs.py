"""Is it a page of briefs: summaries of other pages, a live report, a thread, dated announcements; many small texts and no one text."""

from __future__ import annotations

import re
from bisect import bisect_left
from itertools import pairwise

import numpy as np

from kronika.extract.classes.evidence import LITTLE, Evidence
from kronika.extract.classes.titles import begins_linked, is_linked_title, leads_inside
from kronika.extract.classes.units import Make, Unit, units
from kronika.html.jsonld import types_of

FEWEST = 4  # briefs that make a page of briefs
WORDS_PER_BRIEF = 70
MOSTLY = 0.6
SHORT = 90  # characters of a line that may be a date
FEW_DIGITS = 3  # of a line that may be a date
TITLED = 0.8  # share of links in a title that is one
LIVE = frozenset({"LiveBlogPosting"})
FEW_UPDATES = 2
TRIED = 3
CLOCK = re.compile(r"^\W{0,3}\d{1,2}[:.]\d{2}(?:\W|$)")


def is_briefs(evidence: Evidence) -> bool:
    """Summaries of other pages, updates of a live report, or announcements one below another."""
    return is_live(evidence) or (
        bool(evidence.body.indexes) and (is_listing(evidence) or is_digest(evidence) or is_dated_row(evidence))
    )


def is_live(evidence: Evidence) -> bool:
    """The page says that it is a live report, and names its updates."""
    nodes = (node for node in evidence.view.metadata.articles() if types_of(node) & LIVE)
    updates = (node.get("liveBlogUpdate") for node in nodes)
    return any(isinstance(told, list) and len(told) >= FEW_UPDATES for told in updates)


def is_listing(evidence: Evidence) -> bool:
    """Several linked headings, each with a little text: summaries of other pages."""
    body, headline = evidence.body, evidence.headline
    start = body.indexes[0] if headline.index is None else headline.index
    count = linked_headings(evidence, range(max(0, start - 3), body.indexes[-1] + 1))
    if count < FEWEST or evidence.words >= WORDS_PER_BRIEF * count:
        return False
    return not told_as_article(evidence) or unsummed_words(evidence) < LITTLE


def is_digest(evidence: Evidence) -> bool:
    """Most paragraphs follow, or begin with, a linked title: each sums up another page."""
    good = evidence.body.good
    if not may_be_digest(evidence):
        return False
    summed = sum(sums_up(evidence, index) for index in good)
    if summed and summed == len(good) and not evidence.dated:
        return summed > 1 or linked_headings(evidence, range(len(evidence.view.blocks))) >= FEWEST
    return summed >= FEWEST and summed >= MOSTLY * len(good) and unsummed_words(evidence) < LITTLE


def may_be_digest(evidence: Evidence) -> bool:
    """Enough paragraphs have a link in them or a title of links before: cheap, before any link is read."""
    sheet, good = evidence.view.sheet, np.array(sorted(evidence.body.good), dtype=np.int64)
    if sheet is None or not good.size:
        return False
    titled = sheet.link_share > TITLED
    before = titled[np.maximum(good - 1, 0)] | titled[np.maximum(good - 2, 0)]
    count = int(((sheet.link_share[good] > 0) | before).sum())
    return count >= MOSTLY * good.size and (count >= FEWEST or count == good.size)


def told_as_article(evidence: Evidence) -> bool:
    """Date and headline agree that there is one article."""
    return evidence.dated and evidence.headline.index is not None


def unsummed_words(evidence: Evidence) -> int:
    """Words of paragraphs that no linked title goes before."""
    return sum(evidence.size(index) for index in evidence.body.good if not sums_up(evidence, index))


def sums_up(evidence: Evidence, index: int) -> bool:
    """The block begins with a linked title, or one of the two blocks before is one."""
    if begins_linked(evidence.view.blocks[index]):
        return True
    before = (place for place in (index - 1, index - 2) if place >= 0)
    return any(is_linked_title(evidence.view.blocks[place]) and evidence.kinds[place] is None for place in before)


def linked_headings(evidence: Evidence, places: range) -> int:
    """Headings that are links to pages of the site."""
    view, sheet = evidence.view, evidence.view.sheet
    if sheet is None:
        return 0
    linked = (sheet.levels > 1) & (sheet.link_share > TITLED)
    return sum(index in places and leads_inside(view.blocks[index], view) for index in np.flatnonzero(linked).tolist())


def is_dated_row(evidence: Evidence) -> bool:
    """Four or more parts made alike, each opened by a date or an hour, hold most of the text."""
    first, last = evidence.body.indexes[0], evidence.body.indexes[-1]
    reach = range(max(0, first - 3), last + 1)
    dated = [index for index in evidence.short_with_digits(SHORT, FEW_DIGITS) if index in reach]
    if len(dated) < FEWEST:
        return False
    signed = times(evidence, dated)
    if len(signed) < FEWEST:
        return False
    parts = max(units(evidence.view, evidence.makes, reach).values(), key=lambda row: opened(row, signed), default=[])
    held = sum(evidence.size(index) for unit in parts for index in unit.indexes if index in evidence.body.good)
    count = opened(parts, signed)
    if count >= FEWEST and count >= MOSTLY * len(parts) and held >= MOSTLY * evidence.words:
        return True
    return is_flat_row(evidence, signed)


def followed(evidence: Evidence, dated: list[int]) -> bool:
    """Running text follows at least four of these lines: cheap, before any date is read."""
    good = sorted(evidence.body.good)
    places = [bisect_left(good, index + 1) for index in [*dated, evidence.body.indexes[-1]]]
    return sum(place < after for place, after in pairwise(places)) >= FEWEST


def times(evidence: Evidence, dated: list[int]) -> set[int]:
    """Those of the lines that are times; of lines made alike a few are tried first, because prices and results have digits too."""
    groups: dict[Make, list[int]] = {}
    for index in dated:
        groups.setdefault(evidence.makes.of(evidence.view.blocks[index].holder), []).append(index)
    rows = (row for row in groups.values() if len(row) >= FEWEST and followed(evidence, row))
    rows = (row for row in rows if any(is_time(evidence, index) for index in row[:TRIED]))
    return {index for row in rows for index in row if is_time(evidence, index)}


def is_time(evidence: Evidence, index: int) -> bool:
    """The line is a date or an hour, or begins with one."""
    if CLOCK.match(evidence.view.blocks[index].text):
        return True
    return any(line.at is not None for line in evidence.lines(index))


def opened(parts: list[Unit], signed: set[int]) -> int:
    """Parts that have just one date, among their first blocks, and something after it."""
    return sum(
        len(signed.intersection(unit.indexes)) == 1
        and not signed.isdisjoint(unit.indexes[:3])
        and len(unit.indexes) > 1
        for unit in parts
    )


def is_flat_row(evidence: Evidence, signed: set[int]) -> bool:
    """Headings that are dates, each followed by text, one below another."""
    headings = sorted(index for index in signed if evidence.view.blocks[index].level or is_bold(evidence, index))
    if len(headings) < FEWEST:
        return False
    ends = [*headings[1:], evidence.body.indexes[-1] + 1]
    held = [
        any(index in evidence.body.good for index in range(start, end))
        for start, end in zip(headings, ends, strict=True)
    ]
    before = sum(evidence.size(index) for index in evidence.body.good if index < headings[0])
    return sum(held) >= FEWEST and before < MOSTLY * evidence.words


def is_bold(evidence: Evidence, index: int) -> bool:
    """A bold line that serves as a heading."""
    block = evidence.view.blocks[index]
    return block.bold_chars >= 0.8 * len(block.text)
