"""The header of a TEI document: what the text is, where it came from, and how it was taken out."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from lxml import etree

from kronika.extract.output.xml_values import XML_LANG, moment, pointer, tongue

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lxml.etree import _Element as Element

    from kronika.extract.output.format import Entry
    from kronika.model.article import Article

TEI = "http://www.tei-c.org/ns/1.0"
PUBLISHED = "Taken out of a web page by Kronika; the rights are those of the page."


def child(parent: Element, name: str, text: str | None = None, **marks: str) -> Element:
    """A new TEI element at the end of another."""
    made = etree.SubElement(parent, f"{{{TEI}}}{name}", marks)
    made.text = text
    return made


def add_address(parent: Element, address: str) -> None:
    """A link, with the address also as it was written."""
    made = child(parent, "ref", address)
    if address:
        made.set("target", pointer(address))


def add_header(root: Element, entry: Entry) -> None:
    """fileDesc, then profileDesc where there is something to say."""
    header = child(root, "teiHeader")
    add_file(header, entry)
    add_profile(header, entry.article)


def add_file(header: Element, entry: Entry) -> None:
    """Title and authors, publication, notes, source: the order is TEI's."""
    described = child(header, "fileDesc")
    statement = child(described, "titleStmt")
    child(statement, "title", entry.article.title)
    for author in entry.article.authors:
        child(statement, "author", author)
    child(child(described, "publicationStmt"), "p", PUBLISHED)
    add_notes(child(described, "notesStmt"), entry.article)
    add_source(child(child(described, "sourceDesc"), "bibl"), entry)


def add_notes(notes: Element, article: Article) -> None:
    """What TEI has no place of its own for: engine, confidence, origins of fields, faults, pages joined."""
    child(notes, "note", article.engine, type="engine")
    child(notes, "note", f"{article.confidence:.3f}", type="confidence")
    if article.made:
        child(notes, "note", article.made.version, type="made", n=article.made.stage)
    if article.published_from:
        child(notes, "note", article.published_from, type="origin", n="published")
    for field, origin in article.origins.items():
        if field != "published" or not article.published_from:
            child(notes, "note", origin, type="origin", n=field)
    for fault in article.faults:
        child(notes, "note", fault, type="fault")
    for kind, addresses in (("following", [article.following] if article.following else []), ("page", article.pages)):
        for address in addresses:
            add_address(child(notes, "note", type=kind), address)


def add_source(bibl: Element, entry: Entry) -> None:
    """The page itself."""
    article = entry.article
    child(bibl, "title", article.title)
    for author in article.authors:
        child(bibl, "author", author)
    if article.url:
        host = host_of(article.url)
        if host:
            child(bibl, "publisher", host)
        add_address(bibl, article.url)
    if article.published:
        child(bibl, "date", when=moment(article.published)).text = f"{article.published.date()}"
    if entry.file is not None:
        child(bibl, "idno", entry.file, type="file")
    if article.page_id is not None:
        child(bibl, "idno", str(article.page_id), type="page")


def add_profile(header: Element, article: Article) -> None:
    """Language, and the classes the text belongs to."""
    profile = child(header, "profileDesc")
    if article.lang:
        child(child(profile, "langUsage"), "language", article.lang, ident=tongue(article.lang) or "und")
    classes = child(profile, "textClass")
    add_terms(classes, "page_class", [article.page_class.value])
    add_terms(classes, "section", [article.section] if article.section else [])
    add_terms(classes, "keywords", article.keywords)


def add_terms(classes: Element, name: str, terms: Iterable[str]) -> None:
    """One list of keywords, if there are any."""
    found = list(terms)
    if found:
        holder = child(classes, "keywords", n=name)
        for term in found:
            child(holder, "term", term)


def mark_language(element: Element, lang: str | None) -> None:
    """xml:lang, where it is a language's code."""
    code = tongue(lang)
    if code:
        element.set(XML_LANG, code)


def host_of(address: str) -> str | None:
    """The site an address leads to."""
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None
