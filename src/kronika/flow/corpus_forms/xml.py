"""XML as `kronika extract -f xml` writes it, many articles in one file; docs/reference/article.rng is its schema."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING

from lxml import etree

from kronika.extract.output.kinds import xml as one_article
from kronika.flow.arrival import Broken
from kronika.flow.corpus_fitting import shape_of
from kronika.flow.corpus_form import About, CorpusForm
from kronika.flow.corpus_xml import Documents, entry_with, read_documents, stored_values
from kronika.model.article import GAP, Article, Item, Made, PageClass, Part, PartKind
from kronika.model.corpus import CorpusEntry

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

KINDS = {kind.name.lower(): kind for kind in PartKind}


def begin(file: IO[bytes], about: About) -> Documents:
    """A part."""
    return Documents(file, one_article.KIND.frame, build)


def build(entry: CorpusEntry) -> Element:
    """One article."""
    root = etree.Element("article", version=one_article.VERSION)
    if entry.page_id:
        root.set("page", str(entry.page_id))
    one_article.add_metadata(root, entry.article)
    etree.SubElement(root[0], "stored", stored_values(entry))
    one_article.add_text(root, entry.article)
    one_article.add_items(root, entry.article.items)
    return root


def read(path: Path) -> Iterator[CorpusEntry | Broken]:
    """The articles of a file."""
    yield from read_documents(path, "article", entry_of)


def entry_of(root: Element) -> CorpusEntry:
    """One article as it was."""
    stored = root.find("metadata/stored")
    if stored is None:
        raise ValueError("it does not say where it is from")
    return entry_with(article_of(root), {str(name): str(value) for name, value in stored.attrib.items()})


def article_of(root: Element) -> Article:
    """An article from its element."""
    told, text = wanted(root, "metadata"), wanted(root, "text")
    made, published = told.find("made"), told.find("published")
    parts = [part_of(element) for element in text if element.tag != "lead"]
    return Article(
        url=value(told, "url"),
        title=value(told, "title") or "",
        lead=GAP.join(element.text or "" for element in text.findall("lead")),
        body=GAP.join(part.text for part in parts),
        shape=shape_of([part.sign for part in parts]),
        page_class=PageClass(value(told, "class") or ""),
        confidence=float(value(told, "confidence") or 0.0),
        engine=value(told, "engine") or "",
        published=datetime.fromisoformat(published.text or "") if published is not None else None,
        published_from=published.get("from") if published is not None else None,
        authors=values(told, "authors/author"),
        keywords=values(told, "keywords/keyword"),
        section=value(told, "section"),
        lang=value(told, "lang"),
        made=Made(stage=made.get("stage") or "", version=made.get("version") or "") if made is not None else None,
        page_id=int(root.get("page") or 0) or None,
        items=tuple(item_of(element) for element in root.findall("items/entry")),
        origins={element.get("field") or "": element.text or "" for element in told.findall("origin")},
        faults=values(told, "faults/fault"),
        following=value(told, "following"),
        pages=values(told, "pages/page"),
    )


def part_of(element: Element) -> Part:
    """One part; a table's rows are lines, its cells are parted by tabs."""
    kind = KINDS[str(element.tag)]
    rows = ("\t".join(cell.text or "" for cell in row) for row in element)
    text = "\n".join(rows) if kind is PartKind.TABLE else element.text or ""
    return Part(kind=kind, text=text, level=int(element.get("level") or 0))


def item_of(element: Element) -> Item:
    """A comment or a brief."""
    at = value(element, "at")
    return Item(
        text=value(element, "text") or "",
        title=value(element, "title") or "",
        author=value(element, "author") or "",
        url=value(element, "url"),
        at=datetime.fromisoformat(at) if at else None,
    )


def wanted(element: Element, name: str) -> Element:
    """An element that has to be there."""
    found = element.find(name)
    if found is None:
        raise ValueError(f"it has no {name}")
    return found


def value(element: Element, name: str) -> str | None:
    """The text of an element, None where there is none."""
    found = element.find(name)
    return None if found is None else found.text or ""


def values(element: Element, path: str) -> tuple[str, ...]:
    """The texts of several elements."""
    return tuple(found.text or "" for found in element.findall(path))


KIND = CorpusForm(
    suffix=".xml", begin=begin, read=read, carries="the article whole; nothing of what is told of its text"
)
