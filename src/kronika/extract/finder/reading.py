"""How the text finder reads a page: the given tag, or the search; then the heading, the text and the items."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kronika.extract.classic.flow import parts_of
from kronika.extract.classic.given_tag import given_tag
from kronika.extract.classic.links import address
from kronika.extract.engine import Ask
from kronika.extract.finder.finding import Finding, find
from kronika.extract.finder.options import Options
from kronika.extract.finder.title import LEVELS, find_title
from kronika.extract.parts import body_of, shape_of
from kronika.html.document import Document
from kronika.html.text import text_of
from kronika.lang.identify import identify
from kronika.model.article import GAP, Article, Item, Made, PageClass, Part

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

ENGINE = "finder"
MADE = Made(stage="extract", version="finder-1")
# The report publishes no figure, so a found text is as likely right as not; a tag that a person gave is right.
SEARCHED, GIVEN, NOTHING = 0.5, 1.0, 0.0
GIVEN_TAG = "given tag"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Yield:
    """What a page gave: the heading, the parts of the text, comments or briefs, and how it was found."""

    heading: Element | None = None
    parts: tuple[Part, ...] = ()
    items: tuple[Item, ...] = ()
    origin: str = ""
    faults: tuple[str, ...] = ()


def read(ask: Ask, options: Options) -> Article:
    """The text of a page; raises NotText for bytes that are no text."""
    document = ask.document()
    if options.tag or options.attributes:
        return article(ask, document, *from_tag(document, options))
    finding = find(document.root, options)
    if finding.page_class is PageClass.NO_TEXT:
        return article(ask, document, PageClass.NO_TEXT, Yield(faults=("No text is long enough.",)))
    if finding.container is None:
        return article(ask, document, finding.page_class, briefs(document, finding))
    gave = one_text(document, finding, finding.container)
    if not gave.parts and not gave.items:
        return article(ask, document, PageClass.NO_TEXT, replace(gave, faults=("Only the heading is long enough.",)))
    return article(ask, document, finding.page_class, gave)


def from_tag(document: Document, options: Options) -> tuple[PageClass, Yield]:
    """All that the given tag holds, and nothing else."""
    tag = given_tag(f"{options.tag} {options.attributes}")
    element = tag.first(document.root)
    if element is None:
        return PageClass.NO_TEXT, Yield(faults=(f"The page has no {tag}.",))
    heading = find_title(document.root, element)
    parts = tuple(parts_of(element))
    return PageClass.ARTICLE if parts else PageClass.NO_TEXT, Yield(heading=heading, parts=parts, origin=GIVEN_TAG)


def one_text(document: Document, finding: Finding, container: Element) -> Yield:
    """A page with one text: what its tag holds, without navigation, items and the heading."""
    heading = find_title(document.root, container)
    left_out = {*finding.navigation, *finding.items, heading} - {container}
    return Yield(
        heading=heading,
        parts=tuple(parts_of(container, lambda element: element in left_out)),
        items=items_of(finding, document),
        origin="article" if finding.trusted else str(container.tag),
    )


def briefs(document: Document, finding: Finding) -> Yield:
    """A page of equal texts: they are its items, and together its body; a heading inside the first is not the page's."""
    heading = find_title(document.root, finding.items[0])
    inside = heading is not None and any(around in finding.items for around in heading.iterancestors())
    parts = (part for item in finding.items for part in parts_of(item, lambda element: element in finding.navigation))
    return Yield(
        heading=None if inside else heading,
        parts=tuple(parts),
        items=items_of(finding, document),
        origin="equal tags",
    )


def items_of(finding: Finding, document: Document) -> tuple[Item, ...]:
    """Comments or briefs with their headings and links."""
    made = (item_of(element, finding, document) for element in finding.items)
    return tuple(item for item in made if item.text)


def item_of(element: Element, finding: Finding, document: Document) -> Item:
    """One comment or brief."""
    heading = next(element.iter(*LEVELS), None)
    link = next((link for link in (element if heading is None else heading).iter("a") if link.get("href")), None)
    parts = parts_of(element, lambda inner: inner is heading or inner in finding.navigation)
    return Item(
        text=GAP.join(part.text for part in parts),
        title="" if heading is None else text_of(heading),
        url=None if link is None else address(document.base, link.get("href") or ""),
    )


def article(ask: Ask, document: Document, page_class: PageClass, gave: Yield) -> Article:
    """The record of a page."""
    body = body_of(gave.parts)
    title = "" if gave.heading is None else text_of(gave.heading)
    origins = {"title": "" if gave.heading is None else str(gave.heading.tag), "body": gave.origin if body else ""}
    return Article(
        url=ask.url,
        title=title,
        lead="",
        body=body,
        shape=shape_of(gave.parts),
        page_class=page_class,
        confidence=confidence(page_class, gave.origin),
        engine=ENGINE,
        lang=ask.lang or identify(body) or document.lang,
        items=gave.items,
        origins={name: origin for name, origin in origins.items() if origin},
        faults=gave.faults,
        made=MADE,
    )


def confidence(page_class: PageClass, origin: str) -> float:
    """A plain value: given, searched, or nothing."""
    if page_class in (PageClass.NO_TEXT, PageClass.UNSOLVED):
        return NOTHING
    return GIVEN if origin == GIVEN_TAG else SEARCHED
