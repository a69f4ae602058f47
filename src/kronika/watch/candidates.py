"""Parts of a page that somebody may want to compare, or to leave out: how each is pointed at, and how it begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from lxml import etree

from kronika.html.blocks import SKIPPED
from kronika.html.selector import MOST_ELEMENTS
from kronika.watch.pointing import Names, selector_of

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

    from kronika.html.document import Document

HOLDERS = frozenset("article main section div table tbody ul ol dl td form aside nav header footer blockquote".split())
FEWEST = 4  # words of a part worth showing
MOST = 14  # parts shown
ALIKE = 0.85  # of the words: two nested parts of nearly the same size are one choice
BEGINNING = 90  # characters


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A part of a page."""

    selector: str  # CSS
    words: int
    begins: str  # its first words


@dataclass(slots=True)
class Weight:
    """Words of an element, those of its links among them."""

    words: int = 0
    linked: int = 0


def candidates(document: Document, most: int = MOST) -> list[Candidate]:
    """The parts that hold most of what is to be read, in the order of the page."""
    elements = list(islice(document.root.iter("*"), MOST_ELEMENTS))
    weights = weighed(elements)
    names = Names.of(document.root)
    chosen: dict[Element, Candidate] = {}
    for element in innermost(elements, weights):
        if len(chosen) >= most:
            break
        selector = selector_of(element, names)
        if selector is not None:
            chosen[element] = Candidate(selector=selector, words=weights[element].words, begins=beginning(element))
    return [chosen[element] for element in elements if element in chosen]


def innermost(elements: Sequence[Element], weights: Mapping[Element, Weight]) -> list[Element]:
    """Holders, the fullest first. Of some within each other that hold nearly the same, the innermost: it says what is meant."""
    holders = [one for one in elements if one.tag in HOLDERS and weights[one].words >= FEWEST]
    largest: dict[Element, int] = {}  # words of the outermost holder that an element stands for
    for element in holders:
        around = next((above for above in element.iterancestors() if above in largest), None)
        outer = 0 if around is None else largest[around]
        alike = around is not None and weights[element].words >= ALIKE * outer
        largest[element] = outer if alike else weights[element].words
        if alike and around is not None:
            del largest[around]
    return sorted(largest, key=lambda one: -value(weights[one]))


def around(element: Element, names: Names, most: int = 3) -> list[Candidate]:
    """An element and the holders about it, the nearest first; of some that hold the same, the one that is named best."""
    found: dict[int, Candidate] = {}  # by words
    for place in (element, *element.iterancestors()):
        if place.tag in ("body", "html"):
            break
        words = sum(count(piece) for piece in pieces(place))
        if len(found) >= most and words not in found:
            break
        selector = selector_of(place, names) if words else None
        if selector is not None and (words not in found or len(selector) < len(found[words].selector)):
            found[words] = Candidate(selector=selector, words=words, begins=beginning(place))
    return list(found.values())


def value(weight: Weight) -> float:
    """Words count, linked ones half: lists of links are sometimes what is wanted, but rarely."""
    return weight.words - weight.linked / 2


def weighed(elements: Sequence[Element]) -> dict[Element, Weight]:
    """Words of every element with all it holds; children come after their parents, so the walk goes backwards."""
    weights = {element: Weight() for element in elements}
    for element in reversed(elements):
        own = weights[element]
        if element.tag in SKIPPED:
            own.words = own.linked = 0
        else:
            own.words += count(element.text)
            if element.tag == "a":
                own.linked = own.words
        parent = element.getparent()
        if parent is not None and parent in weights:
            weights[parent].words += own.words + count(element.tail)
            weights[parent].linked += own.linked
    return weights


def count(text: str | None) -> int:
    """Words of a text."""
    return len(text.split()) if text else 0


def beginning(element: Element) -> str:
    """How a part begins."""
    return readable(element)[:BEGINNING]


def readable(element: Element, most: int = BEGINNING) -> str:
    """The words of a part, without what nobody reads; only as many as it takes to know it."""
    return " ".join(islice((word for piece in pieces(element) for word in piece.split()), most))


def pieces(element: Element) -> Iterator[str]:
    """Texts in reading order."""
    walk = etree.iterwalk(element, events=("start", "end"))
    for event, place in walk:
        if event == "end":
            if place is not element and place.tail:
                yield place.tail
        elif place.tag in SKIPPED:
            walk.skip_subtree()
        elif isinstance(place.tag, str) and place.text:
            yield place.text
