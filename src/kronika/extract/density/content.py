"""The content of the article: what is left of a page when all else is gone, by its structure or by its microdata."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from kronika.extract.classic.flow import parts_of
from kronika.extract.density.cleaning import drop, drop_above, drop_ads, drop_silent, drop_social
from kronika.extract.density.keywords import links_until
from kronika.extract.density.marking import Marker, by_links
from kronika.extract.density.nodes import Node, nodes_of
from kronika.extract.density.options import Options
from kronika.extract.density.published import Published
from kronika.extract.density.teasers import drop_teasers
from kronika.html.text import fold
from kronika.model.article import Part

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

PROPERTY = "//*[contains(concat(' ', normalize-space(@itemprop), ' '), ' {} ')]"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Content:
    """The parts of the text, a lead only where microdata tell it, and the links that may be keywords."""

    parts: tuple[Part, ...]
    lead: tuple[Part, ...] = ()
    links: tuple[Element, ...] = ()
    way: str  # structure or microdata


def find_content(root: Element, headline: Element | None, published: Published | None, options: Options) -> Content:
    """The content of a tree, which is taken apart on the way."""
    if outermost(root, "articleBody"):
        return by_microdata(root, options)
    return by_structure(root, headline, published, options)


def by_structure(root: Element, headline: Element | None, published: Published | None, options: Options) -> Content:
    """Nodes with text, without those that go."""
    drop_silent(root)
    if headline is not None:
        drop_above(headline)
    nodes = nodes_of(root)
    marks = Marker(nodes, options, published).mark()
    links = links_until(root, None if marks.end is None else nodes[marks.end].element)
    drop_teasers(root, length=marks.length, min_page_len=options.min_page_len)
    drop_marked(nodes, marks.gone)
    clean(root, options)
    parts = without_date(parts_of(root), published)
    return Content(parts=tuple(parts), links=tuple(links), way="structure")


def by_microdata(root: Element, options: Options) -> Content:
    """itemprop=articleBody, with itemprop=description as the lead; inside, nodes of links go."""
    nodes = nodes_of(root)
    links = links_until(root, None)
    drop_marked(nodes, by_links(nodes, options))
    drop_silent(root)
    clean(root, options)
    bodies = outermost(root, "articleBody")
    around = {element for body in bodies for element in body.iterancestors()}
    leads = [element for element in outermost(root, "description") if element not in around]
    lead = [part for element in leads for part in parts_of(element)]
    parts = [part for element in bodies for part in parts_of(element, lambda inner: inner in leads)]
    return Content(parts=tuple(parts), lead=tuple(lead), links=tuple(links), way="microdata")


def outermost(root: Element, name: str) -> list[Element]:
    """The elements of one property, without those that lie in another one."""
    found = cast("list[Element]", root.xpath(PROPERTY.format(name)))
    held = set(found)
    return [element for element in found if not any(around in held for around in element.iterancestors())]


def drop_marked(nodes: Sequence[Node], gone: Sequence[bool]) -> None:
    """Take marked nodes out; one that holds nodes which stay loses only its own text and links.

    The original does not say what becomes of such a node; its recall of 1.000 says that the text in it was not lost.
    """
    around: set[Element] = set()
    for node, going in zip(nodes, gone, strict=True):
        for element in () if going else (node.element, *node.element.iterancestors()):
            if element in around:
                break
            around.add(element)
    for node, going in zip(nodes, gone, strict=True):
        if going and node.element not in around:
            drop(node.element)
        elif going:
            empty(node.element, around)


def empty(element: Element, around: set[Element]) -> None:
    """Take out the text and the links that stand directly in an element."""
    element.text = None
    for child in list(element.iterchildren()):
        child.tail = None
        if child.tag == "a" and child not in around:
            drop(child)


def clean(root: Element, options: Options) -> None:
    """Advertising and social buttons."""
    drop_ads(root, options)
    drop_social(root, options)


def without_date(parts: list[Part], published: Published | None) -> list[Part]:
    """The date of publication does not belong to the content; if it stayed, its words are cut out."""
    if published is None or published.source != "text":
        return parts
    for index, part in enumerate(parts):
        if published.words in part.text:
            lines = (fold(line) for line in part.text.replace(published.words, "", 1).split("\n"))
            text = "\n".join(line for line in lines if line)
            return [*parts[:index], *([replace(part, text=text)] if text else []), *parts[index + 1 :]]
    return parts
