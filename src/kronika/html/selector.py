"""A selector of people's own, CSS or XPath: compiled once, refused with a reason, and bounded in what it may cost.

libxml2 joins the findings of a path such as //div//p in cubic time and cannot be interrupted. So a path is walked step by step
from one place at a time, predicates may look around only once, and a page beyond the bounds yields nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any

from cssselect import HTMLTranslator
from cssselect.parser import SelectorError
from cssselect.xpath import XPathExpr
from lxml import etree

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

LONGEST = 1_000  # characters of a selector
MOST_ELEMENTS = 30_000  # of a page; the largest honest ones have about 10 000 …
MOST_QUADRATIC = 10_000  # … and where every element may look at every other one
MOST_WORK = 100_000_000  # places to look from × elements of the page
MOST_SEEN = 2_000_000  # findings on the way, the same one seen from several places counted each time
MOST_FOUND = 2_000
WIDE = frozenset(
    "// descendant:: descendant-or-self:: ancestor:: ancestor-or-self:: following:: preceding:: following-sibling:: preceding-sibling::".split()
)
QUOTED = r""""[^"]*"|'[^']*'"""
MARKS = re.compile(rf"{QUOTED}|//|[/|\[\]()]")
TOKENS = re.compile(rf"{QUOTED}|//|[\w-]+::|[=<>+|,\[\]()/]|[\w.@*:-]+")
BETWEEN = frozenset("and or = < > + | ,".split())
FIRST_MOVE = re.compile(r"\.?/{0,2}(?:[\w-]+::)?")
WHOLE = re.compile(r"\(|(?!text\(|node\()[\w-]+\(")  # brackets or a function around paths: evaluated at once
BROKEN_CSS = re.compile(r":(has|is|where|matches)\s*\(", re.IGNORECASE)  # the translator gets these wrong
SAMPLE = etree.fromstring("<html><body><p>a</p></body></html>")


class Translator(HTMLTranslator):
    """CSS to XPath in which a descendant is one step."""

    def xpath_descendant_combinator(self, left: XPathExpr, right: XPathExpr) -> XPathExpr:
        """A B: any B below an A."""
        return left.join("/descendant::", right)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Selector:
    """Alternatives, each a path of steps."""

    paths: tuple[tuple[etree.XPath, ...], ...]
    most: int = MOST_ELEMENTS  # elements of a page it is still tried on

    def select(self, root: Element, at_most: int = MOST_FOUND) -> list[Element | str]:
        """What it finds in a tree, in the order of the page; nothing where that would cost too much."""
        size = sum(1 for _ in islice(root.iter(), self.most + 1))
        if size > self.most:
            return []
        found = [thing for path in self.paths for thing in walk(path, root, size)]
        several = len(self.paths) > 1 or any(len(path) > 1 for path in self.paths)
        return (in_order(found, root) if several else found)[:at_most]


@lru_cache(maxsize=4_096)
def css(text: str) -> Selector:
    """A CSS selector; ValueError says what is wrong with it."""
    broken = BROKEN_CSS.search(text)
    if broken:
        raise ValueError(f"the CSS selector “{text}” uses :{broken[1]}(), which is not supported; write it as XPath")
    try:
        path = Translator().css_to_xpath(text, prefix="//")
    except SelectorError as error:
        raise ValueError(f"the CSS selector “{text}” is wrong: {str(error).rstrip('.')}") from error
    return compiled(path, text)


@lru_cache(maxsize=4_096)
def xpath(text: str) -> Selector:
    """An XPath expression; ValueError says what is wrong with it."""
    return compiled(text, text)


def either(text: str) -> Selector:
    """XPath where it begins like a path, else CSS."""
    return xpath(text) if text.startswith(("/", ".//", "./", "(")) else css(text)


