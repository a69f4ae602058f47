"""The sections of a site: short links of one menu whose addresses differ in a single place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from kronika.flow.exploring.not_sections import NOT_SECTIONS
from kronika.flow.exploring.offer import Section
from kronika.html.address import host_of
from kronika.html.links import Link, links

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

    from kronika.html.document import Document

LONGEST_NAME = 30
FEWEST = 3
MOST = 40
CLIMB = 5
HERE = "{section}"
BOXES = frozenset("nav ul ol div td tr table header section p menu".split())
NO_NAME = re.compile(r"^[\W\d_]*$|\d{4}")  # "1", "»", "31 March 2026": pages, arrows and days, not sections
NO_SLUG = re.compile(r"^\d{1,4}$|\d{4}[-_.]\d\d|\.(?:css|js|xml|rss|pdf)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Menu:
    """Sections of one shape: the address of each is the template with its slug."""

    template: str  # "/{section}/", "/rubrika.php?id={section}"
    slugs: tuple[tuple[str, str], ...]  # as readers name it, as addresses do
    sections: tuple[Section, ...]


def menu_of(document: Document) -> Menu | None:
    """The menu with the most sections; of equal ones the first on the page."""
    best: Menu | None = None
    for box in boxes(document):
        menu = best_shape(box)
        if menu is not None and (best is None or len(menu.slugs) > len(best.slugs)):
            best = menu
    return best


def boxes(document: Document) -> list[list[Link]]:
    """Short links that stand together in one element, in page order."""
    here = host_of(document.url or "")
    short = [link for link in links(document) if is_short(link) and host_of(link.url) == here]
    together: dict[Element, list[Link]] = {}
    for link in short:
        for box in around(link.element):
            together.setdefault(box, []).append(link)
    return [found for found in together.values() if FEWEST <= len(found) <= MOST]


def is_short(link: Link) -> bool:
    """A link whose words could be a section's name."""
    return 1 < len(link.text) <= LONGEST_NAME and not NO_NAME.search(link.text)


def around(element: Element) -> Iterator[Element]:
    """The elements a menu may be, from the inside out."""
    for _ in range(CLIMB):
        parent = element.getparent()
        if parent is None or parent.tag in ("body", "html"):
            return
        element = parent
        if element.tag in BOXES:
            yield element


def best_shape(box: list[Link]) -> Menu | None:
    """The shape that most links of a box have in common; an address is counted once, by its first name."""
    shapes: dict[str, dict[str, Link]] = {}
    for link in box:
        for template, slug in templates(link.url):
            shapes.setdefault(template, {}).setdefault(slug, link)
    fitting = [(template, found) for template, found in shapes.items() if len(found) >= FEWEST]
    if not fitting:
        return None
    template, found = max(fitting, key=lambda one: len(one[1]))
    return Menu(
        template=template,
        slugs=tuple((name_of(link), slug) for slug, link in found.items()),
        sections=tuple(Section(name=link.text, url=link.url) for link in found.values()),
    )


def name_of(link: Link) -> str:
    """A section's name as it may stand in an option."""
    return link.text.replace(",", " ").replace("=", " ")


def templates(url: str) -> Iterator[tuple[str, str]]:
    """An address with each of its places left open in turn: the segments of the path, the values of the query."""
    parts = urlsplit(url)
    steps = parts.path.split("/")
    query = f"?{parts.query}" if parts.query else ""
    for place, step in enumerate(steps):
        if is_slug(step) and "{" not in url:
            yield "/".join([*steps[:place], HERE, *steps[place + 1 :]]) + query, step
    pairs = [pair.partition("=") for pair in parts.query.split("&")] if parts.query else []
    for place, (_, _, value) in enumerate(pairs):
        if is_slug(value) and "{" not in url and "%" not in value:
            opened = [f"{n}={HERE}" if at == place else f"{n}{e}{v}" for at, (n, e, v) in enumerate(pairs)]
            yield f"{parts.path}?{'&'.join(opened)}", value


def is_slug(text: str) -> bool:
    """Could it be a section's name in an address?"""
    bare = text.lower().rsplit(".", 1)[0].replace("_", "-")
    return bool(text) and not NO_SLUG.search(text) and bare not in NOT_SECTIONS
