"""One page as the extractor sees it: tree, blocks, metadata, language and the moment it was fetched, read once."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from kronika.extract.scoring.sheet import Sheet, Told, sheet
from kronika.extract.scoring.sorts import BITS, sorts
from kronika.extract.scoring.tokens import tokens
from kronika.html.blocks import Block, Outline, outline
from kronika.html.document import Document, parse
from kronika.html.metadata import Metadata, metadata
from kronika.html.text import raw_text, text_of
from kronika.lang.dates import local
from kronika.lang.identify import identify
from kronika.lang.language import Language, language

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

# Inline elements of these names are no part of the sentence before them.
APART = frozenset(
    (
        "caption figcaption imagecaption photocaption captiontext popisek podpis credit credits byline author autor dateline timestamp pubdate "
        "perex lead lede standfirst intro zajawka anons share sharing social tags keywords advert advertisement reklama"
    ).split()
)
LONG = 60  # blocks of at least this many characters tell the language
ENOUGH = 2_000  # characters tell it
MENU_TAGS = frozenset({"nav", "footer", "header", "aside"})
MENUS = BITS["navigation"] | BITS["share"]
LINKS = 8  # of a menu, at least
LINK_LENGTH = 80  # characters of all its text for each link, at most
PARAGRAPHS = 2  # in it, at most


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class View:
    """What every part of the extractor reads and none changes."""

    document: Document
    outline: Outline
    blocks: tuple[Block, ...]
    sheet: Sheet | None  # the blocks as columns; None when there are none
    words: tuple[int, ...]  # number of words in each block
    metadata: Metadata
    lang: str | None
    tongue: Language
    now: datetime  # in the zone of the language


def look(html: bytes | str, *, url: str | None, lang: str | None, content_type: str | None, now: datetime) -> View:
    """Read a page once; raises NotText."""
    return view_of(parse(html, url=url, content_type=content_type), lang=lang, now=now)


def view_of(document: Document, *, lang: str | None, now: datetime) -> View:
    """The view of a page that was parsed already."""
    found = outlined(document)
    described = metadata(document)
    columns = sheet(found, told(document, described)) if found.blocks else None
    code = lang or guess(found.blocks) or document.lang
    tongue = language(code)
    return View(
        document=document,
        outline=found,
        blocks=tuple(found.blocks),
        sheet=columns,
        words=() if columns is None else tuple(columns.words.astype(int).tolist()),
        metadata=described,
        lang=code,
        tongue=tongue,
        now=local(now, tongue),
    )


def outlined(document: Document) -> Outline:
    """The blocks of a page that may be of an article or tell of it."""
    return outline(document, apart=stands_apart, beside=is_beside)


def told(document: Document, described: Metadata) -> Told:
    """What the page says of itself."""
    titles = [document.title, described.first("og:title"), described.first("twitter:title")]
    titles += described.article_texts("headline")[:1]
    titles += [text_of(heading) for heading in described.headings]
    descriptions = [described.first("og:description"), described.first("description")]
    descriptions += described.article_texts("description")[:1]
    return Told(
        titles=tuple(dict.fromkeys(filter(None, titles))),
        descriptions=tuple(dict.fromkeys(filter(None, descriptions))),
        body=max(described.article_texts("articleBody"), key=len, default=""),
    )


def stands_apart(element: Element) -> bool:
    """An inline element that is named as a caption, a lead, a byline … and does not stand in a sentence."""
    names = element.get("class")
    if names is None or not apart_name(names):
        return False
    parent = element.getparent()
    return parent is not None and parent.tag != "p"


def is_beside(element: Element) -> bool:
    """A menu or a list of links beside the text: many links, little else, and no headline."""
    named, number = element.get("class"), element.get("id")
    if not ((named and menu_name(named)) or (number and menu_name(number)) or element.tag in MENU_TAGS):
        return False
    if next(islice(element.iter("a"), LINKS - 1, None), None) is None:
        return False
    if next(islice(element.iter("p"), PARAGRAPHS, None), None) is not None:
        return False
    if next(element.iter("h1", "article", "main"), None) is not None:
        return False
    return length_of(element) <= LINK_LENGTH * sum(1 for _ in element.iter("a"))


def length_of(element: Element) -> int:
    """Characters of its text; only the white space of the source is folded."""
    return len(b" ".join(raw_text(element).encode().split()).decode())


@lru_cache(maxsize=16_384)
def menu_name(names: str) -> bool:
    """The names of menus and of buttons to share."""
    spoken = sorts(names)
    return bool(spoken & MENUS) and not spoken & BITS["lead"]


@lru_cache(maxsize=16_384)
def apart_name(names: str) -> bool:
    """The names of a part of the page that is not running text."""
    return not APART.isdisjoint(tokens(names))


def guess(found: list[Block]) -> str | None:
    """The language of the running text; menus are in everybody's language."""
    running: list[str] = []
    size = 0
    for block in found:
        if len(block.text) >= LONG and block.link_share < 0.5:
            running.append(block.text)
            size += len(block.text)
            if size > ENOUGH:
                break
    told = identify(" ".join(running))
    return told if told or size > ENOUGH else identify(" ".join(block.text for block in found)[:ENOUGH])
