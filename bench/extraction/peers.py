"""The open-source extractors we are measured against: each entry makes a reader, or fails when it is not installed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bench.extraction.contender import Found, Given, Reader
from bench.extraction.stoplists import LANGUAGES

BASE = "trafilatura"  # speeds are multiples of its speed
NOWHERE = "http://example.com/a"
BREAKING = ("p", "div", "li", "br", "h1", "h2", "h3", "h4", "td", "blockquote")


def trafilatura(**options: Any) -> Reader:
    """The text only: without metadata, its quickest way."""
    from trafilatura import extract

    return lambda given: Found(text=extract(given.html, include_comments=False, **options) or "")


def trafilatura_fields() -> Reader:
    """Text and metadata."""
    from trafilatura import bare_extraction

    def read(given: Given) -> Found:
        document = bare_extraction(given.html, url=given.url, include_comments=False, with_metadata=True)
        fields = document.as_dict() if document else {}
        return Found(
            text=fields.get("text") or "",
            title=fields.get("title") or "",
            date=fields.get("date") or "",
            author=fields.get("author") or "",
        )

    return read


def readability() -> Reader:
    """Its summary is HTML; the text is taken with a line break after each block."""
    from lxml.html import fromstring
    from readability import Document

    def read(given: Given) -> Found:
        document = Document(given.html)
        tree = fromstring(document.summary())
        for element in tree.iter(*BREAKING):
            element.tail = "\n" + (element.tail or "")
        return Found(text=tree.text_content(), title=document.short_title() or "")

    return read


def newspaper4k() -> Reader:
    """Downloads nothing: it is handed the page."""
    from newspaper import Article

    def read(given: Given) -> Found:
        article = Article(given.url or NOWHERE, fetch_images=False)
        article.download(input_html=given.html)
        article.parse()
        return Found(
            text=article.text or "",
            title=article.title or "",
            date=str(article.publish_date or ""),
            author=";".join(article.authors),
        )

    return read


def resiliparse() -> Reader:
    """The main content as plain text."""
    from resiliparse.extract.html2text import extract_plain_text

    return lambda given: Found(text=extract_plain_text(given.html, main_content=True, alt_texts=False) or "")


def justext() -> Reader:
    """Wants to be told the language, so it is."""
    import justext as library

    there = library.get_stoplists()
    words: dict[str, frozenset[str]] = {}

    def read(given: Given) -> Found:
        name = LANGUAGES.get(given.lang or "", "English")
        name = name if name in there else "English"
        if name not in words:
            words[name] = library.get_stoplist(name)
        paragraphs = library.justext(given.html, words[name])
        return Found(text="\n".join(one.text for one in paragraphs if not one.is_boilerplate))

    return read


def boilerpy3() -> Reader:
    """Its article extractor."""
    from boilerpy3.extractors import ArticleExtractor

    extractor = ArticleExtractor(raise_on_failure=False)
    return lambda given: Found(text=extractor.get_content(given.html) or "")


PEERS: Mapping[str, Callable[[], Reader]] = {
    BASE: trafilatura,
    "trafilatura_precision": lambda: trafilatura(favor_precision=True),
    "trafilatura_fast": lambda: trafilatura(fast=True),
    "trafilatura_fields": trafilatura_fields,
    "readability": readability,
    "newspaper4k": newspaper4k,
    "resiliparse": resiliparse,
    "justext": justext,
    "boilerpy3": boilerpy3,
}
