"""Counters: views, readers online, likes, comments, shares, downloads; a number beside such a word, in no sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from kronika.html.text import text_of
from kronika.model.watch import NoiseKind
from kronika.watch.noise.kind import Mark, Noise
from kronika.watch.noise.page import Page
from kronika.watch.noise.phrase_book import book
from kronika.watch.words import is_tag, words

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

COUNT, COUNTED = "\x00count", "\x00counted"
NUMBER = re.compile(r"\d[\d.,]*(?:k|m|x|×|tis|tys|mil|mln|krát|тыс|млн|st|nd|rd|th|e|ème)?", re.IGNORECASE)
SCALE = frozenset("k m tis tys mil mln тыс млн tisíc tysięcy × x krát razy раз times".split())
OPENING = frozenset(": ( [ – - · | ): ×".split())
TIMES = frozenset("× x krát razy раз times mal lidí osób человек people".split())
ORDINAL = frozenset(
    "no nr č čís číslo number numer номер nummer numéro número numero n° nº № #".split()
)  # "visitor no. 142"
GUEST = frozenset(
    "návštěvník návštěvníkem navstevnik gościem gość besucher посетитель visitor visiteur".split()
)  # "the 142. guest"
BETWEEN = frozenset(
    "« „ “ \" ‘ ' отметок отметки отметка lidem lidí osób osobom человек человека человеку people".split()
)
DONE = frozenset({"read", "opened", "accessed"})  # "read 142 times", but never "read 5 stories"
ONCE = (["times"], ["time"], ["x"], ["×"])
AUDIENCE = frozenset({"online", "on-line", "онлайн"})  # who is there: all numbers of such a line
PARTING = frozenset("| · • / , ; . – — ) (".split())
STOPS = frozenset("| · • . ! ? …")
SENTENCE = 14  # words: a longer block is a sentence, unless the counter stands in a piece of its own …
PIECE = 6  # … of at most so many
LONGEST_HEADING = 40  # characters of a column's heading
LABEL = 5  # words of a block, or of a sentence, that is nothing but a label and its number


class Counter(Noise):
    """Numbers that count what readers do."""

    noise = NoiseKind.COUNTER
    rank = 3

    def marks(self, page: Page, other: Page) -> Iterable[Mark]:
        """Numbers before and after the words, and in the columns that the words head."""
        lowered = page.lowered
        for place, end in page.find("counter_words"):
            if not is_apart(page, place):
                continue
            if lowered[end - 1] in AUDIENCE:
                yield from (Mark(at, at + 1, COUNT) for at in numbers_of(page, page.block(place)))
            found = number_of(page, place, end)
            if found:
                yield Mark(*found, COUNT)
                if found[1] <= place:  # 1 comment, 2 comments: the form of the words follows the number
                    yield from (Mark(at, at + 1, COUNTED) for at in range(found[1], end) if not page.tags[at])
        yield from columns(page)


def number_of(page: Page, place: int, end: int) -> tuple[int, int] | None:
    """The number that belongs to a phrase."""
    if end - place == 1 and page.lowered[place] in GUEST:
        return guest(page, place)
    if end - place == 1 and page.lowered[place] in DONE:
        found = after(page, end)
        return found if found and page.lowered[found[1] : found[1] + 1] in ONCE else None
    return before(page, place) or after(page, end)


def numbers_of(page: Page, number: int) -> list[int]:
    """The numbers of a short block; none of a sentence."""
    if page.size(number) > SENTENCE:
        return []
    return [at for at in page.said(number) if NUMBER.fullmatch(page.lowered[at])]


def is_apart(page: Page, place: int) -> bool:
    """In a short line, or in a piece of text or a sentence of its own."""
    start, end = page.piece(place)
    return end - start <= PIECE or page.size(page.block(place)) <= SENTENCE or sentence(page, place) <= LABEL


def sentence(page: Page, place: int) -> int:
    """How many words the sentence around a place has; those of more than a line are not counted to the end."""
    block, tokens = page.view.blocks[page.block(place)], page.view.tokens
    first = last = place
    while first > max(block.start, place - SENTENCE) and STOPS.isdisjoint(tokens[first - 1][-1]):
        first -= 1
    while last < min(block.end, place + SENTENCE) and STOPS.isdisjoint(tokens[last][0]):
        last += 1
    return last - first - page.tags.count(1, first, last)


def before(page: Page, place: int) -> tuple[int, int] | None:
    """ "1 234 views"; a link or a picture may stand between."""
    first, tokens = page.view.blocks[page.block(place)].start, page.lowered
    end = place
    while end > first and (is_tag(tokens[end - 1]) or tokens[end - 1] in SCALE or tokens[end - 1] in BETWEEN):
        end -= 1
    start = end
    while start > first and NUMBER.fullmatch(tokens[start - 1]):
        start -= 1
    return (start, end) if start < end else None


def guest(page: Page, place: int) -> tuple[int, int] | None:
    """ "You are the 142nd visitor", "Jste 142. návštěvník"; "visitor: 50 Kč" is a price."""
    first, tokens = page.view.blocks[page.block(place)].start, page.lowered
    end = place - 1 if tokens[place - 1] == "." else place
    start = end
    while start > first and NUMBER.fullmatch(tokens[start - 1]):
        start -= 1
    return (start, end) if start < end and (end < place or tokens[end - 1][-1].isalpha()) else None


def after(page: Page, place: int) -> tuple[int, int] | None:
    """ "Views: 1 234"; without a colon only where there is hardly anything else."""
    number = page.block(place - 1)
    stop, tokens = page.view.blocks[number].end, page.lowered
    start = place
    while start < stop and (is_tag(tokens[start]) or opens_number(tokens, start)):
        start += 1
    end = start
    while end < stop and NUMBER.fullmatch(tokens[end]):
        end += 1
    timed = end < stop and tokens[end] in TIMES
    fits = start > place or timed or clause(page, place - 1, end) <= LABEL
    if start == end and place == stop:
        return label_of_next(page, number)
    return (start, end) if start < end and fits else None


def opens_number(tokens: Sequence[str], place: int) -> bool:
    """ ":", "no", and the stop behind such a short word."""
    token = tokens[place]
    return token in OPENING or token in ORDINAL or (token == "." and tokens[place - 1] in ORDINAL)


def clause(page: Page, first: int, last: int) -> int:
    """How many words stand between the bars, dots and stops around a place."""
    block, tokens = page.view.blocks[page.block(first)], page.lowered
    lowest, highest = max(block.start, first - SENTENCE), min(block.end, last + SENTENCE)
    while first > lowest and tokens[first - 1] not in PARTING:
        first -= 1
    while last < highest and tokens[last] not in PARTING:
        last += 1
    return sum(1 for place in range(first, last) if not is_tag(tokens[place]))


def label_of_next(page: Page, number: int) -> tuple[int, int] | None:
    """<dt>Views</dt><dd>1 234</dd>: a block that is the label, and the next that is the number."""
    blocks = page.view.blocks
    if number + 1 >= len(blocks) or page.size(number) > LABEL or not goes_on(page, number):
        return None
    said = page.said(number + 1)
    if said and all(NUMBER.fullmatch(page.lowered[place]) or page.lowered[place] in SCALE for place in said):
        return said[0], said[-1] + 1
    return None


def goes_on(page: Page, number: int) -> bool:
    """The next block is no item like this one, unless both are cells of a row."""
    blocks = page.view.blocks
    if blocks[number].path != blocks[number + 1].path:
        return True
    here, there = page.element(blocks[number].start), page.element(blocks[number + 1].start)
    return here.tag == "td" and here.getparent() is there.getparent()


def columns(page: Page) -> Iterator[Mark]:
    """Numbers below a heading such as "Views"."""
    heads: dict[Element, frozenset[int]] = {}
    for number, block in enumerate(page.view.blocks):
        cell = page.element(block.start)
        table = next(cell.iterancestors("table"), None) if cell.tag == "td" and page.size(number) <= LABEL else None
        row = cell.getparent()
        if table is None or row is None:
            continue
        if table not in heads:
            heads[table] = counting_columns(table)
        if heads[table] and row.index(cell) in heads[table]:
            said = page.said(number)
            if said and all(NUMBER.fullmatch(page.lowered[place]) for place in said):
                yield Mark(said[0], said[-1] + 1, COUNT)


def counting_columns(table: Element) -> frozenset[int]:
    """The columns whose heading is the word of a counter."""
    row = next(table.iter("tr"), None)
    cells = [] if row is None else list(row)
    return frozenset(place for place, cell in enumerate(cells) if is_counter(text_of(cell).lower()))


def is_counter(text: str) -> bool:
    """Nothing but such a word."""
    said = words(text) if len(text) <= LONGEST_HEADING else []
    return bool(said) and book("counter_words").at(said, 0) == len(said)


KIND = Counter()
