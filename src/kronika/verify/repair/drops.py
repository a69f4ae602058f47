"""What stands inside the body and is foreign to it: selectors of teasers, newsletters, ads, told from the text by all pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain

import numpy as np

from kronika.html.text import text_of
from kronika.verify.repair.anchors import LOOK, LOOSE
from kronika.verify.repair.body import Hold, marked
from kronika.verify.repair.study import APART, Flags, Study

MOST = 6  # drops of one rule
LEAST_GAIN = 0.002  # of all words: a drop for less is not worth its place
HARM = 3.0  # a wanted word that goes weighs as much as so many foreign ones
MIXED = 0.2  # of what a drop takes, how much may be wanted
PAGES = 2
# Tags that are foreign by themselves; any other tag needs a name, or is dropped only as a child of the body's box.
FOREIGN_TAGS = frozenset("aside figure footer header section details iframe".split())
CHILDREN = frozenset("div section aside ul ol figure table span a h4 h5 h6 small center font".split())
LINES = frozenset("p li h2 h3 h4 h5 h6".split())
OPENING = 2  # words by which teasers begin alike
SHORTEST_OPENING, LONGEST_OPENING = 4, 40
ALL_LINK = 0.95
MOSTLY = 0.6  # share of a line that an inline element must be
LINKED = 0.5  # share of a line that is links, from which it leads elsewhere


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Clean:
    """A way to the body, and what is left out inside it."""

    hold: Hold
    drop: tuple[str, ...]

    @property
    def rank(self) -> float:
        """As the way's, a little less for every drop."""
        return self.hold.rank - 0.002 * len(self.drop)


def cleaned(hold: Hold, studies: Sequence[Study]) -> Clean:
    """The way with the drops that help it most, one after the other."""
    found = droppable(hold, studies)
    flags = list(hold.flags)
    chosen: list[str] = []
    total = sum(float(study.weights @ taken) for study, taken in zip(studies, flags, strict=True))
    while len(chosen) < MOST:
        gains = {text: gain(studies, flags, drop) for text, drop in found.items() if text not in chosen}
        best = max(gains, key=lambda text: (gains[text] * found[text].worth, -len(text), text), default=None)
        if best is None or gains[best] < LEAST_GAIN * total:
            break
        chosen.append(best)
        flags = [taken & ~found[best].pages.get(at, np.zeros_like(taken)) for at, taken in enumerate(flags)]
    return Clean(hold=marked(hold.path, studies, tuple(flags), hold.boxes), drop=tuple(chosen))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Drop:
    """One thing that can be left out: the blocks it takes on each page, and what its name is worth."""

    worth: float
    pages: dict[int, Flags] = field(default_factory=dict)

    def add(self, page: int, taken: Flags) -> None:
        """More of it."""
        here = self.pages.get(page)
        self.pages[page] = taken if here is None else here | taken


def droppable(hold: Hold, studies: Sequence[Study]) -> dict[str, Drop]:
    """Every drop that can be named; those of single pages are left out."""
    found: dict[str, Drop] = {}
    for at, (study, boxes) in enumerate(zip(studies, hold.boxes, strict=True)):
        flags = hold.flags[at]
        ways = (named(study, boxes), within(study, flags), opened(study, flags), linked(study, flags))
        for text, worth, taken in chain.from_iterable(ways):
            found.setdefault(text, Drop(worth=worth)).add(at, taken)
    return {text: drop for text, drop in found.items() if len(drop.pages) >= PAGES}


Named = tuple[str, float, Flags]  # a selector, what its name is worth, the blocks it takes


def named(study: Study, boxes: Sequence[int]) -> Iterator[Named]:
    """Elements inside the boxes, by their anchors and by their tags."""
    for box in boxes:
        own = {anchor.css for anchor in study.anchors(study.elements[box])}
        for number in range(box + 1, study.ends[box]):
            element = study.elements[number]
            tag = str(element.tag)
            if tag in APART:
                continue
            taken = study.covers([number])
            if not taken.any():
                continue
            for anchor in study.anchors(element):
                if anchor.css in own:  # the box itself must stay
                    continue
                if anchor.css != tag or tag in FOREIGN_TAGS:
                    yield anchor.css, anchor.worth, taken
            if tag in CHILDREN and element.getparent() is study.elements[box]:
                yield f"./*/{tag}", LOOK, taken


def within(study: Study, taken: Flags) -> Iterator[Named]:
    """Lines that are mostly one inline element with a name: <span class="caption">."""
    for at, block in enumerate(study.blocks):
        if not taken[at]:
            continue
        for element in block.inline:
            if len(text_of(element)) >= MOSTLY * len(block.text):
                only = alone(taken, at)
                yield from ((anchor.css, anchor.worth, only) for anchor in study.anchors(element))


def opened(study: Study, taken: Flags) -> Iterator[Named]:
    """Lines by the words they begin with: “Read also: …”. Sentences of the article begin alike too, so only what shows itself foreign."""
    for at, block in enumerate(study.blocks):
        start = block.text[:LONGEST_OPENING].split()[:OPENING]
        if not taken[at] or not start or block.tag not in LINES:
            continue
        head = start[0] if start[0].endswith(":") else " ".join(start)
        foreign = study.common[at] or head.endswith(":") or block.link_share > LINKED
        if foreign and len(head) >= SHORTEST_OPENING and "'" not in head:
            only = alone(taken, at)
            yield f".//{block.tag}[starts-with(normalize-space(.), '{head}')]", LOOK, only


def linked(study: Study, taken: Flags) -> Iterator[Named]:
    """Lines that are nothing but a link."""
    for at, block in enumerate(study.blocks):
        if taken[at] and block.tag in LINES and block.link_share > ALL_LINK:
            only = alone(taken, at)
            yield f".//{block.tag}[normalize-space(.) = normalize-space(.//a)]", LOOSE, only


def alone(flags: Flags, at: int) -> Flags:
    """One block of a page."""
    only = np.zeros_like(flags)
    only[at] = True
    return only


def gain(studies: Sequence[Study], flags: Sequence[Flags], drop: Drop) -> float:
    """Foreign words that go, less the wanted ones that go with them."""
    foreign = wanted = 0.0
    for at, taken in drop.pages.items():
        gone = flags[at] & taken
        words = float(studies[at].weights @ gone)
        right = float((studies[at].weights * studies[at].wanted) @ gone)
        foreign, wanted = foreign + words - right, wanted + right
    if wanted > MIXED * (foreign + wanted):
        return 0.0
    return foreign - HARM * wanted
