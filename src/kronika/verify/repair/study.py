"""A studied page: its elements by number, its blocks of text, and how much each of them is wanted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from kronika.html.blocks import Block, blocks
from kronika.html.document import parse
from kronika.html.selector import either
from kronika.model.article import GAP
from kronika.verify.repair.anchors import Anchor, anchors
from kronika.verify.repair.lesson import Lesson
from kronika.verify.repair.words import Runs, key, words

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

Floats = np.ndarray[tuple[int], np.dtype[np.float64]]
Numbers = np.ndarray[tuple[int], np.dtype[np.int64]]
Flags = np.ndarray[tuple[int], np.dtype[np.bool_]]

APART = frozenset("figcaption nav form button".split())  # a recipe leaves these out by itself
SURE = 0.6  # share of a block's words from which a teacher has it


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Study:
    """A page taken apart. Arrays run over its blocks."""

    lesson: Lesson
    root: Element
    elements: list[Element]  # in the order of the page; kept, so that each stays the same object
    numbers: dict[Element, int]
    ends: list[int]  # the number after the last element inside
    blocks: list[Block]
    places: Numbers  # number of each block's element
    apart: Numbers  # number of the caption, menu or form it stands in; -1: none
    sizes: Floats  # words
    weights: Floats  # words that count for or against a rule: titles and leads may be in a body or not
    wanted: Floats  # 0 … 1
    common: Flags  # texts that many pages have: the site's own
    names: dict[Element, list[Anchor]] = field(default_factory=dict)
    found: dict[str, list[int]] = field(default_factory=dict)  # by selector; asked for again and again

    def covers(self, found: Iterable[int]) -> Flags:
        """The blocks that a recipe takes with any of these elements: captions and forms inside them it leaves out."""
        flags = np.zeros(len(self.blocks), dtype=np.bool_)
        for first in found:
            flags |= (self.places >= first) & (self.places < self.ends[first]) & (self.apart <= first)
        return flags

    def select(self, selector: str) -> list[int]:
        """The elements a selector of one step finds, in the order of the page."""
        if selector not in self.found:
            found = either(selector).select(self.root)
            self.found[selector] = sorted(self.numbers[one] for one in found if not isinstance(one, str))
        return self.found[selector]

    def outermost(self, found: Iterable[int]) -> list[int]:
        """Those that do not stand inside one another, as a recipe takes them."""
        taken: list[int] = []
        for number in found:
            if not taken or number >= self.ends[taken[-1]]:
                taken.append(number)
        return taken

    def anchors(self, element: Element) -> list[Anchor]:
        """The element's anchors, found once."""
        if element not in self.names:
            self.names[element] = anchors(element)
        return self.names[element]


def study(lessons: Sequence[Lesson]) -> list[Study]:
    """Pages taken apart; lines that their lessons call common are not wanted, whoever says so."""
    return [taken_apart(lesson) for lesson in lessons]


def taken_apart(lesson: Lesson) -> Study:
    """One page by itself."""
    document = parse(lesson.html, url=lesson.url)
    elements = list(document.root.iter("*"))
    numbers = {element: at for at, element in enumerate(elements)}
    ends = list(range(1, len(elements) + 1))
    for at in range(len(elements) - 1, -1, -1):
        inside = [child for child in elements[at] if child in numbers]
        if inside:
            ends[at] = ends[numbers[inside[-1]]]
    found = blocks(document)
    weights, wanted = labels(lesson, found)
    return Study(
        lesson=lesson,
        root=document.root,
        elements=elements,
        numbers=numbers,
        ends=ends,
        blocks=found,
        places=np.array([numbers[block.element] for block in found], dtype=np.int64),
        apart=np.array(
            [next((numbers[e] for e in up(b.element) if e.tag in APART), -1) for b in found], dtype=np.int64
        ),
        sizes=np.array([len(words(block.text)) for block in found], dtype=np.float64),
        weights=weights,
        wanted=wanted,
        common=np.array([key(block.text) in lesson.common for block in found], dtype=np.bool_),
    )


def labels(lesson: Lesson, found: Sequence[Block]) -> tuple[Floats, Floats]:
    """How many words each block weighs, and whether the teachers want it."""
    text = Runs(lesson.article.text)
    beside = {key(one) for one in (lesson.title, lesson.general.title, *lead_texts(lesson))} - {""}
    weights, wanted = np.zeros(len(found)), np.zeros(len(found))
    for at, block in enumerate(found):
        spoken = words(block.text)
        # Title and lead have rules of their own; a body may have them or not.
        if " ".join(spoken) in beside:
            continue
        weights[at] = len(spoken)
        wanted[at] = float(" ".join(spoken) not in lesson.common and text.share(spoken) >= SURE)
    return weights, wanted


def lead_texts(lesson: Lesson) -> list[str]:
    """The lead's paragraphs, as anybody has them."""
    leads = [lesson.general.lead, lesson.known.lead if lesson.known else ""]
    return [text for lead in leads for text in (lead, *lead.split(GAP))]


def up(element: Element) -> list[Element]:
    """An element and what stands around it."""
    return [element, *element.iterancestors()]