def compiled(path: str, text: str) -> Selector:
    """The steps of an XPath expression, each tried once, so that nothing wrong comes to light only on a page."""
    if not text.strip() or len(text) > LONGEST:
        raise ValueError(f"a selector must have 1 to {LONGEST} characters")
    step(path, text)  # as a whole first: its faults are told in its own words
    branches = [steps(branch) for branch in cut(path, "|")]
    farthest = max(reach_of(part) for branch in branches for part in branch)
    if farthest > 1:
        raise ValueError(
            f"the selector “{text}” may take too long: inside brackets look around only once, by one “.//” or one axis such as ancestor::"
        )
    return Selector(
        paths=tuple(tuple(step(part, text) for part in branch) for branch in branches),
        most=MOST_QUADRATIC if farthest else MOST_ELEMENTS,
    )


def step(expression: str, text: str) -> etree.XPath:
    """One step that can be evaluated."""
    try:
        made = etree.XPath(expression, regexp=False, smart_strings=False)
        made(SAMPLE)
    except etree.XPathError as error:
        raise ValueError(f"the selector “{text}” is wrong: {str(error).rstrip('.')}") from error
    return made


def steps(branch: str) -> list[str]:
    """The steps of a path, each as an expression that starts where the one before it ended."""
    parts = cut(branch, "/", "//")
    first, rest = parts[0].strip(), parts[1:]
    if not first:  # an absolute path
        first, rest = (rest[0] + rest[1], rest[2:]) if len(rest) > 1 else ("/", [])
    moves = zip(rest[::2], rest[1::2], strict=False)
    return [first, *(f".{slashes}{name}" for slashes, name in moves)]


def cut(expression: str, *marks: str) -> list[str]:
    """Split where a mark stands outside brackets and quotes; slashes are kept, as pieces of their own."""
    pieces, depth, start = [], 0, 0
    for mark in MARKS.finditer(expression):
        if mark[0] in ("[", "("):
            depth += 1
        elif mark[0] in ("]", ")"):
            depth -= 1
        elif mark[0] in marks and depth == 0:
            pieces += [expression[start : mark.start()], *([] if mark[0] == "|" else [mark[0]])]
            start = mark.end()
    return [*pieces, expression[start:]]


def reach_of(part: str) -> int:
    """How often a step looks around from where it already looked around; a step's own move is not counted."""
    if WHOLE.match(part):
        return reach(iter(TOKENS.findall(part))) - 1
    return reach(iter(TOKENS.findall(FIRST_MOVE.sub("", part, count=1))))


def reach(tokens: Iterator[str]) -> int:
    """The most moves through the page that stand one within or behind the other, up to the closing bracket."""
    most = here = inside = 0
    fresh = True  # a path that begins with a slash begins at the top of the page
    for token in tokens:
        if token in ("]", ")"):
            break
        if token in BETWEEN:
            most, here, inside, fresh = max(most, here + inside), 0, 0, True
            continue
        if token in ("[", "("):
            inside = max(inside, reach(tokens))
        else:
            here += (token in WIDE) + (fresh and token in ("/", "//"))
        fresh = False
    return max(most, here + inside)


def walk(path: Iterable[etree.XPath], root: Element, size: int) -> list[Element | str]:
    """Go step by step from every place reached; nothing when there are too many."""
    here: list[Element | str] = [root]
    seen = 0
    for move in path:
        if len(here) * size > MOST_WORK:
            return []
        reached: dict[Element | tuple[int, str], Element | str] = {}  # an element once, a string every time
        for place in here:
            for thing in [] if isinstance(place, str) else listed(move(place)):
                seen += 1
                reached.setdefault((seen, thing) if isinstance(thing, str) else thing, thing)
            if seen > MOST_SEEN:
                return []
        here = list(reached.values())
    return here


def listed(result: Any) -> list[Element | str]:
    """Elements and strings; numbers and truth values are no finding."""
    if isinstance(result, str):
        return [result] if result else []
    return result if isinstance(result, list) else []


def in_order(found: list[Element | str], root: Element) -> list[Element | str]:
    """Each element once, in the order of the page; strings as they were found."""
    if any(isinstance(thing, str) for thing in found):
        return found
    wanted = set(found)
    return [element for element in root.iter() if element in wanted]
