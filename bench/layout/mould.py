"""A real page as a mould: its frame and furniture stay, its text is poured out and invented texts are poured in."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from lxml import html

from bench.extraction.data import Gold

if TYPE_CHECKING:
    from lxml.html import HtmlElement

SPACE = re.compile(r"\s+")
HEAVY = ("script", "style", "svg", "noscript", "iframe", "template")  # they hold the old text, or nothing to read
TELLING = '//meta[contains(@name, "description") or contains(@property, "description") or contains(@*, "title")]'
SHORTEST = 25  # characters of a paragraph that can be found again
FEWEST = 4  # paragraphs, below which a page is no mould
PLACE = "data-place"
CARRIERS = ("p", "div", "h2", "h3", "span", "li", "section")  # what a paragraph may be
FRAMES = ("article", "main")

Step = tuple[str, str]  # a tag and its classes
Path = tuple[Step, Step]  # a paragraph's parent and itself
Reading = Callable[["HtmlElement"], list[str]]  # what a recipe takes from a page


@dataclass(frozen=True, slots=True, kw_only=True)
class Mould:
    """A page whose paragraphs are known."""

    page: HtmlElement
    paths: tuple[Path, ...]  # of its paragraphs: what somebody who writes a recipe would go by

    def poured(self, title: str, units: Sequence[str]) -> HtmlElement:
        """The page with another text in it; paragraphs are added or taken away at the end."""
        page = copy.deepcopy(self.page)
        places = at(page, f"//*[@{PLACE}]")
        for place in places[len(units) :]:
            place.getparent().remove(place)
        for place, text in zip(places, units, strict=False):
            emptied(place).text = text
        last = places[min(len(places), len(units)) - 1]
        for text in units[len(places) :]:
            more = emptied(copy.copy(last))
            more.text = text
            last.addnext(more)
            last = more
        for heading in at(page, "//h1 | //title"):
            emptied(heading).text = title
        for place in at(page, f"//*[@{PLACE}]"):
            del place.attrib[PLACE]
        return page


def mould_of(raw: str, gold: Gold) -> Mould | None:
    """A mould of a page; None where too few of its paragraphs are found."""
    page = html.document_fromstring(raw, parser=html.HTMLParser(remove_comments=True, remove_pis=True))
    for useless in at(page, "|".join((*(f"//{tag}" for tag in HEAVY), TELLING))):
        if useless.getparent() is not None:
            useless.drop_tree()
    wanted = {plain(text) for text in gold.body.split("\n") if len(text) >= SHORTEST}
    places = list(found(page, wanted))
    if len(places) < FEWEST:
        return None
    for place in places:
        place.set(PLACE, "")
    return Mould(page=page, paths=tuple(dict.fromkeys(map(path_of, places))))


def found(page: HtmlElement, wanted: set[str]) -> Iterator[HtmlElement]:
    """The innermost elements that hold just one wanted paragraph, in the page's order, each paragraph once."""
    left = set(wanted)
    for element in page.iter(*CARRIERS):
        text = plain(element.text_content())
        if text in left and not any(
            plain(child.text_content()) == text for child in element if isinstance(child.tag, str)
        ):
            left.discard(text)
            yield element


def by_classes(mould: Mould) -> Reading:
    """A recipe that goes by the paragraphs' classes and their parents'."""
    known = set(mould.paths)
    return lambda page: texts(element for element in page.iter(*CARRIERS) if path_of(element) in known)


def by_frame(mould: Mould) -> Reading | None:
    """A recipe for every <p> of the article's frame; None where the page has no such frame."""
    places = at(mould.page, f"//*[@{PLACE}]")
    for tag in FRAMES:
        inside = at(mould.page, f"//{tag}//*[@{PLACE}]")
        if len(inside) == len(places):
            return lambda page, tag=tag: texts(fullest(page, tag))  # type: ignore[misc]
    return None


def fullest(page: HtmlElement, tag: str) -> list[HtmlElement]:
    """The paragraphs of the frame that has the most."""
    return max((list(frame.iter("p")) for frame in page.iter(tag)), key=len, default=[])


def texts(elements: Iterable[HtmlElement]) -> list[str]:
    """What elements say, if they say anything."""
    return [text for text in (plain(element.text_content()) for element in elements) if text]


def at(page: HtmlElement, path: str) -> list[HtmlElement]:
    """The elements a path leads to."""
    return cast("list[HtmlElement]", page.xpath(path))


def path_of(element: HtmlElement) -> Path:
    """How a recipe would name an element."""
    parent = element.getparent()
    return (step_of(parent) if parent is not None else ("", ""), step_of(element))


def step_of(element: HtmlElement) -> Step:
    """A tag and its classes."""
    return str(element.tag), element.get("class") or ""


def emptied(element: HtmlElement) -> HtmlElement:
    """The element without what it holds."""
    tail, attributes = element.tail, dict(element.attrib)
    element.clear()
    element.tail = tail
    for name, value in attributes.items():
        element.set(name, value)
    return element


def plain(text: str) -> str:
    """A text with single spaces."""
    return SPACE.sub(" ", text).strip()
