"""Ways to write down where an element stands: an anchor, an anchor below another, a shape below an anchor, a position last."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from kronika.verify.repair.anchors import LOOK, LOOSE, MADE, Anchor
from kronika.verify.repair.study import Study

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

STEP = re.compile(
    r"(?P<tag>[a-z][a-z0-9]*)?(?:#(?P<id>[\w-]+)|\.(?P<token>[\w-]+)|\[(?P<name>[\w-]+)(?P<sign>\*?=)?(?:\"(?P<value>[^\"]*)\")?\])?"
)
OWN, ABOVE, LEVELS = 5, 2, 5  # anchors of an element, of each above it, and how far up they are looked for
PER_STEP = 0.03  # what each further step costs
SHAPE, POSITION = 0.5, 0.1  # what a shape and a position are worth
TOP = frozenset({"html", "body"})
SHAPED = frozenset("div section td article main span".split())  # what may be known by its children
PLAIN_LINES = "//p[not(ancestor::figure or ancestor::aside)]"
HEADED = frozenset("h1 header".split())


@dataclass(frozen=True, slots=True, kw_only=True)
class Path:
    """A selector with what it is worth: how long it is likely to hold."""

    text: str  # XPath where it begins with a slash, else CSS
    worth: float
    steps: tuple[str, ...] = ()  # the same as selectors of one step each, where there are two; empty: the text itself
    direct: bool = False  # the second step is a child of the first

    @property
    def is_xpath(self) -> bool:
        """Not CSS."""
        return self.text.startswith("/")

    def find(self, study: Study) -> list[int]:
        """What it finds on a page. Steps are shared by many paths, so each is asked for once a page and then put together."""
        if not self.steps:
            return study.select(self.text)
        above, below = map(study.select, self.steps)
        if self.direct:
            holders = set(above)
            return [one for one in below if number_above(study, one) in holders]
        inside = np.zeros(len(study.elements), dtype=np.bool_)
        for one in above:
            inside[one + 1 : study.ends[one]] = True
        return [one for one in below if inside[one]]


def number_above(study: Study, number: int) -> int:
    """The parent's number; -1 at the top."""
    parent = study.elements[number].getparent()
    return -1 if parent is None else study.numbers[parent]


def paths(study: Study, element: Element) -> Iterator[Path]:
    """All ways to write an element down that are worth trying."""
    own = study.anchors(element)[:OWN]
    yield from (Path(text=anchor.css, worth=anchor.worth) for anchor in own)
    tag = str(element.tag)
    around = list(anchored(study, element))
    for holder, anchor in around:
        steps = [*own, Anchor(css=tag, worth=LOOSE)]
        yield from (below(anchor, step, direct=False) for step in steps)
        if element.getparent() is holder:
            yield below(anchor, Anchor(css=tag, worth=LOOSE), direct=True)
        if tag == "p" and anchor.worth > LOOK:
            yield plain(anchor)
    yield from shaped(tag, element, around)
    yield from headed(tag, element, own)


def anchored(study: Study, element: Element) -> Iterator[tuple[Element, Anchor]]:
    """The elements around that have names, the nearest first, with their best names."""
    levels = 0
    for holder in element.iterancestors():
        named = [] if holder.tag in TOP else study.anchors(holder)[:ABOVE]
        yield from ((holder, anchor) for anchor in named)
        levels += bool(named)
        if levels >= LEVELS:
            return


def below(above: Anchor, step: Anchor, *, direct: bool) -> Path:
    """One step below another; a tag alone adds nothing to what the upper one is worth."""
    made = above.worth <= MADE or step.worth <= MADE
    worth = min(above.worth, step.worth) if made else max(above.worth, step.worth) - PER_STEP
    return Path(
        text=f"{above.css} {'> ' if direct else ''}{step.css}",
        worth=worth,
        steps=(above.css, step.css),
        direct=direct,
    )


def plain(anchor: Anchor) -> Path:
    """The paragraphs that stand in no picture and no box beside the text."""
    return Path(
        text=f"//{as_xpath(anchor.css)}{PLAIN_LINES}",
        worth=anchor.worth - 3 * PER_STEP,
        steps=(anchor.css, PLAIN_LINES),
    )


def shaped(tag: str, element: Element, around: list[tuple[Element, Anchor]]) -> Iterator[Path]:
    """By what it holds: paragraphs, or lines that are parted by breaks."""
    if tag not in SHAPED:
        return
    tests = [test for test in ("p", "br") if element.find(test) is not None]
    for test in tests:
        yield Path(text=f"//{tag}[{test}]", worth=SHAPE - PER_STEP)
        for _, anchor in around:
            if anchor.worth > MADE:
                yield Path(
                    text=f"//{as_xpath(anchor.css)}//{tag}[{test}]",
                    worth=SHAPE + PER_STEP,
                    steps=(anchor.css, f"//{tag}[{test}]"),
                )


def headed(tag: str, element: Element, own: list[Anchor]) -> Iterator[Path]:
    """By the headline: inside of it, or right beside it."""
    if tag in SHAPED and next(element.iter("h1"), None) is not None:
        steps = [anchor.css for anchor in own if anchor.worth > MADE] or [tag]
        yield from (Path(text=f"//{as_xpath(step)}[.//h1]", worth=SHAPE + PER_STEP) for step in steps)
    for sibling in element.itersiblings(preceding=True):
        if sibling.tag in HEADED:
            test = "" if sibling.tag == "h1" else "[.//h1]"
            if not test or next(sibling.iter("h1"), None) is not None:
                yield Path(text=f"//{sibling.tag}{test}/following-sibling::{tag}", worth=SHAPE)


def position(study: Study, element: Element) -> Path:
    """Counted down from the nearest good name, or from the top; for pages on which nothing has a name."""
    steps: list[str] = []
    for holder in (element, *element.iterancestors()):
        named = [] if holder is element else [a for a in study.anchors(holder) if a.worth > LOOSE]
        if named or holder.tag in TOP:
            steps.append(named[0].css if named else str(holder.tag))
            break
        alike = sum(1 for one in holder.itersiblings(str(holder.tag), preceding=True))
        steps.append(f"{holder.tag}:nth-of-type({alike + 1})")
    return Path(text=" > ".join(reversed(steps)), worth=POSITION)


def as_xpath(css: str) -> str:
    """An anchor as a step of XPath that people can read."""
    found = STEP.fullmatch(css)
    if found is None:
        raise ValueError(f"“{css}” is no anchor")
    tag, name, value = found["tag"] or "*", found["name"], found["value"]
    if found["id"]:
        return f"{tag}[@id='{found['id']}']"
    if found["token"]:
        return f"{tag}[contains(concat(' ', @class, ' '), ' {found['token']} ')]"
    if name and found["sign"] == "*=":
        return f"{tag}[contains(@{name}, '{value}')]"
    if name:
        return f"{tag}[@{name}='{value}']" if found["sign"] else f"{tag}[@{name}]"
    return tag
