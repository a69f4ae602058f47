"""Finds the smallest element of a page that holds a text."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate, chain
from typing import TYPE_CHECKING, Any, cast

from lxml import etree

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

KEY = 24  # letters at either end of a paragraph by which it is found: inside it, extraction may have mended something
TELLING = 20  # letters a paragraph needs to be looked for: "Read more" stands everywhere
MOST = 200  # paragraphs that are looked for, from both ends: the time would grow with the square of a long text
LEAST_SHARE = 0.5  # of the letters looked for; a page on which fewer are found does not hold the text

# White space is left out here and not in Python: most texts of a page are line ends between tags.
TEXTS = etree.XPath(
    "descendant-or-self::body//text()[normalize-space() and not(parent::script or parent::style or parent::template)]"
)


def holder_of(root: Element, paragraphs: Sequence[str]) -> Element | None:
    """The smallest element around all paragraphs that are on the page; None when most of the text is not there."""
    letters = [squeezed(paragraph) for paragraph in paragraphs]
    keys = [key for key in letters if len(key) >= TELLING] or [key for key in letters if key]
    if not keys:
        return None
    if len(keys) > MOST:
        keys = keys[: MOST // 2] + keys[-MOST // 2 :]
    texts = cast("list[Any]", TEXTS(root))
    pieces = [squeezed(text) for text in texts]
    spans = found("".join(pieces), keys)
    if sum(end - begin for begin, end in spans) < LEAST_SHARE * sum(map(len, keys)):
        return None
    begins = list(accumulate(map(len, pieces), initial=0))
    first, last = min(begin for begin, _ in spans), max(end for _, end in spans) - 1
    return meeting(*(element_of(texts[bisect_right(begins, place) - 1]) for place in (first, last)))


def squeezed(text: str) -> str:
    """A text without white space: pages and extraction differ in it."""
    return "".join(text.split())


def found(page: str, keys: Sequence[str]) -> list[tuple[int, int]]:
    """Where the paragraphs stand: the longest first, because it stands only once, the others in order around it."""
    longest = max(range(len(keys)), key=lambda number: len(keys[number]))
    middle = span(page, keys[longest], page.find)
    if middle is None:
        return in_order(page, keys, 0)
    return [*before(page, keys[:longest], middle[0]), middle, *in_order(page, keys[longest + 1 :], middle[1])]


def in_order(page: str, keys: Sequence[str], place: int) -> list[tuple[int, int]]:
    """Each paragraph behind the one before it; those that are not there are passed over."""
    spans: list[tuple[int, int]] = []
    for key in keys:
        if (here := span(page, key, partial(find_behind, page, place))) is not None:
            spans.append(here)
            place = here[1]
    return spans


def before(page: str, keys: Sequence[str], place: int) -> list[tuple[int, int]]:
    """The same backwards, the nearest one each time: a lead that is also quoted at the top of the page counts here."""
    spans: list[tuple[int, int]] = []
    for key in reversed(keys):
        if (here := span(page, key, partial(find_before, page, place))) is not None:
            spans.append(here)
            place = here[0]
    return spans


def find_behind(page: str, place: int, key: str) -> int:
    """The next place of a key from here on, or -1."""
    return page.find(key, place)


def find_before(page: str, place: int, key: str) -> int:
    """The last place of a key that ends before here, or -1."""
    return page.rfind(key, 0, place)


def span(page: str, key: str, find: Callable[[str], int]) -> tuple[int, int] | None:
    """A paragraph as it is; else from its first letters to its last, if those follow where they should."""
    if (begin := find(key)) >= 0:
        return begin, begin + len(key)
    head, tail = key[:KEY], key[-KEY:]
    if len(key) <= KEY or (begin := find(head)) < 0:
        return None
    end = page.find(tail, begin, begin + len(key) + KEY)
    return begin, (begin + len(head) if end < 0 else end + len(tail))


def element_of(text: Any) -> Element:
    """The element a piece of text stands in; what follows an element stands in its parent."""
    element = cast("Element", text.getparent())
    above = element.getparent() if text.is_tail else None
    return element if above is None else above


def meeting(one: Element, other: Element) -> Element:
    """The lowest element that holds both."""
    around = {other, *other.iterancestors()}
    above: Iterator[Element] = chain((one,), one.iterancestors())
    return next(element for element in above if element in around)
