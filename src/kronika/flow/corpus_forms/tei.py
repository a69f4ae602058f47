"""TEI P5: a teiCorpus of texts, each with its header, as `kronika extract -f tei` writes one."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING

from lxml import etree

from kronika.extract.output.format import Entry
from kronika.extract.output.kinds import tei as one_article
from kronika.extract.output.tei_header import TEI, add_header, child
from kronika.extract.output.tei_text import MAIN, add_text
from kronika.flow.arrival import Broken
from kronika.flow.corpus_fitting import shape_of
from kronika.flow.corpus_form import About, CorpusForm
from kronika.flow.corpus_xml import Documents, entry_with, read_documents, stored_values
from kronika.model.article import GAP, Article, Item, Made, PageClass, Part, PartKind
from kronika.model.corpus import CorpusEntry

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

NAMESPACE = {"t": TEI}
STORED = "stored-"  # what the types of our notes begin with


def begin(file: IO[bytes], about: About) -> Documents:
    """A part."""
    return Documents(file, one_article.KIND.frame, build)


def build(entry: CorpusEntry) -> Element:
    """One text with its header; our own numbers are notes."""
    root = etree.Element(f"{{{TEI}}}TEI", nsmap={None: TEI})  # type: ignore[dict-item]  # the stubs know no default namespace
    add_header(root, Entry(article=entry.article))
    notes = root.find(".//t:notesStmt", NAMESPACE)
    assert notes is not None
    for name, value in stored_values(entry).items():
        child(notes, "note", value, type=f"{STORED}{name}")
    add_text(root, entry.article)
    return root


def read(path: Path) -> Iterator[CorpusEntry | Broken]:
    """The texts of a file."""
    yield from read_documents(path, f"{{{TEI}}}TEI", entry_of)


def entry_of(root: Element) -> CorpusEntry:
    """One article as it was."""
    told = {
        note.get("type", "").removeprefix(STORED): note.text or ""
        for note in every(root, "t:teiHeader/t:fileDesc/t:notesStmt/t:note")
        if note.get("type", "").startswith(STORED)
    }
    return entry_with(article_of(root), told)


def article_of(root: Element) -> Article:
    """An article from its header and its text."""
    file, profile = "t:teiHeader/t:fileDesc/", "t:teiHeader/t:profileDesc/"
    notes = every(root, f"{file}t:notesStmt/t:note")
    origins = {note.get("n") or "": note.text or "" for note in notes if note.get("type") == "origin"}
    published = root.find(f"{file}t:sourceDesc/t:bibl/t:date", NAMESPACE)
    page = first(root, f"{file}t:sourceDesc/t:bibl/t:idno[@type='page']")
    lead, parts = text_of(root)
    return Article(
        url=first(root, f"{file}t:sourceDesc/t:bibl/t:ref"),
        title=first(root, f"{file}t:titleStmt/t:title") or "",
        lead=GAP.join(lead),
        body=GAP.join(part.text for part in parts),
        shape=shape_of([part.sign for part in parts]),
        page_class=PageClass("".join(terms(root, "page_class"))),
        confidence=float(note_of(notes, "confidence") or 0.0),
        engine=note_of(notes, "engine") or "",
        published=datetime.fromisoformat(published.get("when") or "") if published is not None else None,
        published_from=origins.get("published"),
        authors=tuple(one.text or "" for one in every(root, f"{file}t:titleStmt/t:author")),
        keywords=terms(root, "keywords"),
        section=next(iter(terms(root, "section")), None),
        lang=first(root, f"{profile}t:langUsage/t:language"),
        made=made_of(notes),
        page_id=int(page) if page else None,
        items=tuple(item_of(one) for one in every(root, "t:text/t:body/t:div/t:div") if is_item(one)),
        origins={name: origin for name, origin in origins.items() if name != "published"},
        faults=tuple(note.text or "" for note in notes if note.get("type") == "fault"),
        following=next((first(note, "t:ref") for note in notes if note.get("type") == "following"), None),
        pages=tuple(first(note, "t:ref") or "" for note in notes if note.get("type") == "page"),
    )


def text_of(root: Element) -> tuple[list[str], list[Part]]:
    """The paragraphs of the lead, and the parts of the body."""
    lead: list[str] = []
    parts: list[Part] = []
    for main in every(root, f"t:text/t:body/t:div[@type='{MAIN}']"):
        for element in main:
            if name_of(element) == "p" and element.get("rend") == "lead":
                lead.append(lines_of(element))
            elif name_of(element) != "head":
                parts += parts_of(element)
    return lead, [] if [part.sign + part.text for part in parts] == ["p"] else parts


def parts_of(element: Element) -> Iterator[Part]:
    """The parts an element stands for; divisions and lists hold several."""
    name = name_of(element)
    if name == "div":
        for inner in element:
            yield from parts_of(inner)
    elif name == "head":
        yield Part(kind=PartKind.HEADING, text=lines_of(element), level=int((element.get("rend") or "h0")[1:]))
    elif name == "list":
        yield from items_of(element, 1)
    elif name == "table":
        rows = ("\t".join(cell.text or "" for cell in row) for row in element)
        yield Part(kind=PartKind.TABLE, text="\n".join(rows))
    elif name == "p" and (code := element.find("t:code", NAMESPACE)) is not None:
        yield Part(kind=PartKind.CODE, text=code.text or "")
    else:
        yield Part(kind=PartKind.QUOTE if name == "quote" else PartKind.PARAGRAPH, text=lines_of(element))


def items_of(holder: Element, depth: int) -> Iterator[Part]:
    """The items of a list and of the lists inside it."""
    for element in holder:
        yield Part(kind=PartKind.ITEM, text=lines_of(element), level=int(element.get("n") or depth))
        for inner in element.findall("t:list", NAMESPACE):
            yield from items_of(inner, depth + 1)


def is_item(element: Element) -> bool:
    """Whether a division is a comment or a brief."""
    return element.get("type") in ("comment", "brief")


def item_of(element: Element) -> Item:
    """A comment or a brief."""
    head, date = element.find("t:head", NAMESPACE), element.find("t:byline/t:date", NAMESPACE)
    return Item(
        text=GAP.join(lines_of(one) for one in element.findall("t:p", NAMESPACE)),
        title=lines_of(head) if head is not None else "",
        author=first(element, "t:byline/t:name") or "",
        url=first(element, "t:byline/t:ref"),
        at=datetime.fromisoformat(date.get("when") or "") if date is not None else None,
    )


def lines_of(element: Element) -> str:
    """The text of an element; <lb/> are its line breaks."""
    pieces = [element.text or ""]
    for inner in element:
        if name_of(inner) == "lb":
            pieces += ["\n", inner.tail or ""]
    return "".join(pieces)


def made_of(notes: list[Element]) -> Made | None:
    """What made the article."""
    return next(
        (Made(stage=one.get("n") or "", version=one.text or "") for one in notes if one.get("type") == "made"), None
    )


def note_of(notes: list[Element], kind: str) -> str | None:
    """The first note of a type."""
    return next((note.text for note in notes if note.get("type") == kind), None)


def terms(root: Element, name: str) -> tuple[str, ...]:
    """The terms of one list of keywords."""
    path = f"t:teiHeader/t:profileDesc/t:textClass/t:keywords[@n='{name}']/t:term"
    return tuple(one.text or "" for one in every(root, path))


def every(root: Element, path: str) -> list[Element]:
    """Elements at a path."""
    return root.findall(path, NAMESPACE)


def first(root: Element, path: str) -> str | None:
    """The text of the first element at a path; None where there is none."""
    found = root.find(path, NAMESPACE)
    return None if found is None else found.text or ""


def name_of(element: Element) -> str:
    """The name of an element without its namespace."""
    return etree.QName(element).localname


KIND = CorpusForm(
    suffix=".tei.xml", begin=begin, read=read, carries="the article whole; nothing of what is told of its text"
)
