"""Where readers speak: below a heading such as "Diskuse (12)", as far as its part of the page goes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from kronika.extract.likeness import plain
from kronika.extract.scoring.sheet import Sheet
from kronika.extract.view import View
from kronika.html.blocks import Block, Outline
from kronika.lang.language import Language

LONGEST = 50
MOST_WORDS = 8
HEADING_TAGS = frozenset({"legend", "dt", "th"})
APART = 5  # characters more than the heading's own, from which a part of the page holds more than the heading


def below_heading(view: View, headline: int | None) -> frozenset[int]:
    """Blocks under a comment heading that stands below the headline."""
    found: set[int] = set()
    if headline is None or view.sheet is None:
        return frozenset()
    end = headline + 1
    for index in heading_like(view.sheet, end):
        if index >= end and opens_comments(view.blocks[index], view.tongue):
            end = end_of_part(view.outline, index)
            found.update(range(index, end))
    return frozenset(found)


def heading_like(sheet: Sheet, start: int) -> Iterator[int]:
    """Blocks from a place on that may be headings: marked as one, or with bold words."""
    marked = (sheet.levels[start:] > 0) | (sheet.bold[start:] > 0)
    if not HEADING_TAGS.isdisjoint(sheet.tags):
        marked |= np.fromiter((tag in HEADING_TAGS for tag in sheet.tags[start:]), dtype=np.bool_)
    marked &= sheet.words[start:] <= MOST_WORDS
    places = (np.flatnonzero(marked) + start).tolist()
    return (index for index in places if len(sheet.texts[index]) <= LONGEST)


def opens_comments(block: Block, tongue: Language) -> bool:
    """A short heading that says nothing but "comments" and perhaps how many."""
    return " ".join(word for word in plain(block.text).split() if not word.isdigit()) in tongue.comment_words


def end_of_part(outline: Outline, index: int) -> int:
    """The block after the part of the page a heading rules: the nearest holder with more words than the heading's own."""
    number = outline.blocks[index].holder
    own = len(outline.blocks[index].text)
    while number and characters(outline, number, own + APART) <= own + APART:
        number = outline.parents[number]
    return outline.ends[number]


def characters(outline: Outline, number: int, enough: int) -> int:
    """Characters of the blocks in a holder, counted no further than needed."""
    total = -1
    for block in outline.blocks[outline.firsts[number] : outline.ends[number]]:
        total += len(block.text) + 1
        if total > enough:
            break
    return total
