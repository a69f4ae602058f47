"""The text of a TEI document: divisions by headings, paragraphs, lists, quotations, tables, code, comments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kronika.extract.output.nesting import depths, runs
from kronika.extract.output.tei_header import add_address, child, mark_language
from kronika.extract.output.xml_values import XML_SPACE, moment
from kronika.model.article import GAP, Article, Item, PageClass, Part, PartKind

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

MAIN = "article"


def add_text(root: Element, article: Article) -> None:
    """The article in a division of its own, then one of comments or briefs."""
    text = child(root, "text")
    mark_language(text, article.lang)
    body = child(text, "body")
    add_article(child(body, "div", type=MAIN), article)
    if article.items:
        add_items(body, article)


def add_article(division: Element, article: Article) -> None:
    """Title, lead and body. TEI knows no type of a paragraph, so the lead is told by its rendition."""
    if article.title:
        fill(child(division, "head"), article.title)
    for text in article.lead.split(GAP) if article.lead else ():
        fill(child(division, "p", rend="lead"), text)
    add_body(division, article.parts)
    if not len(division):
        child(division, "p")


def add_body(division: Element, parts: tuple[Part, ...]) -> None:
    """A heading opens a division inside that of the next higher heading: TEI has heads only at the top of divisions."""
    around: list[tuple[int, Element]] = [(0, division)]
    for run in runs(parts):
        part = run[0]
        if part.kind is PartKind.HEADING:
            while len(around) > 1 and around[-1][0] >= part.level:
                around.pop()
            around.append((part.level, child(around[-1][1], "div")))
            fill(child(around[-1][1], "head", rend=f"h{part.level}"), part.text)
        elif part.kind is PartKind.ITEM:
            add_list(around[-1][1], run)
        else:
            add_part(around[-1][1], part)


def add_list(division: Element, items: tuple[Part, ...]) -> None:
    """A list; deeper items are a list inside the item above them. A level that this does not tell is its number."""
    lists: list[Element] = [child(division, "list")]
    for item, depth in zip(items, depths(items), strict=True):
        del lists[depth + 1 :]
        if depth == len(lists):
            lists.append(child(lists[-1][-1], "list"))
        marks = {} if item.level == depth + 1 else {"n": str(item.level)}
        fill(child(lists[-1], "item", **marks), item.text)


def add_part(division: Element, part: Part) -> None:
    """A paragraph, a quotation, a table or a piece of code."""
    if part.kind is PartKind.TABLE:
        table = child(division, "table")
        for line in part.text.split("\n"):
            row = child(table, "row")
            for cell in line.split("\t"):
                child(row, "cell", cell)
    elif part.kind is PartKind.CODE:
        child(child(division, "p"), "code", part.text).set(XML_SPACE, "preserve")
    else:
        fill(child(division, "quote" if part.kind is PartKind.QUOTE else "p"), part.text)


def add_items(body: Element, article: Article) -> None:
    """Comments or briefs, each a division with its head and byline."""
    one, many = ("brief", "briefs") if article.page_class is PageClass.BRIEFS else ("comment", "comments")
    holder = child(body, "div", type=many)
    for item in article.items:
        division = child(holder, "div", type=one)
        if item.title:
            fill(child(division, "head"), item.title)
        add_byline(division, item)
        for text in item.text.split(GAP):
            fill(child(division, "p"), text)


def add_byline(division: Element, item: Item) -> None:
    """Who, when and where, as far as they are known."""
    if not (item.author or item.at or item.url):
        return
    byline = child(division, "byline")
    if item.author:
        child(byline, "name", item.author)
    if item.at:
        child(byline, "date", f"{item.at:%Y-%m-%d %H:%M}", when=moment(item.at))
    if item.url:
        add_address(byline, item.url)


def fill(element: Element, text: str) -> None:
    """Text into an element; its line breaks become <lb/>."""
    first, *more = text.split("\n")
    element.text = first
    for line in more:
        child(element, "lb").tail = line
