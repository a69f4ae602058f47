"""XML: the text and its metadata as one small document; docs/reference/article.rng is its schema."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lxml import etree

from kronika.extract.output.format import Entry, Format, Frame
from kronika.extract.output.xml_values import DECLARATION, XML_SPACE, moment, serialised
from kronika.model.article import GAP, Article, Item, Part, PartKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lxml.etree import _Element as Element

VERSION = "1"


def write(entry: Entry) -> str:
    """One document."""
    root = etree.Element("article", version=VERSION)
    if entry.file is not None:
        root.set("file", entry.file)
    if entry.article.page_id is not None:
        root.set("page", str(entry.article.page_id))
    add_metadata(root, entry.article)
    add_text(root, entry.article)
    add_items(root, entry.article.items)
    return serialised(root, narrow=entry.narrow)


def add_metadata(root: Element, article: Article) -> None:
    """What is known about the text."""
    holder = etree.SubElement(root, "metadata")
    add(holder, "url", article.url)
    add(holder, "title", article.title)
    if article.published:
        marks = {"from": article.published_from} if article.published_from else {}
        add(holder, "published", moment(article.published), **marks)
    add_list(holder, "authors", "author", article.authors)
    add_list(holder, "keywords", "keyword", article.keywords)
    add(holder, "section", article.section)
    add(holder, "lang", article.lang)
    add(holder, "class", article.page_class.value)
    add(holder, "confidence", f"{article.confidence:.3f}")
    add(holder, "engine", article.engine)
    if article.made:
        etree.SubElement(holder, "made", stage=article.made.stage, version=article.made.version)
    for field, origin in article.origins.items():
        add(holder, "origin", origin, field=field)
    add(holder, "following", article.following)
    add_list(holder, "pages", "page", article.pages)
    add_list(holder, "faults", "fault", article.faults)


def add_text(root: Element, article: Article) -> None:
    """Lead and body, part by part."""
    holder = etree.SubElement(root, "text")
    for text in article.lead.split(GAP) if article.lead else ():
        add(holder, "lead", text)
    for part in article.parts:
        add_part(holder, part)


def add_part(holder: Element, part: Part) -> None:
    """One part, named for its kind; a table is rows of cells."""
    made = etree.SubElement(holder, part.kind.name.lower())
    if part.level:
        made.set("level", str(part.level))
    if part.kind is PartKind.TABLE:
        for line in part.text.split("\n"):
            row = etree.SubElement(made, "row")
            for cell in line.split("\t"):
                add(row, "cell", cell)
        return
    if part.kind is PartKind.CODE:
        made.set(XML_SPACE, "preserve")
    made.text = part.text


def add_items(root: Element, items: Iterable[Item]) -> None:
    """Comments or briefs."""
    holder = etree.SubElement(root, "items")
    for item in items:
        made = etree.SubElement(holder, "entry")
        add(made, "title", item.title or None)
        add(made, "author", item.author or None)
        add(made, "at", moment(item.at) if item.at else None)
        add(made, "url", item.url)
        add(made, "text", item.text)


def add_list(holder: Element, name: str, member: str, texts: Iterable[str]) -> None:
    """Several values under one roof, which stands even when there are none."""
    made = etree.SubElement(holder, name)
    for text in texts:
        add(made, member, text)


def add(holder: Element, name: str, text: str | None, **marks: str) -> None:
    """An element with a text; nothing at all for what is not known."""
    if text is not None:
        etree.SubElement(holder, name, marks).text = text


KIND = Format(
    suffix=".xml",
    write=write,
    frame=Frame(
        opening=f'{DECLARATION}<articles version="{VERSION}">\n', closing="</articles>\n", declaration=DECLARATION
    ),
)
