"""Keywords: microdata, rel=tag, names with "tag", else links between title and end whose address says so.

The first way that finds its elements is taken, even if they hold no words, as in the original; each keyword once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, cast

from kronika.extract.density.options import Options
from kronika.html.text import text_of

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

COMMA = re.compile(r"\s*[,;|]\s*")
LONGEST = 100
WAYS = (
    "//*[contains(concat(' ', normalize-space(@itemprop), ' '), ' keywords ')]",
    "//a[contains(concat(' ', normalize-space(@rel), ' '), ' tag ')]",
    "//a[contains(@class, 'tag') or contains(@id, 'tag')]",
    "//*[self::ul or self::div or self::p][@class = 'tag' or @id = 'tag']",
    "//ul[contains(@class, 'tag') or contains(@id, 'tag')]",
    "//div[contains(@class, 'tag') or contains(@id, 'tag')]",
    "//p[contains(@class, 'tag') or contains(@id, 'tag')]",
)


def find_keywords(root: Element, links: Iterable[Element], options: Options) -> tuple[str, ...]:
    """The keywords of a page; `links` are those between the title and the end of the article."""
    for way in WAYS:
        found = cast("list[Element]", root.xpath(way))
        if found:
            return once(word for element in outermost(found) for word in words_of(element))
    return once(text_of(link) for link in links if options.keywords_regexp.search(link.get("href") or ""))


def outermost(found: list[Element]) -> list[Element]:
    """Without those that lie in another one."""
    held = set(found)
    return [element for element in found if not any(around in held for around in element.iterancestors())]


def words_of(element: Element) -> Iterator[str]:
    """A link's text; the links of anything else; where there are none, its content or text parted by commas."""
    links = [element] if element.tag == "a" else list(element.iter("a"))
    if links:
        yield from (text_of(link) for link in links)
    else:
        yield from COMMA.split(element.get("content") or text_of(element))


def once(words: Iterable[str]) -> tuple[str, ...]:
    """Without empty ones and without repetitions."""
    return tuple(dict.fromkeys(word.strip() for word in words if 0 < len(word.strip()) <= LONGEST))


def links_until(root: Element, last: Element | None) -> list[Element]:
    """The links of a page from which all above the title is gone, up to an element and with those in it."""
    found: list[Element] = []
    passed = False
    for element in root.iter("*"):
        passed = passed or element is last
        if element.tag == "a" and element.get("href"):
            if passed and not any(around is last for around in element.iterancestors()):
                break
            found.append(element)
    return found
