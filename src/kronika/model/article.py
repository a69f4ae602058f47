"""An article: what extraction takes out of a page, and how sure it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

GAP = "\n\n"  # between the parts of a text; no part holds an empty line


class PageClass(StrEnum):
    """What kind of page it is."""

    ARTICLE = "article"
    ARTICLE_WITH_COMMENTS = "article_with_comments"
    BRIEFS = "briefs"
    NO_TEXT = "no_text"
    UNSOLVED = "unsolved"
    SOFT_404 = "soft_404"
    WALL = "wall"
    CHALLENGE = "challenge"
    PAYWALL = "paywall"


@dataclass(frozen=True, slots=True, kw_only=True)
class Made:
    """What made a derived record: stage and version, so that it can be made again."""

    stage: str
    version: str


class PartKind(StrEnum):
    """What a part of a body is; the value is its sign in `Article.shape`."""

    PARAGRAPH = "p"
    HEADING = "h"
    ITEM = "i"
    QUOTE = "q"
    TABLE = "t"  # rows are lines, cells are parted by tabs
    CODE = "c"  # line breaks and white space as written


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One paragraph, heading, list item, quotation, table or piece of code of a body."""

    kind: PartKind
    text: str
    level: int = 0  # of a heading 1 … 6, of a list item its depth from 1

    @property
    def sign(self) -> str:
        """Kind and level as `Article.shape` holds them: p, h2, i1."""
        return f"{self.kind.value}{self.level or ''}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """A reader's comment, or one brief of a page of briefs."""

    text: str
    title: str = ""
    url: str | None = None
    author: str = ""
    at: datetime | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Article:
    """The clean article of one page. Empty strings and None mean "not found", never "unknown error"."""

    url: str | None
    title: str
    lead: str
    body: str
    page_class: PageClass
    confidence: float  # 0 … 1
    engine: str
    published: datetime | None = None  # aware; UTC when the page named no zone and no language rule applied
    published_from: str | None = None  # jsonld, microdata, meta, text …
    authors: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    section: str | None = None
    lang: str | None = None
    made: Made | None = None
    page_id: int | None = None
    shape: str = ""  # the signs of the body's parts, parted by spaces; empty: paragraphs only
    items: tuple[Item, ...] = ()  # comments of an article with comments, briefs of a page of briefs
    origins: Mapping[str, str] = field(default_factory=dict)  # field → where it came from: jsonld, h1, recipe …
    faults: tuple[str, ...] = ()  # what was tried and found nothing, as sentences
    following: str | None = None  # address of the page the text goes on at
    whole: str | None = (
        None  # address of a page that has all of such a text at once; only until pages are joined, not stored
    )
    place: str = ""  # path of the element that holds a text that goes on; until pages are joined, not stored
    pages: tuple[str, ...] = ()  # addresses of the following pages whose text is in the body

    @property
    def parts(self) -> tuple[Part, ...]:
        """The body as headings, paragraphs, items …; the lead is not among them."""
        texts = self.body.split(GAP) if self.body else []
        signs = self.shape.split()
        if len(signs) != len(texts):
            return tuple(Part(kind=PartKind.PARAGRAPH, text=text) for text in texts)
        return tuple(
            Part(kind=PartKind(sign[0]), text=text, level=int(sign[1:] or 0))
            for sign, text in zip(signs, texts, strict=True)
        )

    @property
    def text(self) -> str:
        """Lead and body as one text."""
        return GAP.join(part for part in (self.lead, self.body) if part)


@dataclass(frozen=True, slots=True, kw_only=True)
class ArticleRecord:
    """An article as the store keeps it: with its number, its source's name and the page it came from."""

    id: int
    source: str
    page_id: int
    fetched_at: datetime
    article: Article
    quarantined: bool = False  # the watchdog says that this text is wrong


@dataclass(frozen=True, slots=True, kw_only=True)
class ArticleFilter:
    """Which articles to list, newest first by publication (or by fetching where that is unknown)."""

    source: str | None = None
    lang: str | None = None
    page_class: PageClass | None = None
    since: datetime | None = None
    until: datetime | None = None
    words: str | None = None  # every word must occur in title or lead or body, whatever its case
    dated: bool = False  # only those whose publication date is known
    with_text: bool = True  # leave out pages without an article (no_text, unsolved, briefs …)
    quarantined: bool | None = False  # texts that are wrong: False leaves them out, True wants only these, None both
